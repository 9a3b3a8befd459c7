import type { Attempt } from './attempt.ts'

/** The attempt, finished now or, when that was earlier, at its deadline (decisions, 3.4). A finished one stays as it is. */
export const finishAttempt = (attempt: Attempt, now: number): Attempt =>
  attempt.endTime === undefined
    ? { ...attempt, version: attempt.version + 1, endTime: Math.min(now, attempt.deadline) }
    : attempt
