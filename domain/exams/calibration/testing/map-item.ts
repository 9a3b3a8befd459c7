import { difficultyError, stepTowards, type ThresholdPrior } from '../item-step.ts'

/** A response to an item by a person of known ability. */
export type AbleResponse = { ability: number; points: number }

const MAX_STEPS = 100
const NEAR_ENOUGH = 1e-9

/** The most probable thresholds of one item given its respondents' abilities, with the standard error of their mean. */
export function mapItem(
  responses: readonly AbleResponse[],
  prior: ThresholdPrior,
): { thresholds: number[]; error: number } {
  const abilities = Float64Array.from(responses, ({ ability }) => ability)
  const counts = new Float64Array((prior.means.length + 1) * responses.length)
  for (const [r, { points }] of responses.entries()) counts[points * responses.length + r] = 1
  const data = { abilities, counts, at: 0 }
  let thresholds: Float64Array = Float64Array.from(prior.means)
  for (let n = 0; n < MAX_STEPS; n += 1) {
    const next = stepTowards(thresholds, data, prior)
    const change = next.reduce((max, threshold, k) => Math.max(max, Math.abs(threshold - (thresholds[k] ?? 0))), 0)
    thresholds = next
    if (change < NEAR_ENOUGH) break
  }
  return { thresholds: Array.from(thresholds), error: difficultyError(thresholds, data, prior) }
}
