import { academy } from '../academy.ts'
import type { CourseType } from '../courses/course.ts'
import { startsAt } from '../courses/starts-at.ts'
import { endOfCourse } from './course-time.ts'
import type { Progress } from './progress.ts'

const DAY = 86_400_000

type Dated = { courseType: CourseType; dates?: readonly string[] | null; startTime?: string | null }

/**
 * Returns when the days of a course started now begin to count: for a Live one at its first class, if that is later
 * (decisions, "Settled on 2026-11-27"). The class is in the academy's time zone; `now` in epoch milliseconds.
 */
export function countsFrom({ courseType, dates, startTime }: Dated, now: number): number {
  if (courseType !== 'Live') return now
  const first = startsAt({ dates: dates ?? [], startTime: startTime ?? '' }, academy.timeZone)
  return Math.max(now, first ?? now)
}

type Started = Dated & Pick<Progress, 'onlineDays' | 'endTime' | 'startedOn' | 'countsFrom'>

/**
 * Returns the corrected end of a Live course that was started before its first class, with its days counted from Start:
 * later by the same amount as the class. Undefined if it is correct already, or if an administrator ended the course:
 * its end is then no whole number of days after its start. `now` in epoch milliseconds.
 */
export function countedAgain(progress: Started, now: number) {
  const { onlineDays, endTime, startedOn: storedStart } = progress
  if (progress.courseType !== 'Live' || endTime === 0 || progress.countsFrom !== undefined) return undefined
  // A running course was not ended: older ones don't store their start.
  const startedOn = storedStart ?? (endTime > now ? endOfCourse(-onlineDays, endTime) : undefined)
  if (startedOn === undefined) return undefined
  const from = countsFrom(progress, startedOn)
  const extension = endTime - endOfCourse(onlineDays, startedOn)
  if (from === startedOn || extension < 0 || extension % DAY !== 0) return undefined
  return { startedOn, countsFrom: from, endTime: endTime + from - startedOn }
}
