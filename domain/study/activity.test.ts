import { describe, expect, it } from 'vitest'
import { answerClock } from '#domain/attempts/answer-clock.ts'
import type { AttemptQuestion } from '#domain/attempts/attempt.ts'
import { addAnswers, countedAnswers, MAX_SECONDS, sumOf, type WeekActivity, weekOf } from './activity.ts'
import { dayOfText, dayText } from './student-day.ts'
import { streakOf } from './streak.ts'
import { quarterOf, quartilesOf } from './quartiles.ts'
import { pointShare, wilsonInterval } from './wilson.ts'

const ZONE = 'America/New_York'
// A Sunday, ten minutes before midnight in New York.
const START = Date.UTC(2026, 10, 23, 4, 50)
const SUNDAY = dayOfText('2026-11-22')!
const group = { kind: 'tag', code: 3 } as const

/** `after`: seconds from the start of the test. */
const answered = (id: number, after: number, points = 1, max = 1): AttemptQuestion => ({
  id,
  answer: { choice: [0], correct: points === max, points, max, clock: answerClock(START + after * 1_000) },
})
const empty = (week: number): WeekActivity => ({ week, days: [], groups: [] })
const count = (questions: AttemptQuestion[]) =>
  countedAnswers({ startTime: START, endTime: START + 9_000_000, questions }, () => [group], ZONE)

describe('answers by day and week', () => {
  it('counts each on the day of its student, a week from its Monday on', () => {
    const answers = count([answered(1, 60), answered(2, 700, 2, 3), answered(3, 720, 0, 1), { id: 4 }])
    expect(answers.map(({ day }) => dayText(day))).toEqual(['2026-11-22', '2026-11-23', '2026-11-23'])
    expect([dayText(weekOf(SUNDAY)), dayText(weekOf(SUNDAY + 1)), dayText(weekOf(SUNDAY + 7))]).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ])
    expect(addAnswers(empty(SUNDAY + 1), answers)).toEqual({
      week: SUNDAY + 1,
      // The second answer took longer than the pace allows: 640 seconds.
      days: [{ day: SUNDAY + 1, items: 2, points: 2, max: 4, timed: 1, seconds: 20 }],
      groups: [{ ...group, items: 2, points: 2, max: 4 }],
    })
    expect(addAnswers(empty(SUNDAY - 6), answers).days).toEqual([
      { day: SUNDAY, items: 1, points: 1, max: 1, timed: 1, seconds: 60 },
    ])
  })

  it('adds to what there was, and leaves a time that is too long out of the pace', () => {
    const before = addAnswers(empty(SUNDAY - 6), count([answered(1, 60)]))
    const after = addAnswers(before, count([answered(1, 20)]))
    expect(after.days).toEqual([{ day: SUNDAY, items: 2, points: 2, max: 2, timed: 2, seconds: 80 }])
    expect(sumOf(after.groups)).toEqual({ items: 2, points: 2, max: 2 })
    const [long, longest] = count([answered(1, MAX_SECONDS + 1), answered(2, 2 * MAX_SECONDS + 1)])
    expect(long).not.toHaveProperty('seconds')
    expect(longest).toMatchObject({ seconds: MAX_SECONDS })
  })
})

describe('days in a row', () => {
  it('is not broken by a day that has not ended', () => {
    expect(streakOf([7, 8, 9], 9)).toEqual({ current: 3, longest: 3 })
    expect(streakOf([7, 8, 9], 10)).toEqual({ current: 3, longest: 3 })
    expect(streakOf([7, 8, 9], 11)).toEqual({ current: 0, longest: 3 })
    expect(streakOf([9, 3, 4, 5, 6], 9)).toEqual({ current: 1, longest: 4 })
    expect(streakOf([], 9)).toEqual({ current: 0, longest: 0 })
  })
})

describe("Wilson's interval", () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 29 of 29.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [29, 29, 0.883, 1],
  ])('puts %i of %i between %d and %d', (right, n, from, to) => {
    const interval = wilsonInterval(right / n, n)
    expect(interval?.from).toBeCloseTo(from, 4)
    expect(interval?.to).toBeCloseTo(to, 4)
  })

  it('does not exist without an item, and counts partial points', () => {
    expect(wilsonInterval(0, 0)).toBeUndefined()
    expect(pointShare({ items: 0, points: 0, max: 0 })).toBeUndefined()
    expect(pointShare({ items: 10, points: 12, max: 24 })).toEqual(wilsonInterval(0.5, 10))
  })
})

describe('quartiles', () => {
  const values = Array.from({ length: 30 }, (_, i) => i * 10 + 1)

  it('need at least thirty students, and are rounded', () => {
    expect(quartilesOf(values.slice(1), 5)).toBeUndefined()
    expect(quartilesOf(values, 5)).toEqual({ lower: 75, upper: 220 })
    expect(quartilesOf(values.toReversed(), 5)).toEqual({ lower: 75, upper: 220 })
    expect(
      quartilesOf(
        values.map((value) => value / 300),
        0.05,
      ),
    ).toEqual({ lower: 0.25, upper: 0.7 + 0.05 })
  })

  it('show where a student stands', () => {
    expect([74, 75, 220, 221].map((value) => quarterOf(value, { lower: 75, upper: 220 }))).toEqual([
      'lower',
      'middle',
      'middle',
      'upper',
    ])
  })
})
