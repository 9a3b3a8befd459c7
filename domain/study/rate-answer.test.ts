import { describe, expect, it } from 'vitest'
import { answerClock } from '../attempts/answer-clock.ts'
import type { AttemptQuestion } from '../attempts/attempt.ts'
import { medianPace, rateAnswer, rateAttempt } from './rate-answer.ts'

describe('the rating of an answer', () => {
  it('is Again, Hard or Good, never Easy', () => {
    expect(rateAnswer({ correct: false, seconds: 5 }, 10)).toBe('again')
    expect(rateAnswer({ correct: false, flagged: true }, 10)).toBe('again')
    expect(rateAnswer({ correct: true, seconds: 20 }, 10)).toBe('good')
    expect(rateAnswer({ correct: true, seconds: 21 }, 10)).toBe('hard')
    expect(rateAnswer({ correct: true, seconds: 1, flagged: true }, 10)).toBe('hard')
    expect(rateAnswer({ correct: true, seconds: 500 }, undefined)).toBe('good')
    expect(rateAnswer({ correct: true }, 10)).toBe('good')
  })

  it('is never Hard for the time of an item of a case study', () => {
    expect(rateAnswer({ correct: true, item: 1, seconds: 500 }, 10)).toBe('good')
    expect(rateAnswer({ correct: true, item: 1, flagged: true }, 10)).toBe('hard')
  })

  it('compares with the median of five times or more', () => {
    expect(medianPace([9, 1, 5, 7])).toBeUndefined()
    expect(medianPace([9, 1, 5, 7, 100])).toBe(7)
    expect(medianPace([9, 1, 5, 7, 100, 8])).toBe(7.5)
  })
})

describe('the ratings of a test', () => {
  const START = Date.UTC(2026, 4, 1, 12)
  const answered = (id: number, correct: boolean, second: number, more: Partial<AttemptQuestion> = {}) => ({
    id,
    answer: { choice: [0], correct, clock: answerClock(START + second * 1_000) },
    ...more,
  })

  it('are those of its answers, at their times, by its own median', () => {
    const questions: AttemptQuestion[] = [
      answered(1, true, 10),
      answered(2, false, 20),
      answered(3, true, 30),
      answered(4, true, 51),
      answered(5, true, 61),
      answered(6, true, 300, { item: 1 }),
      { id: 7, answer: { choice: [0], correct: true, points: 2, max: 2 } },
      { id: 8, answer: { choice: [0], correct: false, points: 2, max: 3 } },
      { id: 9 },
      { id: 10 },
    ]
    const { ratings, pace } = rateAttempt({ startTime: START, endTime: START + 400_000, questions })
    expect(pace).toBe(10)
    expect(ratings.map(({ id, item, rating }) => [id, item, rating])).toEqual([
      [1, undefined, 'good'],
      [2, undefined, 'again'],
      [3, undefined, 'good'],
      [4, undefined, 'hard'],
      [5, undefined, 'good'],
      [6, 1, 'good'],
      [7, undefined, 'good'],
      [8, undefined, 'again'],
    ])
    expect(ratings.map(({ time }) => (time - START) / 1_000)).toEqual([10, 20, 30, 51, 61, 300, 300, 300])
  })

  it('continue past midnight and never after the end', () => {
    const late = [answered(1, true, 50_000), answered(2, true, 100_000)]
    const { ratings } = rateAttempt({ startTime: START, endTime: START + 90_000_000, questions: late })
    expect(ratings.map(({ time }) => (time - START) / 1_000)).toEqual([50_000, 90_000])
  })

  it('are none of a test that nothing was answered in', () => {
    expect(rateAttempt({ startTime: START, questions: [{ id: 1 }] })).toEqual({ ratings: [] })
  })
})
