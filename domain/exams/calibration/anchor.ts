import { difficultyOf, type ItemPart } from '../exam-item.ts'

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The mean difficulty of all parts. */
export const meanDifficulty = (parts: readonly ItemPart[]): number => meanOf(parts.map(difficultyOf))

/**
 * By how much new estimates are moved so that they are on the exam's scale: its zero is where the anchors' mean difficulty was first,
 * and their mean stays what was stored. Without anchors the estimates stay where they are.
 */
export function anchorShift(estimated: readonly ItemPart[], stored?: readonly ItemPart[]): number {
  if (estimated.length === 0) return 0
  const mean = stored === undefined || stored.length === 0 ? 0 : meanDifficulty(stored)
  return mean - meanDifficulty(estimated)
}

/** A part moved on the scale. */
export const shiftPart = (part: ItemPart, shift: number): ItemPart => ({
  ...part,
  thresholds: part.thresholds.map((threshold) => threshold + shift),
})
