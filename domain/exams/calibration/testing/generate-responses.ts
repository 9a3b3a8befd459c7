import { seededRandom } from '../../../attempts/testing/seeded-random.ts'
import type { Random } from '../../../attempts/sampling.ts'
import { writeProbabilities } from '../partial-credit.ts'

const FINE = 2 ** 30

/** A number from 0 to 1. */
export const uniform = (random: Random): number => (random(FINE) + 0.5) / FINE

/** A normally distributed number. */
export const normal = (random: Random, mean = 0, spread = 1): number =>
  mean + spread * Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random))

/** The points of an answer by the partial credit model. */
export function drawPoints(random: Random, ability: number, thresholds: readonly number[]): number {
  const probabilities = writeProbabilities(ability, thresholds, new Float64Array(thresholds.length + 1))
  let left = uniform(random)
  let points = 0
  while (points < thresholds.length && left > (probabilities[points] ?? 0)) {
    left -= probabilities[points] ?? 0
    points += 1
  }
  return points
}

/** Complete data of this many persons, with abilities N(mean, spread). */
export function completeScores(
  seed: number,
  persons: number,
  items: readonly (readonly number[])[],
  { mean = 0, spread = 1 } = {},
): number[][] {
  const random = seededRandom(seed)
  return Array.from({ length: persons }, () => {
    const ability = normal(random, mean, spread)
    return items.map((thresholds) => drawPoints(random, ability, thresholds))
  })
}

/** The difficulties of the generated one-point set, and the thresholds of the multi-point set. */
export const RASCH_ITEMS = Array.from({ length: 15 }, (_, i) => [(i - 7) * 0.3])
export const PARTIAL_ITEMS = Array.from({ length: 8 }, (_, i) =>
  Array.from({ length: (i % 3) + 1 }, (_k, k) => (i - 4) * 0.25 + (k - (i % 3) / 2) * 0.6),
)

/** The sets whose eRm estimates are known (calibration.test.ts). */
export const raschSet = (): number[][] => completeScores(2_026, 300, RASCH_ITEMS)
export const partialSet = (): number[][] => completeScores(2_027, 400, PARTIAL_ITEMS)
