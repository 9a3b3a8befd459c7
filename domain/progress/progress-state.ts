/** A student's course is not started (endTime 0), started, or ended: now past endTime (spec 3.4.9). */
export type ProgressState = 'not-started' | 'started' | 'ended'

/** The state of a progress; times in epoch milliseconds. */
export const progressState = (endTime: number, now: number): ProgressState =>
  endTime === 0 ? 'not-started' : now > endTime ? 'ended' : 'started'
