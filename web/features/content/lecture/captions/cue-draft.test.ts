import { expect, it } from 'vitest'
import { addCue, addCueAt, changeCue, cuesOf, draftOf, mergeCue, removeCue, shiftCues, splitCue } from './cue-draft.ts'

const draft = draftOf([
  { start: 1, end: 3, text: 'Wash your hands' },
  { start: 4, end: 70.5, text: 'Dry\nthem' },
])
const lines = (cues: typeof draft) => cues.map(({ id, start, end, text }) => `${id} ${start} ${end} ${text}`)

it('times are shown as typed, and parse back', () => {
  expect(lines(draft)).toEqual(['0 0:01 0:03 Wash your hands', '1 0:04 1:10.500 Dry\nthem'])
  expect(cuesOf(changeCue(draft, 1, { start: 'soon', text: ' Dry \n\n them ' }))).toEqual([
    { start: 1, end: 3, text: 'Wash your hands' },
    { start: Number.NaN, end: 70.5, text: 'Dry\nthem' },
  ])
})

it('a new caption follows another and ends at the next one at the latest', () => {
  expect(lines(addCue(draft, 0).draft)[1]).toBe('2 0:03 0:04 ')
  expect(lines(addCue(draft, 1).draft)[2]).toBe('2 1:10.500 1:12.500 ')
  expect(addCue([], -1)).toEqual({ draft: [{ id: 0, start: '0:00', end: '0:02', text: '' }], id: 0 })
})

it.each([
  [0.5, 0, '2 0:00.500 0:01 '],
  [3.5, 1, '2 0:03.500 0:04 '],
  [90, 2, '2 1:30 1:32 '],
])('a new caption at %d seconds is inserted in order', (position, index, line) => {
  expect(lines(addCueAt(draft, position).draft)[index]).toBe(line)
})

it('a caption is split at the current time, or in the middle, at a space', () => {
  expect(lines(splitCue(draft, 0, 1.5).draft)).toEqual([
    '0 0:01 0:01.500 Wash',
    '2 0:01.500 0:03 your hands',
    lines(draft)[1],
  ])
  expect(lines(splitCue(draft, 0, 60).draft).slice(0, 2)).toEqual(['0 0:01 0:02 Wash your', '2 0:02 0:03 hands'])
  expect(lines(splitCue(changeCue(draft, 0, { text: 'Wash' }), 0, 60).draft)[1]).toBe('2 0:02 0:03 ')
  const faulty = changeCue(draft, 0, { end: '0:00' })
  expect(splitCue(faulty, 0, 60)).toEqual({ draft: faulty, id: 0 })
})

it('a caption merges with the next', () => {
  expect(lines(mergeCue(draft, 0))).toEqual(['0 0:01 1:10.500 Wash your hands\nDry\nthem'])
  expect(mergeCue(draft, 1)).toEqual(draft)
})

it('all times shift, never below zero, and invalid times stay', () => {
  const typed = changeCue(draft, 1, { end: 'soon' })
  expect(lines(shiftCues(typed, -1.5))).toEqual(['0 0:00 0:01.500 Wash your hands', '1 0:02.500 soon Dry\nthem'])
  expect(lines(shiftCues(draft, 0.25))[0]).toBe('0 0:01.250 0:03.250 Wash your hands')
})

it('a caption is removed', () => expect(lines(removeCue(draft, 0))).toEqual([lines(draft)[1]]))
