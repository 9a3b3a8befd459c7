import { EASY } from '../../attempts/bank.ts'
import type { ThresholdPrior } from './item-step.ts'

/** How far authors' labels are off, in logits (ours: no published number). */
const LABEL_SPREAD = 0.7
const EASY_DIFFICULTY = -1

/** How far apart the thresholds of a question of several points are taken to be, in logits, before responses say otherwise. */
const THRESHOLD_DISTANCE = 0.5

/** The difficulty that a question's author says. */
export const labelDifficulty = (tags: readonly string[]): number => (tags.includes(EASY) ? EASY_DIFFICULTY : 0)

/** The thresholds of a part of so many points about a difficulty, until responses say more of them. */
export const labelThresholds = (difficulty: number, points: number): number[] =>
  Array.from({ length: points }, (_, j) => difficulty + (j - (points - 1) / 2) * THRESHOLD_DISTANCE)

/** What a question's tags let expect of a part of so many points: its difficulty, with thresholds spread evenly about it. */
export const labelPrior = (tags: readonly string[], points: number): ThresholdPrior =>
  priorAt(labelDifficulty(tags), points)

/** The same of a difficulty that is on the exam's scale already. */
export const priorAt = (difficulty: number, points: number): ThresholdPrior => ({
  means: labelThresholds(difficulty, points),
  sd: LABEL_SPREAD,
})
