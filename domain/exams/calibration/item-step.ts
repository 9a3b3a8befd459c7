import { writeProbabilities } from './partial-credit.ts'

/**
 * Solves a symmetric positive definite system of equations by Cholesky decomposition; `matrix` is in row-major order. A
 * direction without information stays 0.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length
  const root = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * n + j] ?? 0
      for (let k = 0; k < j; k += 1) sum -= (root[i * n + k] ?? 0) * (root[j * n + k] ?? 0)
      if (i === j) root[i * n + i] = sum > EPSILON ? Math.sqrt(sum) : Infinity
      else root[i * n + j] = sum / (root[j * n + j] ?? 1)
    }
  const solution = Float64Array.from(right)
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) solution[i] = (solution[i] ?? 0) - (root[i * n + k] ?? 0) * (solution[k] ?? 0)
    solution[i] = (solution[i] ?? 0) / (root[i * n + i] ?? 1)
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) solution[i] = (solution[i] ?? 0) - (root[k * n + i] ?? 0) * (solution[k] ?? 0)
    solution[i] = (solution[i] ?? 0) / (root[i * n + i] ?? 1)
  }
  return solution
}

const EPSILON = 1e-12

/** The prior of a part's thresholds: each is normal about its mean with this spread. */
export type ThresholdPrior = { means: readonly number[]; sd: number }

/**
 * How often each number of points was observed at each ability, or is expected if abilities are unknown. `counts`: for
 * 0 points at every ability, then for 1 point, from `at` on.
 */
export type Counts = { abilities: Float64Array; counts: Float64Array; at: number }

/** The limit of thresholds: a question that everyone answered correctly and that has no prior has no estimate. */
export const FURTHEST = 12

/** The maximum step, in logits: Newton's method may overshoot far from the solution. */
const MAX_STEP = 1

type Slope = { gradient: Float64Array; information: Float64Array }

/** Returns the slope of the log likelihood, prior included, and the information: the negative curvature. */
function slopeAt(thresholds: Float64Array, { abilities, counts, at }: Counts, prior?: ThresholdPrior): Slope {
  const m = thresholds.length
  const q = abilities.length
  const gradient = new Float64Array(m)
  const information = new Float64Array(m * m)
  const probabilities = new Float64Array(m + 1)
  const reach = new Float64Array(m)
  for (let node = 0; node < q; node += 1) {
    let all = 0
    for (let x = 0; x <= m; x += 1) all += counts[at + x * q + node] ?? 0
    if (all === 0) continue
    writeProbabilities(abilities[node] ?? 0, thresholds, probabilities)
    let above = 0
    let seen = 0
    for (let x = m; x >= 1; x -= 1) {
      above += probabilities[x] ?? 0
      seen += counts[at + x * q + node] ?? 0
      reach[x - 1] = above
      gradient[x - 1] = (gradient[x - 1] ?? 0) + all * above - seen
    }
    for (let k = 0; k < m; k += 1)
      for (let l = 0; l <= k; l += 1)
        information[k * m + l] = (information[k * m + l] ?? 0) + all * (reach[k] ?? 0) * (1 - (reach[l] ?? 0))
  }
  for (let k = 0; k < m; k += 1) {
    for (let l = 0; l < k; l += 1) information[l * m + k] = information[k * m + l] ?? 0
    if (prior === undefined) continue
    gradient[k] = (gradient[k] ?? 0) - ((thresholds[k] ?? 0) - (prior.means[k] ?? 0)) / prior.sd ** 2
    information[k * m + k] = (information[k * m + k] ?? 0) + 1 / prior.sd ** 2
  }
  return { gradient, information }
}

const within = (value: number, furthest: number): number => Math.max(-furthest, Math.min(furthest, value))

/** Takes one step of Newton's method toward the most likely thresholds. */
export function stepTowards(thresholds: Float64Array, counts: Counts, prior?: ThresholdPrior): Float64Array {
  const { gradient, information } = slopeAt(thresholds, counts, prior)
  const step = solve(information, gradient)
  const longest = step.reduce((max, part) => Math.max(max, Math.abs(part)), 0)
  const factor = longest > MAX_STEP ? MAX_STEP / longest : 1
  return thresholds.map((threshold, k) => within(threshold + factor * (step[k] ?? 0), FURTHEST))
}

/** Returns the standard error of a part's difficulty, the mean of its thresholds. Infinite without information. */
export function difficultyError(thresholds: Float64Array, counts: Counts, prior?: ThresholdPrior): number {
  const { information } = slopeAt(thresholds, counts, prior)
  const m = thresholds.length
  const variance = solve(information, new Float64Array(m).fill(1 / m)).reduce((sum, part) => sum + part / m, 0)
  return variance > 0 ? Math.sqrt(variance) : Infinity
}
