import type { ItemPart } from '../exam-item.ts'
import type { Standard } from '../exam-settings.ts'
import { expectedPoints } from './partial-credit.ts'

/** Standards are looked for within this distance of 0, in logits. */
const FURTHEST = 8
const HALVINGS = 40

/** The percent of all points of the parts that is expected at an ability. */
export function expectedPercent(ability: number, parts: readonly ItemPart[]): number {
  const most = parts.reduce((sum, { thresholds }) => sum + thresholds.length, 0)
  const points = parts.reduce((sum, { thresholds }) => sum + expectedPoints(ability, thresholds), 0)
  return most === 0 ? 0 : (100 * points) / most
}

/** The ability at which this percent of the parts' points is expected; without parts 0. */
export function abilityAt(percent: number, parts: readonly ItemPart[]): number {
  if (parts.length === 0) return 0
  let low = -FURTHEST
  let high = FURTHEST
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (low + high) / 2
    if (expectedPercent(middle, parts) < percent) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Angoff's method: each judge says for each question what percent of its points a student gets who just passes; the mean of their means is
 * the percent of a `judged` standard.
 */
export function angoffPercent(judges: readonly (readonly number[])[]): number {
  const means = judges.map((percents) => percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

/** The ability from which a student passes. */
export const standardAbility = (standard: Standard, anchors: readonly ItemPart[]): number =>
  standard.kind === 'fixed' ? standard.ability : abilityAt(standard.percent, anchors)
