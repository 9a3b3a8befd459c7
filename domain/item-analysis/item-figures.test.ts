import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import type { AttemptAnswer } from './attempt-answers.ts'
import { questionAnswers } from './attempt-items.ts'
import { figuresOf } from './item-figures.ts'
import { flawsOf } from './flaws.ts'
import { addSums, type ItemSums, NO_SUMS, sumsOfAnswer } from './item-sums.ts'

const answerOf = (id: number, points: number, max = 1, choice: number[] = []): AttemptAnswer => ({
  ...{ id, state: 'answered', points, max, choice },
})

/** Returns the sums of each question, from attempts with the given answers. */
function sumsOf(attempts: readonly (readonly AttemptAnswer[])[]): Map<number, ItemSums> {
  const sums = new Map<number, ItemSums>()
  for (const attempt of attempts)
    for (const { id, answer } of questionAnswers(attempt))
      if (answer) sums.set(id, addSums(sums.get(id) ?? NO_SUMS, sumsOfAnswer(answer)))
  return sums
}

const figures = (attempts: readonly (readonly AttemptAnswer[])[], id: number) =>
  figuresOf(sumsOf(attempts).get(id) ?? NO_SUMS, 0)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const covariance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + (value - mean(a)) * ((b[i] ?? 0) - mean(b)), 0) / (a.length - 1)
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Moodle's formulas, as in its calculator: for lists of marks, and lists of the sum of the other marks. */
function moodle(marks: readonly (readonly number[])[], maxima: readonly number[], item: number) {
  const own = marks.map((row) => row[item] ?? 0)
  const rest = marks.map((row) => row.reduce((sum, mark) => sum + mark, 0) - (row[item] ?? 0))
  return {
    facility: mean(own) / (maxima[item] ?? 1),
    discrimination: covariance(own, rest) / Math.sqrt(covariance(own, own) * covariance(rest, rest)),
    efficiency: covariance(own, rest) / covariance(ascending(own), ascending(rest)),
  }
}

describe('figures of a fixed form', () => {
  const form = fc.integer({ min: 4, max: 12 }).chain((questions) =>
    fc.record({
      maxima: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: questions, maxLength: questions }),
      rows: fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: questions, maxLength: questions }), {
        minLength: 5,
        maxLength: 40,
      }),
    }),
  )

  it('are those of Moodle’s formulas', { tags: ['nightly'] }, () => {
    let compared = 0
    fc.assert(
      fc.property(form, ({ maxima, rows }) => {
        const marks = rows.map((row) => row.map((mark, i) => Math.min(mark, maxima[i] ?? 1)))
        const attempts = marks.map((row) => row.map((points, i) => answerOf(i + 1, points, maxima[i])))
        if (maxima.reduce((sum, max) => sum + max, 0) - Math.max(...maxima) < 5) return
        maxima.forEach((_, item) => {
          const known = moodle(marks, maxima, item)
          const { share, discrimination, efficiency, by } = figures(attempts, item + 1)
          expect(by).toBe('rest')
          expect(share?.share).toBeCloseTo(known.facility, 10)
          if (discrimination === undefined) expect(Math.abs(known.discrimination) <= 1.000001).toBe(false)
          else expect(discrimination).toBeCloseTo(known.discrimination, 8)
          if (efficiency === undefined) return
          expect(efficiency).toBeCloseTo(known.efficiency, 8)
          compared += 1
        })
      }),
      { numRuns: 100, seed: 23 },
    )
    expect(compared).toBeGreaterThan(300)
  })

  it('do not depend on the order of the sums', () => {
    const rows = [
      [1, 0, 1, 1, 0, 1, 1],
      [0, 0, 1, 0, 0, 1, 0],
      [1, 1, 1, 1, 1, 1, 0],
    ]
    const attempts = rows.map((row) => row.map((points, i) => answerOf(i + 1, points)))
    const other = [2, 3, 9, 10, 11, 12, 1].map((id) => answerOf(id, 1))
    const each = [...attempts, other].map((attempt) => sumsOf([attempt]).get(1) ?? NO_SUMS)
    const [a = NO_SUMS, b = NO_SUMS, c = NO_SUMS, d = NO_SUMS] = each
    const sum = addSums(addSums(a, b), addSums(c, d))
    for (const again of [addSums(d, addSums(c, addSums(b, a))), addSums(addSums(d, a), addSums(b, c))]) {
      expect(again).toEqual({
        ...sum,
        x: expect.closeTo(sum.x),
        xx: expect.closeTo(sum.xx),
        xy: expect.closeTo(sum.xy),
      })
    }
    expect(sum.joint).toMatchObject({ max: 100 })
    expect(figuresOf(sum, 0).by).toBe('ability')
  })
})

