import type { CourseType } from '../courses/course.ts'
import { daysLeftNotStarted, progressWords } from '../messages/progress.ts'
import { progressState } from './progress.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the time that is this many days later (spec 3.4.9, 3.4.14), in epoch milliseconds. */
export const endOfCourse = (onlineDays: number, from: number): number => from + onlineDays * DAY

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/**
 * Formats a course's time left: days and hours, hours and minutes, or minutes and seconds (spec 3.9.6). `ms` in
 * milliseconds; a negative time counts as 0.
 */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  const wholeUnits = (unit: number, within: number) => Math.floor((left % within) / unit)
  if (left >= DAY) return `${counted(Math.floor(left / DAY), 'day')} ${counted(wholeUnits(HOUR, DAY), 'hour')}`
  if (left >= HOUR) return `${counted(wholeUnits(HOUR, DAY), 'hour')} ${counted(wholeUnits(MINUTE, HOUR), 'minute')}`
  return `${counted(wholeUnits(MINUTE, HOUR), 'minute')} ${counted(wholeUnits(SECOND, MINUTE), 'second')}`
}

const two = (n: number) => String(n).padStart(2, '0')

/**
 * Formats a test's clock: mm:ss, or hh:mm:ss while hours are above 0 (spec 3.9.6). `ms` left; below zero shows as zero.
 */
export function timer(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

type Enrolment = { courseType: CourseType; onlineDays: number; endTime: number }

/**
 * Returns the time shown on a course's card (spec 3.4.13): Live courses show no days left, before or after their start.
 * `now` in epoch milliseconds.
 */
export function courseTime({ courseType, onlineDays, endTime }: Enrolment, now: number): string {
  const state = progressState(endTime, now)
  if (state === 'ended') return progressWords.courseEnded
  if (state === 'started') return courseType === 'Live' ? '' : timeLeft(endTime - now)
  return courseType === 'Live' ? progressWords.notStarted : daysLeftNotStarted(onlineDays)
}
