import type { Attempt } from '../attempts/attempt.ts'
import { andNot, type Bitmap, bitmapOf, has, or, withBit, withoutBit } from '../attempts/bitmap.ts'

/** The outcome of a question when its student last saw it. A question without one is unused. */
export const OUTCOMES = ['right', 'wrong', 'omitted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The questions of a shard by outcome, each in at most one set, counted from the shard's first number. */
export type Statuses = Readonly<Record<Outcome, Bitmap>>

export const NO_STATUSES: Statuses = { right: bitmapOf([]), wrong: bitmapOf([]), omitted: bitmapOf([]) }

/** Numbers in a shard, as in a pool's (table/pool.ts). */
export const STATUS_RANGE = 3_072
export const statusShardOf = (id: number): number => Math.floor(id / STATUS_RANGE)

export const outcomeOf = (statuses: Statuses, id: number): Outcome | undefined =>
  OUTCOMES.find((outcome) => has(statuses[outcome], id % STATUS_RANGE))

/** Returns the shard after a question's outcome changed; the same object if it has that outcome already. */
export function withOutcome(statuses: Statuses, id: number, outcome: Outcome): Statuses {
  if (outcomeOf(statuses, id) === outcome) return statuses
  const n = id % STATUS_RANGE
  const next = (each: Outcome) => (each === outcome ? withBit(statuses[each], n) : withoutBit(statuses[each], n))
  return { right: next('right'), wrong: next('wrong'), omitted: next('omitted') }
}

/**
 * Returns a test's outcomes: of the answered questions, and of the one shown when it ended. A case study is wrong with
 * one wrong item, else omitted with one unanswered item, else right.
 */
export function outcomesOf({ questions, at }: Pick<Attempt, 'questions' | 'at'>): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>()
  const rank = (outcome: Outcome | undefined) => ['right', 'omitted', 'wrong'].indexOf(outcome ?? '')
  for (const { id, answer } of questions.slice(0, at + 1)) {
    const outcome = answer === undefined ? 'omitted' : answer.correct ? 'right' : 'wrong'
    if (rank(outcome) > rank(outcomes.get(id))) outcomes.set(id, outcome)
  }
  return outcomes
}

/** Merges the outcomes from before a reset, for questions without one since. */
export function restoredStatuses(since: Statuses, before: Statuses): Statuses {
  const known = OUTCOMES.reduce((all, outcome) => or(all, since[outcome]), bitmapOf([]))
  const restored = (outcome: Outcome) => or(since[outcome], andNot(before[outcome], known))
  return { right: restored('right'), wrong: restored('wrong'), omitted: restored('omitted') }
}
