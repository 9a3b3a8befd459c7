import { describe, expect, it } from 'vitest'
import type { AttemptQuestion } from '../attempts/attempt.ts'
import { NO_STATUSES, outcomeOf, outcomesOf, STATUS_RANGE, statusShardOf, withOutcome } from './statuses.ts'

describe('statuses of questions', () => {
  it('hold the latest result of each question', () => {
    const wrong = withOutcome(NO_STATUSES, 5, 'wrong')
    const right = withOutcome(withOutcome(wrong, 9, 'omitted'), 5, 'right')
    expect([5, 9, 6].map((id) => outcomeOf(right, id))).toEqual(['right', 'omitted', undefined])
    expect(outcomeOf(wrong, 5)).toBe('wrong')
    expect(withOutcome(right, 5, 'right')).toBe(right)
  })

  it('lie in pieces of 3,072 questions, at most 384 bytes an outcome', () => {
    expect([0, 3_071, 3_072, 10_000].map(statusShardOf)).toEqual([0, 0, 1, 3])
    const last = withOutcome(NO_STATUSES, 2 * STATUS_RANGE - 1, 'right')
    expect(last.right).toHaveLength(384)
    expect(outcomeOf(last, 2 * STATUS_RANGE - 1)).toBe('right')
  })
})

describe('what a test makes of its questions', () => {
  const answered = (id: number, correct: boolean, item?: number): AttemptQuestion => ({
    id,
    ...(item === undefined ? {} : { item }),
    answer: { choice: [0], correct },
  })

  it('is right, wrong, or omitted if it was shown and skipped', () => {
    const questions = [answered(1, true), answered(2, false), { id: 3 }, { id: 4 }]
    expect([...outcomesOf({ questions, at: 2 })]).toEqual([
      [1, 'right'],
      [2, 'wrong'],
      [3, 'omitted'],
    ])
    expect(outcomesOf({ questions: questions.slice(0, 2), at: 2 }).size).toBe(2)
  })

  it('takes a case study as a whole', () => {
    const of = (...questions: AttemptQuestion[]) =>
      outcomesOf({ questions, at: questions.filter(({ answer }) => answer).length }).get(7)
    expect(of(answered(7, true, 1), answered(7, true, 2))).toBe('right')
    expect(of(answered(7, true, 1), answered(7, false, 2), answered(7, true, 3))).toBe('wrong')
    expect(of(answered(7, true, 1), { id: 7, item: 2 })).toBe('omitted')
    expect(of(answered(7, false, 1), { id: 7, item: 2 })).toBe('wrong')
  })
})
