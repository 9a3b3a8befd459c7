import type { Attempt } from './attempt.ts'

/** Whether the clock or the course ended a running attempt: from then on it counts as used (spec 3.4.18). */
export const hasExpired = (attempt: Pick<Attempt, 'endTime' | 'deadline'>, now: number): boolean =>
  attempt.endTime === undefined && now >= attempt.deadline
