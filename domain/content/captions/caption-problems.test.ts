import { describe, expect, it } from 'vitest'
import { captionProblems, isCaptionError, LATEST, MAX_CUE_TEXT } from './caption-problems.ts'

const cue = (start: number, end: number, text = 'Hello') => ({ start, end, text })
const ofOne = (start: number, end: number, text?: string) => captionProblems([cue(start, end, text)])[0]

describe('the problems of a caption', () => {
  it.each([
    [1, 2, 'Hello', []],
    [2, 2, 'Hello', ['end']],
    [2, 1, ' \n ', ['end', 'empty']],
    [1, 2, ' \n ', ['empty']],
    [-1, 2, 'Hello', ['time']],
    [0, LATEST + 1, 'Hello', ['time']],
    [Number.NaN, 2, 'Hello', ['time']],
    [0, 60, 'x'.repeat(MAX_CUE_TEXT + 1), ['large']],
    [0, 1, 'x'.repeat(20), []],
    [0, 1, 'x'.repeat(21), ['fast']],
    [0.1, 0.9, 'Hello', ['short']],
    [0, 0.833, 'Hello', []],
    [0, 10, 'x'.repeat(84), []],
    [0, 10, 'x'.repeat(85), ['long']],
    [0, 10, 'a\nb\nc', ['long']],
    [0, 1, `${'x'.repeat(43)}\n${'x'.repeat(43)}`, ['fast', 'long']],
  ])('timed %d to %d with the text %j are %j', (start, end, text, problems) => {
    expect(ofOne(start, end, text)).toEqual(problems)
  })
})

it('a caption that starts before an earlier one ends overlaps, in any order of the list', () => {
  const cues = [cue(4, 5), cue(1, 3), cue(2.5, 6), cue(3, 4), cue(6, 7)]
  expect(captionProblems(cues)).toEqual([['overlap'], [], ['overlap'], ['overlap'], []])
  expect(captionProblems([cue(0, 0.1 + 0.9), cue(1, 2)])).toEqual([[], []])
})

it('a caption that cannot be saved causes no overlap', () => {
  expect(captionProblems([cue(-5, 100), cue(1, 2)])).toEqual([['time'], []])
  expect(captionProblems([cue(1, 4), cue(2, 2)])).toEqual([[], ['end']])
})

it('errors keep captions from being saved, warnings do not', () => {
  const all = ['time', 'end', 'empty', 'large', 'overlap', 'fast', 'long', 'short'] as const
  expect(all.filter(isCaptionError)).toEqual(['time', 'end', 'empty', 'large'])
})
