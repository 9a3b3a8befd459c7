import { difficultyError, stepTowards, type ThresholdPrior } from './item-step.ts'
import { writeProbabilities } from './partial-credit.ts'

/**
 * Who answered what: person p's responses are from `starts[p]` to `starts[p + 1]`, each the index of an item and its
 * points. Nobody has to answer all items: an unserved item has no effect, even if earlier answers decided what was
 * served.
 */
export type Responses = { starts: Int32Array; items: Int32Array; points: Uint8Array }

/** Returns the responses of each person as [item, points]. */
export function responsesOf(persons: readonly (readonly (readonly [item: number, points: number])[])[]): Responses {
  const starts = new Int32Array(persons.length + 1)
  for (const [p, { length }] of persons.entries()) starts[p + 1] = (starts[p] ?? 0) + length
  const all = persons.flat()
  return { starts, items: Int32Array.from(all, ([item]) => item), points: Uint8Array.from(all, ([, points]) => points) }
}

/**
 * The distribution of abilities: normal, on a fixed grid. `spread` is fixed or estimated. The mean is estimated if the
 * thresholds have priors, which then fix the scale; otherwise it is fixed.
 */
export type MmlOptions = {
  priors?: readonly ThresholdPrior[]
  estimateSpread?: boolean
  nodes?: number
  /** The grid covers -furthest to furthest, in logits. */
  furthest?: number
}

/** A running estimate: the thresholds of item i are from `starts[i]` to `starts[i + 1]`. */
export type MmlState = {
  starts: Int32Array
  thresholds: Float64Array
  mean: number
  spread: number
  iteration: number
  /** For the parameters before the last iteration, without the priors. */
  logLikelihood: number
  /** The largest change of a parameter in the last iteration, in logits. */
  change: number
}

/** Returns the start of an estimate. */
export function beginMml(thresholds: readonly (readonly number[])[], mean = 0, spread = 1): MmlState {
  const starts = new Int32Array(thresholds.length + 1)
  for (const [i, { length }] of thresholds.entries()) starts[i + 1] = (starts[i] ?? 0) + length
  const flat = Float64Array.from(thresholds.flat())
  return { starts, thresholds: flat, mean, spread, iteration: 0, logLikelihood: -Infinity, change: Infinity }
}

/** Returns the thresholds by item. */
export const thresholdsOf = ({ starts, thresholds }: MmlState): number[][] =>
  Array.from({ length: starts.length - 1 }, (_, i) => Array.from(thresholds.subarray(starts[i], starts[i + 1])))

const NODES = 41
/** About the distance between nodes: a narrower curve would fall between them. */
const MIN_SPREAD = 0.3

function gridOf({ nodes = NODES, furthest = 6 }: MmlOptions): Float64Array {
  const half = (nodes - 1) / 2
  return Float64Array.from({ length: nodes }, (_, node) => ((node - half) / half) * furthest)
}

/**
 * Returns where item i's numbers begin in a table with a row of the grid for each number of points: one more than its
 * thresholds.
 */
const rowOf = (starts: Int32Array, i: number, q: number): number => ((starts[i] ?? 0) + i) * q

type Expected = { counts: Float64Array; weights: Float64Array; logLikelihood: number }

/** Returns the log probability of each number of points of each item at each ability. */
function logProbabilities({ starts, thresholds }: MmlState, abilities: Float64Array): Float64Array {
  const q = abilities.length
  const items = starts.length - 1
  const table = new Float64Array(rowOf(starts, items, q))
  const max = starts.reduce((n, start, i) => Math.max(n, start - (starts[i - 1] ?? 0)), 0)
  const probabilities = new Float64Array(max + 1)
  for (let i = 0; i < items; i += 1) {
    const itemThresholds = thresholds.subarray(starts[i], starts[i + 1])
    const row = rowOf(starts, i, q)
    for (let node = 0; node < q; node += 1) {
      writeProbabilities(abilities[node] ?? 0, itemThresholds, probabilities)
      for (let x = 0; x <= itemThresholds.length; x += 1) table[row + x * q + node] = Math.log(probabilities[x] ?? 0)
    }
  }
  return table
}

