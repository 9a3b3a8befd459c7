import { SELECTION } from './exam-settings.ts'

/** The points of an answer to a part with these thresholds (exam-item.ts), in logits. */
export type Response = { thresholds: readonly number[]; points: number }

/** An ability with its standard error, in logits. */
export type Estimate = { ability: number; error: number }

/**
 * Returns the partial credit model's expectations at an ability: the mean of the points, their variance (the part's
 * information), and the log of the normalizing sum. With one threshold it is the Rasch model.
 */
export function expectedPoints(thresholds: readonly number[], ability: number) {
  // Sums relative to the largest term, so that no exponential overflows.
  let exponent = 0
  let largest = 0
  for (const threshold of thresholds) {
    exponent += ability - threshold
    if (exponent > largest) largest = exponent
  }
  let sum = Math.exp(-largest)
  let mean = 0
  let square = 0
  let points = 0
  exponent = 0
  for (const threshold of thresholds) {
    exponent += ability - threshold
    points += 1
    const weight = Math.exp(exponent - largest)
    sum += weight
    mean += points * weight
    square += points * points * weight
  }
  mean /= sum
  return { mean, variance: square / sum - mean * mean, logSum: largest + Math.log(sum) }
}

const STEP = (SELECTION.highest - SELECTION.lowest) / (SELECTION.points - 1)

/** The grid of abilities for a posterior. */
const GRID = Float64Array.from({ length: SELECTION.points }, (_, i) => SELECTION.lowest + i * STEP)

/** The log likelihood of each ability on the grid, up to a constant. */
export type Posterior = Float64Array

/** The prior: normal around the standard. */
export const createPosterior = (standard: number): Posterior =>
  GRID.map((ability) => -((ability - standard) ** 2) / (2 * SELECTION.priorSpread ** 2))

/** Adds a response to the posterior, in place. */
export function updatePosterior(posterior: Posterior, { thresholds, points }: Response): void {
  for (let i = 0; i < posterior.length; i += 1) {
    const ability = GRID[i] ?? 0
    posterior[i] = (posterior[i] ?? 0) + points * ability - expectedPoints(thresholds, ability).logSum
  }
}

/**
 * Returns the mean of a posterior (EAP): finite from the first answer on. It selects the next item, but never decides a
 * result.
 */
export function posteriorMean(posterior: Posterior): number {
  const largest = posterior.reduce((max, value) => Math.max(max, value), -Infinity)
  let sum = 0
  let weighted = 0
  for (let i = 0; i < posterior.length; i += 1) {
    const weight = Math.exp((posterior[i] ?? 0) - largest)
    sum += weight
    weighted += weight * (GRID[i] ?? 0)
  }
  return weighted / sum
}

/** How far from zero or full points a score without a finite estimate is moved. */
const EXTREME = 0.3
const FURTHEST = 12
const PRECISION = 1e-9
const MAX_STEPS = 60

/**
 * Returns the maximum likelihood estimate of an ability with its standard error, which decides an exam: no prior pulls
 * it to the standard. Moves a score of zero or full points by 0.3 points. Undefined without a response. `from`: the
 * starting value, such as the estimate with one response less.
 */
export function estimateAbility(responses: readonly Response[], from = 0): Estimate | undefined {
  if (responses.length === 0) return undefined
  let maxPoints = 0
  let score = 0
  for (const { thresholds, points } of responses) {
    maxPoints += thresholds.length
    score += points
  }
  const target = Math.max(EXTREME, Math.min(maxPoints - EXTREME, score))
  let lowest = -FURTHEST
  let highest = FURTHEST
  let ability = Math.max(lowest, Math.min(highest, from))
  let information = 0
  for (let step = 0; step < MAX_STEPS; step += 1) {
    let expected = 0
    information = 0
    for (const { thresholds } of responses) {
      const { mean, variance } = expectedPoints(thresholds, ability)
      expected += mean
      information += variance
    }
    if (expected < target) lowest = ability
    else highest = ability
    const change = (target - expected) / information
    if (Math.abs(change) < PRECISION) break
    const next = ability + change
    // Newton's step, or bisection if it would leave the known interval.
    ability = next > lowest && next < highest ? next : (lowest + highest) / 2
  }
  return { ability, error: 1 / Math.sqrt(information) }
}
