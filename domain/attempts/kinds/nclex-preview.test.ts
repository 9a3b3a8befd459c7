import { describe, expect, it } from 'vitest'
import type { AttemptQuestion, Attempt } from '../attempt.ts'
import { areaBand, nclexPreview } from './nclex-preview.ts'

/** An attempt with these results by area: correct answers out of all answers. */
function anAttempt(areas: readonly (readonly [number, number])[], max = 5): Attempt {
  const questions = areas.flatMap(([correct, total], group) =>
    Array.from({ length: total }, (_, i): AttemptQuestion => ({
      id: group * 100 + i,
      group,
      answer: { choice: [0], correct: i < correct },
    })),
  )
  return {
    n: 1,
    kind: 'NCLEX',
    version: 1,
    startTime: 0,
    deadline: 1,
    untimed: false,
    questions,
    at: questions.length,
    score: 0,
    passGrade: 65,
    tally: new Map(),
    plan: { tag: 'RN', min: 1, max, areas: areas.length },
  }
}
const after = (areas: readonly (readonly [number, number])[], max?: number) =>
  nclexPreview.afterBatch(anAttempt(areas, max))
const result = (areas: readonly (readonly [number, number])[]) => nclexPreview.result(anAttempt(areas))

it.each([
  [100, 'Passing'],
  [75, 'Passing'],
  [74, 'Near Passing'],
  [60, 'Near Passing'],
  [59, 'Below Passing'],
  [0, 'Below Passing'],
] as const)('an area with %i percent is %s', (percent, band) => expect(areaBand(percent)).toBe(band))

describe('the preview after a batch', () => {
  it('ends when every area is at 75 or above', () => {
    expect(
      after([
        [3, 4],
        [4, 4],
        [1, 1],
      ]),
    ).toEqual({ end: true })
  })
  it('ends when two areas are below 60', () => {
    expect(
      after([
        [0, 1],
        [1, 2],
        [4, 4],
      ]),
    ).toEqual({ end: true })
  })
  it('ends when no weak area is below its maximum', () => {
    expect(
      after(
        [
          [2, 3],
          [4, 4],
        ],
        3,
      ),
    ).toEqual({ end: true })
  })
  it('adds a question to each weak area below its maximum', () => {
    expect(
      after([
        [2, 3],
        [0, 1],
        [4, 4],
      ]),
    ).toEqual({ end: false, groups: [0, 1] })
    expect(
      after(
        [
          [2, 3],
          [0, 1],
          [4, 4],
        ],
        3,
      ),
    ).toEqual({ end: false, groups: [1] })
  })
})

describe('the result of the preview', () => {
  it('is passing with at most one area below 60 and all but two at 75 or above', () => {
    expect(
      result([
        [4, 4],
        [4, 4],
        [3, 4],
      ]),
    ).toBe('passing')
    expect(
      result([
        [4, 4],
        [2, 3],
        [0, 4],
      ]),
    ).toBe('passing')
  })
  it('is failing with two areas below 60, or with three under 75', () => {
    expect(
      result([
        [0, 4],
        [1, 4],
        [4, 4],
        [4, 4],
      ]),
    ).toBe('failing')
    expect(
      result([
        [2, 3],
        [2, 3],
        [2, 3],
        [4, 4],
      ]),
    ).toBe('failing')
  })
})

describe('the limits of the preview', () => {
  it('are met by an area at exactly 60 and at exactly 75 percent', () => {
    const near = [
      [3, 5],
      [3, 5],
      [4, 4],
      [4, 4],
    ] as const
    expect(result(near)).toBe('passing')
    expect(after(near, 6)).toEqual({ end: false, groups: [0, 1] })
    expect(after([[3, 4]], 9)).toEqual({ end: true })
    expect(
      result([
        [3, 4],
        [0, 4],
        [3, 5],
        [3, 4],
      ]),
    ).toBe('passing')
  })

  it('apply to the areas that were served when an attempt has no plan, and let none grow', () => {
    const { plan: _none, ...bare } = anAttempt([
      [2, 3],
      [4, 4],
    ])
    expect(nclexPreview.result(bare)).toBe('passing')
    expect(nclexPreview.result({ ...bare, plan: { tag: 'RN', min: 1, max: 5, areas: 4 } })).toBe('failing')
    expect(nclexPreview.afterBatch(bare)).toEqual({ end: true })
  })
})

it('a preview whose time runs out counts every unanswered question as wrong', () => {
  const areas = Array.from({ length: 6 }, (_, group) => [
    { id: group * 10, group, answer: { choice: [0], correct: true } },
    { id: group * 10 + 1, group },
  ])
  const attempt = { ...anAttempt(Array.from({ length: 6 }, () => [1, 1] as const)), questions: areas.flat(), at: 6 }
  expect(nclexPreview.result({ ...attempt, endTime: 1 })).toBe('failing')
})
