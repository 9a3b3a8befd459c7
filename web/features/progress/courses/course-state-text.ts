import type { ProgressFieldsFragment } from '#generated/operations.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import { progressState } from '#domain/progress/progress.ts'

/** A course's state and time in one line. A running Live course shows no days left (spec 3.4.13). */
export function courseStateText(progress: ProgressFieldsFragment, now: number): string {
  const time = courseTime(progress, now)
  if (progressState(progress.endTime, now) !== 'started') return time
  return time === '' ? 'Started' : `${time} left`
}
