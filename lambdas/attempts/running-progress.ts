import type { ProgressItem } from '#table/progress.ts'
import { progressState } from '#domain/progress/progress.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/**
 * Returns the progress if its course is running. Refuses with 'progress-not-found', 'course-not-started', or
 * 'course-ended'. `now` in epoch milliseconds.
 */
export function runningProgress(progress: ProgressItem | undefined, now: number): ProgressItem {
  if (!progress) throw new Refusal('progress-not-found')
  const state = progressState(progress.endTime, now)
  if (state === 'not-started') throw new Refusal('course-not-started')
  if (state === 'ended') throw new Refusal('course-ended')
  return progress
}
