import { academy } from '../academy.ts'
import type { CourseType } from '../courses/course.ts'
import { startsAt } from '../courses/starts-at.ts'
import { endOfCourse } from './course-time.ts'
import type { Progress } from './progress.ts'

const DAY = 86_400_000

type Dated = { courseType: CourseType; dates?: readonly string[] | null; startTime?: string | null }

/**
 * From when the days of a course count that is started now: of a Live one from its first class, where that is later (decisions, "Settled on
 * 2026-11-27"). The class is at the academy's clock; `now` in epoch milliseconds.
 */
export function countsFrom({ courseType, dates, startTime }: Dated, now: number): number {
  if (courseType !== 'Live') return now
  const first = startsAt({ dates: dates ?? [], startTime: startTime ?? '' }, academy.timeZone)
  return Math.max(now, first ?? now)
}

type Started = Dated & Pick<Progress, 'onlineDays' | 'endTime' | 'startedOn' | 'countsFrom'>

/**
 * How a Live course that was started before its first class, with its days counted from Start, ends by the rule of today: as much later as
 * the class began later; undefined where that is so already, and for one that an administrator has ended: its end is no whole number of
 * days after its start. `now` in epoch milliseconds.
 */
export function countedAgain(progress: Started, now: number) {
  const { onlineDays, endTime, startedOn: noted } = progress
  if (progress.courseType !== 'Live' || endTime === 0 || progress.countsFrom !== undefined) return undefined
  // One that still runs was not ended: older ones do not say when they began.
  const startedOn = noted ?? (endTime > now ? endOfCourse(-onlineDays, endTime) : undefined)
  if (startedOn === undefined) return undefined
  const from = countsFrom(progress, startedOn)
  const extension = endTime - endOfCourse(onlineDays, startedOn)
  if (from === startedOn || extension < 0 || extension % DAY !== 0) return undefined
  return { startedOn, countsFrom: from, endTime: endTime + from - startedOn }
}
