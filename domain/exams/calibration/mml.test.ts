import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../attempts/testing/seeded-random.ts'
import { shuffle } from '../../attempts/sampling.ts'
import { labelPrior } from './label-prior.ts'
import { beginMml, mmlErrors, responsesOf, runMml, thresholdsOf } from './mml.ts'
import { completeScores, drawPoints, normal } from './testing/generate-responses.ts'
import { mapItem } from './testing/map-item.ts'

const rmse = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)

/** Sittings of 40 questions each, drawn from a bank of 200 whose labels have an error of N(0, 0.7). */
function generateSessions(seed: number, sittings: number) {
  const random = seededRandom(seed)
  const priors = Array.from({ length: 200 }, (_, i) =>
    labelPrior(i % 4 === 0 ? ['Easy'] : [], (i % 5 === 0 ? 2 : 0) + 1),
  )
  const items = priors.map(({ means, sd }) => {
    const off = normal(random, 0, sd)
    return means.map((mean) => mean + off)
  })
  const persons = Array.from({ length: sittings }, () => {
    const ability = normal(random, 0.4, 0.8)
    const chosen = shuffle([...items.keys()], random).slice(0, 40)
    return chosen.map((item) => [item, drawPoints(random, ability, items[item] ?? [])] as [number, number])
  })
  return { priors, items, persons }
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('marginal estimates with missing responses', () => {
  const { priors, items, persons } = generateSessions(7, 500)
  const options = { priors, estimateSpread: true }
  const begin = beginMml(priors.map(({ means }) => means))
  const state = runMml(responsesOf(persons), begin, { ...options, iterations: 200, tolerance: 1e-5 })
  const off = thresholdsOf(state).map((own, i) => meanOf(own) - meanOf(items[i] ?? []))

  it('find difficulties, ability and spread of the responses', () => {
    // 100 responses per item: the reference's simulations have 0.23.
    expect(rmse(off)).toBeLessThan(0.26)
    expect(state.mean).toBeCloseTo(0.4, 0)
    expect(Math.abs(state.spread - 0.8)).toBeLessThan(0.1)
  })

  it('have standard errors that match their actual errors', () => {
    const errors = mmlErrors(responsesOf(persons), state, options)
    const scaled = rmse(off.map((error, i) => error / (errors[i] ?? 1)))
    expect(scaled).toBeGreaterThan(0.85)
    expect(scaled).toBeLessThan(1.15)
  })

  it('resume where they stopped', () => {
    const data = responsesOf(persons)
    const first = runMml(data, begin, { ...options, iterations: 6 })
    const second = runMml(data, first, { ...options, iterations: 6 })
    expect(second).toEqual(runMml(data, begin, { ...options, iterations: 12 }))
    expect(first.iteration).toBe(6)
  })

  it('get likelier with each iteration', () => {
    const data = responsesOf(persons.slice(0, 100))
    let before = -Infinity
    let from = beginMml(items.map((own) => own.map(() => 0)))
    for (let n = 0; n < 8; n += 1) {
      from = runMml(data, from, { iterations: 1 })
      expect(from.logLikelihood).toBeGreaterThan(before)
      before = from.logLikelihood
    }
  })

  it('do not depend on the order of persons', () => {
    const shuffled = runMml(responsesOf(shuffle(persons, seededRandom(3))), begin, { ...options, iterations: 20 })
    const ordered = runMml(responsesOf(persons), begin, { ...options, iterations: 20 })
    for (const [k, threshold] of shuffled.thresholds.entries())
      expect(threshold).toBeCloseTo(ordered.thresholds[k] ?? 0, 9)
    expect(shuffled.logLikelihood).toBeCloseTo(ordered.logLikelihood, 6)
  })

  it('stay at the labels without any response', () => {
    const none = runMml(responsesOf([]), begin, { ...options, iterations: 5 })
    expect(thresholdsOf(none)).toEqual(priors.map(({ means }) => [...means]))
    expect(none).toMatchObject({ mean: 0, spread: 1, logLikelihood: 0 })
  })
})

describe('items that all persons got right, or wrong', () => {
  const scores = completeScores(5, 30, [[0], [0.5], [-0.5], [0]]).map(([a = 0, b = 0, c = 0, d = 0]) => [
    a,
    b,
    c,
    d,
    1,
    0,
  ])
  const data = responsesOf(scores.map((own) => own.map((points, item) => [item, points] as const)))
  const begin = beginMml(Array.from({ length: 6 }, () => [0]))

  it('stay finite and keep their sides by the prior', () => {
    const priors = Array.from({ length: 6 }, () => labelPrior([], 1))
    const difficulties = thresholdsOf(runMml(data, begin, { priors, iterations: 100 })).flat()
    expect(difficulties[4]).toBeGreaterThan(-3)
    expect(difficulties[4]).toBeLessThan(-0.8)
    expect(difficulties[5]).toBeGreaterThan(0.8)
    expect(difficulties[5]).toBeLessThan(3)
  })

  it('run to the end of the scale without it, which stays finite', () => {
    const difficulties = thresholdsOf(runMml(data, begin, { iterations: 100 })).flat()
    expect(difficulties[4]).toBeLessThan(-8)
    expect(difficulties[5]).toBeGreaterThan(8)
    expect(difficulties.every(Number.isFinite)).toBe(true)
  })
})

describe('one item at known abilities', () => {
  /** Returns the errors of 300 items with `n` responses each. */
  function errorsOf(n: number, sd: number): { off: number[]; scaled: number[] } {
    const random = seededRandom(n)
    const estimates = Array.from({ length: 300 }, () => {
      const difficulty = normal(random, 0, 0.7)
      const responses = Array.from({ length: n }, () => {
        const ability = normal(random, 0, 1)
        return { ability, points: drawPoints(random, ability, [difficulty]) }
      })
      const { thresholds, error } = mapItem(responses, { means: [0], sd })
      return { off: (thresholds[0] ?? 0) - difficulty, error }
    })
    return { off: estimates.map(({ off }) => off), scaled: estimates.map(({ off, error }) => off / error) }
  }

  // The reference's simulations with this prior.
  it.each([
    [5, 0.57],
    [10, 0.53],
    [20, 0.43],
    [30, 0.39],
    [50, 0.3],
    [100, 0.23],
    [200, 0.18],
  ])('is found of %i responses within %f', (n, most) => expect(rmse(errorsOf(n, 0.7).off)).toBeLessThan(most * 1.1))

  it('is off by less than half with its label when there are 5 responses', () => {
    expect(rmse(errorsOf(5, 0.7).off)).toBeLessThan(rmse(errorsOf(5, 100).off) / 2)
  })

  it('has the standard error by which it is off', () => {
    const scaled = rmse(errorsOf(50, 0.7).scaled)
    expect(scaled).toBeGreaterThan(0.9)
    expect(scaled).toBeLessThan(1.1)
  })

  it('stays at its label without responses, whose spread is then its error', () => {
    const { thresholds, error } = mapItem([], labelPrior(['Easy'], 1))
    expect(thresholds).toEqual([-1])
    expect(error).toBeCloseTo(0.7, 9)
  })

  it('has all its thresholds', () => {
    const random = seededRandom(8)
    const responses = Array.from({ length: 2_000 }, () => {
      const ability = normal(random, 0, 1.5)
      return { ability, points: drawPoints(random, ability, [-1, 0.2, 0.9]) }
    })
    const { thresholds } = mapItem(responses, labelPrior([], 3))
    for (const [k, threshold] of [-1, 0.2, 0.9].entries())
      expect(Math.abs((thresholds[k] ?? 0) - threshold)).toBeLessThan(0.25)
  })
})
