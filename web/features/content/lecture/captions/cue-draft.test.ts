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

it('adds a caption after another, up to the next at most', () => {
  expect(lines(addCue(draft, 0).draft)[1]).toBe('2 0:03 0:04 ')
  expect(lines(addCue(draft, 1).draft)[2]).toBe('2 1:10.500 1:12.500 ')
  expect(addCue([], -1)).toEqual({ draft: [{ id: 0, start: '0:00', end: '0:02', text: '' }], id: 0 })
})

it.each([
  [0.5, 0, '2 0:00.500 0:01 '],
  [3.5, 1, '2 0:03.500 0:04 '],
  [90, 2, '2 1:30 1:32 '],
])('adds a caption at %d seconds of the video among the others', (position, index, line) => {
  expect(lines(addCueAt(draft, position).draft)[index]).toBe(line)
})

it('splits a caption where the video is, or in the middle, at a space', () => {
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

it('merges a caption with the next', () => {
  expect(lines(mergeCue(draft, 0))).toEqual(['0 0:01 1:10.500 Wash your hands\nDry\nthem'])
  expect(mergeCue(draft, 1)).toEqual(draft)
})

it('moves all times, none before the start, and leaves what is no time', () => {
  const typed = changeCue(draft, 1, { end: 'soon' })
  expect(lines(shiftCues(typed, -1.5))).toEqual(['0 0:00 0:01.500 Wash your hands', '1 0:02.500 soon Dry\nthem'])
  expect(lines(shiftCues(draft, 0.25))[0]).toBe('0 0:01.250 0:03.250 Wash your hands')
})

it('removes a caption', () => expect(lines(removeCue(draft, 0))).toEqual([lines(draft)[1]]))
