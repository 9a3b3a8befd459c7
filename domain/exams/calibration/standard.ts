import type { ItemPart } from '../exam-item.ts'
import type { Standard } from '../exam-settings.ts'
import { expectedPoints } from './partial-credit.ts'

/** Standards are searched within this distance of 0, in logits. */
const FURTHEST = 8
const HALVINGS = 40

/** Groups parts of equal difficulty with their count: labels have few difficulties for thousands of questions. */
function groupEqualParts(parts: readonly ItemPart[]): { thresholds: readonly number[]; count: number }[] {
  const groups = new Map<string, { thresholds: readonly number[]; count: number }>()
  for (const { thresholds } of parts) {
    const group = groups.get(thresholds.join()) ?? { thresholds, count: 0 }
    groups.set(thresholds.join(), { thresholds, count: group.count + 1 })
  }
  return [...groups.values()]
}

function percentOf(ability: number, groups: ReturnType<typeof groupEqualParts>): number {
  const maxPoints = groups.reduce((sum, { thresholds, count }) => sum + count * thresholds.length, 0)
  const points = groups.reduce((sum, { thresholds, count }) => sum + count * expectedPoints(ability, thresholds), 0)
  return maxPoints === 0 ? 0 : (100 * points) / maxPoints
}

/** Returns the expected percentage of the parts' points at an ability. */
export const expectedPercent = (ability: number, parts: readonly ItemPart[]): number =>
  percentOf(ability, groupEqualParts(parts))

/** Returns the ability at which this percentage of the parts' points is expected; 0 without parts. */
export function abilityAt(percent: number, parts: readonly ItemPart[]): number {
  if (parts.length === 0) return 0
  const groups = groupEqualParts(parts)
  let low = -FURTHEST
  let high = FURTHEST
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (low + high) / 2
    if (percentOf(middle, groups) < percent) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Angoff's method: each judge estimates, for each question, the percentage of its points that a student who just passes
 * earns; the mean of their means is the percentage of a `judged` standard.
 */
export function angoffPercent(judges: readonly (readonly number[])[]): number {
  const means = judges.map((percents) => percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

/** Returns the minimum ability to pass. */
export const standardAbility = (standard: Standard, anchors: readonly ItemPart[]): number =>
  standard.kind === 'fixed' ? standard.ability : abilityAt(standard.percent, anchors)
