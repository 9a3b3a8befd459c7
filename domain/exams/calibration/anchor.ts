import { difficultyOf, type ItemPart } from '../exam-item.ts'

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Returns the mean difficulty of all parts. */
export const meanDifficulty = (parts: readonly ItemPart[]): number => meanOf(parts.map(difficultyOf))

/**
 * Returns the shift that puts new estimates on the exam's scale: its zero is the anchors' first mean difficulty, and
 * their mean stays as stored. Without anchors the shift is 0.
 */
export function anchorShift(estimated: readonly ItemPart[], stored?: readonly ItemPart[]): number {
  if (estimated.length === 0) return 0
  const mean = stored === undefined || stored.length === 0 ? 0 : meanDifficulty(stored)
  return mean - meanDifficulty(estimated)
}

/** Shifts a part on the scale. */
export const shiftPart = (part: ItemPart, shift: number): ItemPart => ({
  ...part,
  thresholds: part.thresholds.map((threshold) => threshold + shift),
})