/** The E step: the expected number of responses of each kind, and of persons, at each ability. */
function expect(responses: Responses, state: MmlState, abilities: Float64Array): Expected {
  const q = abilities.length
  const table = logProbabilities(state, abilities)
  const counts = new Float64Array(table.length)
  const weights = new Float64Array(q)
  const density = abilities.map((ability) => Math.exp(-(((ability - state.mean) / state.spread) ** 2) / 2))
  const total = density.reduce((sum, part) => sum + part, 0)
  const logPrior = density.map((part) => Math.log(part / total))
  const { starts: persons, items, points } = responses
  const posterior = new Float64Array(q)
  let logLikelihood = 0
  for (let p = 0; p < persons.length - 1; p += 1) {
    const from = persons[p] ?? 0
    const to = persons[p + 1] ?? 0
    posterior.set(logPrior)
    for (let r = from; r < to; r += 1) {
      const row = rowOf(state.starts, items[r] ?? 0, q) + (points[r] ?? 0) * q
      for (let node = 0; node < q; node += 1) posterior[node] = (posterior[node] ?? 0) + (table[row + node] ?? 0)
    }
    let highest = -Infinity
    for (let node = 0; node < q; node += 1) highest = Math.max(highest, posterior[node] ?? 0)
    let sum = 0
    for (let node = 0; node < q; node += 1) {
      const part = Math.exp((posterior[node] ?? 0) - highest)
      posterior[node] = part
      sum += part
    }
    logLikelihood += Math.log(sum) + highest
    for (let node = 0; node < q; node += 1) {
      const part = (posterior[node] ?? 0) / sum
      posterior[node] = part
      weights[node] = (weights[node] ?? 0) + part
    }
    for (let r = from; r < to; r += 1) {
      const row = rowOf(state.starts, items[r] ?? 0, q) + (points[r] ?? 0) * q
      for (let node = 0; node < q; node += 1) counts[row + node] = (counts[row + node] ?? 0) + (posterior[node] ?? 0)
    }
  }
  return { counts, weights, logLikelihood }
}

function momentsOf(abilities: Float64Array, weights: Float64Array): { mean: number; spread: number } {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = abilities.reduce((sum, ability, node) => sum + ability * (weights[node] ?? 0), 0) / all
  const square = abilities.reduce((sum, ability, node) => sum + (ability - mean) ** 2 * (weights[node] ?? 0), 0) / all
  return { mean, spread: Math.max(MIN_SPREAD, Math.sqrt(square)) }
}

/**
 * Returns the shift of the whole scale that brings the thresholds nearest to their priors: responses don't determine
 * it, and iterations alone would converge slowly.
 */
function shiftToPriors({ starts, thresholds }: MmlState, priors: readonly ThresholdPrior[]): number {
  let sum = 0
  let weight = 0
  for (const [i, { means, sd }] of priors.entries())
    for (const [k, mean] of means.entries()) {
      sum += (mean - (thresholds[(starts[i] ?? 0) + k] ?? 0)) / sd ** 2
      weight += 1 / sd ** 2
    }
  return weight === 0 ? 0 : sum / weight
}

/** Runs one EM iteration (Bock & Aitkin 1981), with one Newton step for each item. */
function iterate(responses: Responses, state: MmlState, options: MmlOptions, abilities: Float64Array): MmlState {
  const { priors, estimateSpread = false } = options
  const { counts, weights, logLikelihood } = expect(responses, state, abilities)
  const { starts } = state
  const q = abilities.length
  const thresholds = new Float64Array(state.thresholds.length)
  for (let i = 0; i < starts.length - 1; i += 1) {
    const itemThresholds = state.thresholds.subarray(starts[i], starts[i + 1])
    thresholds.set(stepTowards(itemThresholds, { abilities, counts, at: rowOf(starts, i, q) }, priors?.[i]), starts[i])
  }
  const persons = responses.starts.length - 1
  const moments = persons === 0 ? { mean: state.mean, spread: state.spread } : momentsOf(abilities, weights)
  // With a fixed mean, uses the second moment around it.
  const spread = priors ? moments.spread : Math.hypot(moments.spread, moments.mean - state.mean)
  const next: MmlState = {
    starts,
    thresholds,
    mean: priors ? moments.mean : state.mean,
    spread: estimateSpread ? spread : state.spread,
    iteration: state.iteration + 1,
    logLikelihood,
    change: 0,
  }
  if (priors) {
    const shift = shiftToPriors(next, priors)
    next.thresholds = thresholds.map((threshold) => threshold + shift)
    next.mean += shift
  }
  const moved = next.thresholds.reduce((max, threshold, k) => {
    return Math.max(max, Math.abs(threshold - (state.thresholds[k] ?? 0)))
  }, 0)
  next.change = Math.max(moved, Math.abs(next.mean - state.mean), Math.abs(next.spread - state.spread))
  return next
}

/**
 * Estimates the thresholds, and the mean and spread of abilities, by marginal maximum likelihood (EM): `iterations`
 * from a state, or fewer once no parameter changes by more than `tolerance`. With priors, returns the most probable
 * estimates.
 */
export function runMml(
  responses: Responses,
  from: MmlState,
  options: MmlOptions & { iterations: number; tolerance?: number },
): MmlState {
  const { iterations, tolerance = 0 } = options
  const abilities = gridOf(options)
  let state = from
  for (let n = 0; n < iterations && state.change > tolerance; n += 1)
    state = iterate(responses, state, options, abilities)
  return state
}

/**
 * Returns the standard error of each item's difficulty, from the information of its responses at the expected
 * abilities.
 */
export function mmlErrors(responses: Responses, state: MmlState, options: MmlOptions): number[] {
  const abilities = gridOf(options)
  const { counts } = expect(responses, state, abilities)
  const { starts, thresholds } = state
  return Array.from({ length: starts.length - 1 }, (_, i) =>
    difficultyError(
      thresholds.slice(starts[i], starts[i + 1]),
      { abilities, counts, at: rowOf(starts, i, abilities.length) },
      options.priors?.[i],
    ),
  )
}
