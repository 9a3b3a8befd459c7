import { EASY } from '../../attempts/bank.ts'
import type { ThresholdPrior } from './item-step.ts'

/** How far authors' labels are off, in logits (ours: no published number). */
const LABEL_SPREAD = 0.7
const EASY_DIFFICULTY = -1

/** How far apart the thresholds of a question of several points are taken to be, in logits, before responses say otherwise. */
const THRESHOLD_DISTANCE = 0.5

/** What a question's tags let expect of a part of so many points: its difficulty, with thresholds spread evenly about it. */
export function labelPrior(tags: readonly string[], points: number): ThresholdPrior {
  const difficulty = tags.includes(EASY) ? EASY_DIFFICULTY : 0
  const means = Array.from({ length: points }, (_, j) => difficulty + (j - (points - 1) / 2) * THRESHOLD_DISTANCE)
  return { means, sd: LABEL_SPREAD }
}
