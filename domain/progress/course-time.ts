import type { CourseType } from '#domain/courses/course.ts'
import { daysLeftNotStarted, progressWords } from '#domain/messages/progress.ts'
import { progressState } from './progress-state.ts'
import { timeLeft } from './time-left.ts'

type Enrolment = { courseType: CourseType; onlineDays: number; endTime: number }

/**
 * What a course's card says of its time (spec 3.4.13): Live courses show no days left, before their start and after.
 * `now` in epoch milliseconds.
 */
export function courseTime({ courseType, onlineDays, endTime }: Enrolment, now: number): string {
  const state = progressState(endTime, now)
  if (state === 'ended') return progressWords.courseEnded
  if (state === 'started') return courseType === 'Live' ? '' : timeLeft(endTime - now)
  return courseType === 'Live' ? progressWords.notStarted : daysLeftNotStarted(onlineDays)
}
