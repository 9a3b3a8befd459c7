import { EASY } from '../../attempts/bank.ts'
import type { ThresholdPrior } from './item-step.ts'

/** The error of authors' labels, in logits (our estimate, not published). */
const LABEL_SPREAD = 0.7
const EASY_DIFFICULTY = -1

/** The assumed distance between thresholds of a question of several points, in logits, before any responses. */
const THRESHOLD_DISTANCE = 0.5

/** Returns the difficulty labeled by a question's author. */
export const labelDifficulty = (tags: readonly string[]): number => (tags.includes(EASY) ? EASY_DIFFICULTY : 0)

/** Returns the thresholds of a part with this many points around a difficulty, before any responses. */
export const labelThresholds = (difficulty: number, points: number): number[] =>
  Array.from({ length: points }, (_, j) => difficulty + (j - (points - 1) / 2) * THRESHOLD_DISTANCE)

/**
 * Returns the prior that a question's tags imply for a part with this many points: its difficulty, with thresholds
 * spread evenly around it.
 */
export const labelPrior = (tags: readonly string[], points: number): ThresholdPrior =>
  priorAt(labelDifficulty(tags), points)

/** Returns the prior for a difficulty that is on the exam's scale already. */
export const priorAt = (difficulty: number, points: number): ThresholdPrior => ({
  means: labelThresholds(difficulty, points),
  sd: LABEL_SPREAD,
})