describe('figures', () => {
  it('omit undefined values', () => {
    expect(figuresOf(NO_SUMS, 2)).toEqual({
      ...{ n: 0, by: 'ability', known: 0, leftOut: 0 },
      options: [
        { option: 0, n: 0, share: 0 },
        { option: 1, n: 0, share: 0 },
      ],
    })
    const right = [1, 2, 3, 4, 5, 6].map((id) => answerOf(id, 1))
    const { discrimination, efficiency, infit } = figures([right, right, right], 1)
    expect([discrimination, efficiency, infit]).toEqual([undefined, undefined, undefined])
  })

  it('separate omitted, not reached, and short attempts', () => {
    const attempt: AttemptAnswer[] = [
      answerOf(1, 1),
      { id: 2, state: 'left-out', points: 0, max: 1, choice: [] },
      { id: 3, state: 'not-reached', points: 0, max: 1, choice: [] },
    ]
    expect(questionAnswers(attempt)).toEqual([{ id: 1, answer: { share: 1, choice: [] } }, { id: 2 }])
  })

  it('use the estimate of an exam as the ability, regardless of other answers', () => {
    const answers = (points: number) => [1, 2, 3].map((id) => answerOf(id, id === 1 ? points : 0))
    const sums = [-1.2, 0.4, 2].map((ability, i) => {
      const [placed] = questionAnswers(answers(i > 0 ? 1 : 0), ability)
      return placed?.answer ? sumsOfAnswer(placed.answer) : NO_SUMS
    })
    const sum = sums.reduce(addSums, NO_SUMS)
    expect(sum.joint).not.toHaveProperty('form')
    const { by, discrimination } = figuresOf(sum, 0)
    const own = [0, 1, 1]
    const abilities = [-1.2, 0.4, 2]
    const known = covariance(own, abilities) / Math.sqrt(covariance(own, own) * covariance(abilities, abilities))
    expect(by).toBe('ability')
    expect(discrimination).toBeCloseTo(known, 10)
  })

  it('take the median of seconds, without those of a screen that was left', () => {
    const seconds = [3, 4, 4, 9, 5_000]
    const attempts = seconds.map((each) => [{ ...answerOf(1, 1), seconds: each }])
    expect(figures(attempts, 1).seconds).toBe(4)
  })
})

const QUESTIONS = 1_000
const FORM = 50
const STUDENTS = 100
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * A bank with forms of 50 questions with four options each, answered by 100 students with abilities N(0.5, 1): a
 * student who knows the answer chooses the right option, others one of the four at random. Every twentieth key is
 * wrong.
 */
function simulate(seed: number) {
  const random = createSeededRandom(seed)
  const uniform = () => random(1_000_000) / 1_000_000
  const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6)
  let [flagged, wrong, alarms] = [0, 0, 0]
  for (let start = 0; start < QUESTIONS; start += FORM) {
    const difficulties = Array.from({ length: FORM }, () => normal())
    const keyOf = (i: number) => ((start + i) % 20 === 7 ? 1 : 0)
    const attempts = Array.from({ length: STUDENTS }, () => {
      const ability = 0.5 + normal()
      return difficulties.map((difficulty, i): AttemptAnswer => {
        const chosen = uniform() < logistic(1.2 * (ability - difficulty)) ? 0 : random(4)
        return answerOf(start + i, chosen === keyOf(i) ? 1 : 0, 1, [chosen])
      })
    })
    const sums = sumsOf(attempts)
    difficulties.forEach((_, i) => {
      const own = sums.get(start + i) ?? NO_SUMS
      const isFlagged = flawsOf(own, figuresOf(own, 4), [keyOf(i)]).some(({ kind }) => kind === 'wrongKey')
      if (keyOf(i) === 1) {
        wrong += 1
        if (isFlagged) flagged += 1
      } else if (isFlagged) alarms += 1
    })
  }
  return { wrong, flagged: flagged / wrong, alarms: alarms / (QUESTIONS - wrong) }
}

describe('of 1,000 simulated questions with 5 % wrong keys, answered by 100 students each', () => {
  it.each([1, 2, 3])(
    '90 percent of the wrong keys and more are flagged, and 5 percent of the others at most: seed %i',
    { tags: ['nightly'] },
    (seed) => {
      const result = simulate(seed)
      expect(result.wrong).toBe(50)
      expect(result.flagged).toBeGreaterThanOrEqual(0.9)
      expect(result.alarms).toBeLessThanOrEqual(0.05)
    },
  )
})
