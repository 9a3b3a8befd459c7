/** Whose ability is simulated: one, given as typed in logits from the standard, or the set of seven. */
export type AbilityDraft = { which: 'single' | 'seven'; distance: string }

/** Distances from the standard, in logits. */
const SEVEN = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1] as const

/** A student of an ability further away is decided about at once. */
export const FURTHEST = 4

/** The distances that were chosen; undefined: what was typed is none. */
export function distancesOf({ which, distance }: AbilityDraft): readonly number[] | undefined {
  if (which === 'seven') return SEVEN
  const value = /^[+-]?\d+(\.\d+)?$/.test(distance.trim()) ? Number(distance) : NaN
  return Math.abs(value) <= FURTHEST ? [value] : undefined
}
