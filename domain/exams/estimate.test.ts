import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createPosterior,
  estimateAbility,
  expectedPoints,
  posteriorMean,
  type Response,
  updatePosterior,
} from './estimate.ts'

const threshold = fc.double({ min: -4, max: 4, noNaN: true })
const thresholds = fc.array(threshold, { minLength: 1, maxLength: 6 })
const ability = fc.double({ min: -5, max: 5, noNaN: true })
const response = thresholds.chain((steps) =>
  fc.record({ thresholds: fc.constant(steps), points: fc.integer({ min: 0, max: steps.length }) }),
)
const responses = fc.array(response, { minLength: 1, maxLength: 30 })

/** The partial credit model as published: the probability of each number of points. */
function chances(steps: readonly number[], theta: number): number[] {
  const terms = [0, ...steps].map((_, points) =>
    Math.exp(steps.slice(0, points).reduce((sum, step) => sum + theta - step, 0)),
  )
  const sum = terms.reduce((total, term) => total + term, 0)
  return terms.map((term) => term / sum)
}

const logLikelihood = (given: readonly Response[], theta: number): number =>
  given.reduce((sum, { thresholds: steps, points }) => sum + Math.log(chances(steps, theta)[points] ?? 0), 0)

describe('the partial credit model', () => {
  it('expects the mean and the variance that its chances have', () => {
    fc.assert(
      fc.property(thresholds, ability, (steps, theta) => {
        const all = chances(steps, theta)
        const mean = all.reduce((sum, chance, points) => sum + chance * points, 0)
        const variance = all.reduce((sum, chance, points) => sum + chance * (points - mean) ** 2, 0)
        const expected = expectedPoints(steps, theta)
        expect(expected.mean).toBeCloseTo(mean, 9)
        expect(expected.variance).toBeCloseTo(variance, 9)
        expect(expected.logSum).toBeCloseTo(-Math.log(all[0] ?? 0), 7)
      }),
    )
  })

  it('is the Rasch model for one threshold: half of them are right where ability and difficulty meet', () => {
    expect(expectedPoints([0.7], 0.7)).toMatchObject({ mean: 0.5, variance: 0.25 })
    expect(expectedPoints([0], Math.log(3)).mean).toBeCloseTo(0.75, 12)
  })

  it('stays finite for abilities and thresholds far outside of any scale', () => {
    const { mean, variance, logSum } = expectedPoints([-800, 900, 5], 700)
    expect([mean, variance, logSum].every(Number.isFinite)).toBe(true)
  })
})

describe('the maximum likelihood estimate', () => {
  it('maximizes the likelihood, and its error follows from its information', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const most = given.reduce((sum, { thresholds: steps }) => sum + steps.length, 0)
        const score = given.reduce((sum, { points }) => sum + points, 0)
        fc.pre(score > 0 && score < most)
        const estimate = estimateAbility(given)
        if (!estimate) throw new Error('No estimate')
        const there = logLikelihood(given, estimate.ability)
        for (const step of [-0.01, 0.01])
          expect(logLikelihood(given, estimate.ability + step)).toBeLessThanOrEqual(there)
        const information = given.reduce(
          (sum, { thresholds: steps }) => sum + expectedPoints(steps, estimate.ability).variance,
          0,
        )
        expect(estimate.error).toBeCloseTo(1 / Math.sqrt(information), 6)
      }),
    )
  })

  it('depends only on the score and the items, wherever the search begins', () => {
    const given = [-1, 0, 1, 2].map((step, i) => ({ thresholds: [step], points: i % 2 }))
    const other = given.map(({ thresholds: steps, points }) => ({ thresholds: steps, points: 1 - points }))
    const [a, b, c] = [estimateAbility(given), estimateAbility(other), estimateAbility(given, 6)]
    expect(a?.ability).toBeCloseTo(b?.ability ?? NaN, 8)
    expect(a?.ability).toBeCloseTo(c?.ability ?? NaN, 8)
  })

  it('treats a minimum or maximum score as 0.3 points from its end, symmetrically', () => {
    const items = [-0.5, 0, 0.5].map((step) => [step])
    const none = estimateAbility(items.map((steps) => ({ thresholds: steps, points: 0 })))
    const all = estimateAbility(items.map((steps) => ({ thresholds: steps, points: 1 })))
    expect(none?.ability).toBeCloseTo(-(all?.ability ?? NaN), 8)
    const score = items.reduce((sum, steps) => sum + expectedPoints(steps, none?.ability ?? NaN).mean, 0)
    expect(score).toBeCloseTo(0.3, 8)
  })

  it('does not exist without a response', () => expect(estimateAbility([])).toBeUndefined())
})

describe('the mean of the posterior', () => {
  it('is the standard before any answer, and then matches a much finer sum', () => {
    expect(posteriorMean(createPosterior(0.4))).toBeCloseTo(0.4, 4)
    fc.assert(
      fc.property(fc.array(response, { minLength: 1, maxLength: 12 }), (given) => {
        const posterior = createPosterior(0)
        for (const entry of given) updatePosterior(posterior, entry)
        let sum = 0
        let weighted = 0
        for (let theta = -5; theta <= 5; theta += 0.005) {
          const weight = Math.exp(logLikelihood(given, theta) - theta ** 2 / 2)
          sum += weight
          weighted += weight * theta
        }
        expect(posteriorMean(posterior)).toBeCloseTo(weighted / sum, 2)
      }),
      { numRuns: 30 },
    )
  })
})
