import { describe, expect, it } from 'vitest'
import { beginMml, responsesOf, runMml, thresholdsOf } from './mml.ts'
import { conditionalEstimate } from './testing/cml.ts'
import { partialSet, raschSet } from './testing/generate-responses.ts'
import { LSAT6 } from './testing/lsat6.ts'

const responses = responsesOf(LSAT6.map((own) => own.map((points, item) => [item, points] as const)))
const begin = beginMml(Array.from({ length: 5 }, () => [0]))

describe('the published estimates of the LSAT, section 6 (Rizopoulos 2006, JSS 17(5))', () => {
  it('are reproduced with abilities N(0, 1)', () => {
    const state = runMml(responses, begin, { iterations: 200, tolerance: 1e-8 })
    const difficulties = thresholdsOf(state).flat()
    for (const [i, published] of [-2.872, -1.063, -0.2576, -1.3881, -2.2188].entries())
      expect(Math.abs((difficulties[i] ?? 0) - published)).toBeLessThan(1e-3)
    expect(state.logLikelihood).toBeCloseTo(-2473.054, 3)
  })

  it('are reproduced with a discrimination that all questions share, which is the spread of the abilities', () => {
    const state = runMml(responses, begin, { iterations: 3_000, tolerance: 1e-8, estimateSpread: true })
    expect(Math.abs(state.spread - 0.7551)).toBeLessThan(1e-3)
    const difficulties = thresholdsOf(state).map(([threshold = 0]) => threshold / state.spread)
    for (const [i, published] of [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802].entries())
      expect(Math.abs((difficulties[i] ?? 0) - published)).toBeLessThan(1e-3)
    expect(state.logLikelihood).toBeCloseTo(-2466.938, 2)
  })

  it('are reproduced by conditional maximum likelihood', () => {
    const { thresholds } = conditionalEstimate(LSAT6, [1, 1, 1, 1, 1])
    for (const [i, known] of [-1.25613, 0.47491, 1.23598, 0.16841, -0.62317].entries())
      expect(Math.abs((thresholds[i]?.[0] ?? 0) - known)).toBeLessThan(1e-4)
  })
})

/** eRm 1.0-2's estimates of the generated sets, printed by tools/calibration/estimate.R. */
const ERM_RASCH = [
  ...[-2.153876, -1.650494, -1.529509, -1.116174, -0.938888, -0.660823, -0.26125, -0.026352, 0.123527, 0.647519],
  ...[0.823973, 1.299527, 1.511764, 2.034176, 1.896881],
]
const ERM_PARTIAL = [
  [-0.727585],
  [-0.790676, -0.072605],
  [-0.905772, -0.423289, 0.523449],
  [-0.26851],
  [-0.119175, 0.541726],
  [-0.276853, 0.858174, 0.943653],
  [0.739848],
  [0.830262, 1.157307],
]

const centred = (thresholds: readonly (readonly number[])[]): number[] => {
  const flat = thresholds.flat()
  const mean = flat.reduce((sum, threshold) => sum + threshold, 0) / flat.length
  return flat.map((threshold) => threshold - mean)
}

const furthestApart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? Infinity))), 0)

describe('generated sets as eRm estimates them', () => {
  it('questions of one point, to 1e-4', () => {
    const { thresholds, logLikelihood } = conditionalEstimate(
      raschSet(),
      ERM_RASCH.map(() => 1),
    )
    expect(furthestApart(thresholds.flat(), ERM_RASCH)).toBeLessThan(1e-4)
    expect(logLikelihood).toBeCloseTo(-1659.030272, 3)
  })

  it('questions of several points, to 1e-4', () => {
    const most = ERM_PARTIAL.map(({ length }) => length)
    const { thresholds, logLikelihood } = conditionalEstimate(partialSet(), most)
    expect(furthestApart(centred(thresholds), centred(ERM_PARTIAL))).toBeLessThan(1e-4)
    expect(logLikelihood).toBeCloseTo(-1822.0254, 3)
  })

  it.each([
    ['one point', raschSet(), ERM_RASCH.map((difficulty) => [difficulty])],
    ['several points', partialSet(), ERM_PARTIAL],
  ])('marginal estimates of %s come as near as another method can', (_points, set, erm) => {
    const complete = responsesOf(set.map((own) => own.map((points, item) => [item, points] as const)))
    const from = beginMml(erm.map((own) => own.map(() => 0)))
    const state = runMml(complete, from, { iterations: 400, tolerance: 1e-6, estimateSpread: true })
    expect(furthestApart(centred(thresholdsOf(state)), centred(erm))).toBeLessThan(0.03)
  })
})
