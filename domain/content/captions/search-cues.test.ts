import { describe, expect, it } from 'vitest'
import { currentCue } from './current-cue.ts'
import { searchCues } from './search-cues.ts'

const cues = ['Wash your hands,\nthen hands again', 'Gloves (5 < 6)', 'HANDS'].map((text, n) => ({
  start: n,
  end: n + 1,
  text,
}))

describe('a search', () => {
  it.each([
    [
      'hands',
      [
        [0, 'hands'],
        [0, 'hands'],
        [2, 'HANDS'],
      ],
    ],
    [' hands,  THEN ', [[0, 'hands,\nthen']]],
    ['(5 < 6)', [[1, '(5 < 6)']]],
    ['.*', []],
    ['-', []],
    ['', []],
    ['  ', []],
  ])('matches %j at %j', (query, matches) => {
    expect(searchCues(cues, query).map(({ cue, from, to }) => [cue, cues[cue]?.text.slice(from, to)])).toEqual(matches)
  })
})

describe('the current cue', () => {
  const spoken = [
    { start: 1, end: 2, text: 'a' },
    { start: 3, end: 4, text: 'b' },
    { start: 3, end: 5, text: 'c' },
  ]
  it.each([
    [0, -1],
    [1, 0],
    [2.5, 0],
    [3, 2],
    [99, 2],
  ])('is found at %d seconds by its index %i', (time, index) => expect(currentCue(spoken, time)).toBe(index))
  it('is -1 when there are no cues', () => expect(currentCue([], 5)).toBe(-1))
})
