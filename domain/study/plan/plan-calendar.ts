import { TZDateMini } from '@date-fns/tz'
import { academy } from '#domain/academy.ts'
import { calendarFile, type CalendarEvent } from '#domain/calendar/calendar-file.ts'
import { feedWords } from '#domain/messages/plan.ts'
import type { StudySettings } from '../study-settings.ts'
import { dayText } from '../student-day.ts'
import type { PlanSettings } from './plan-settings.ts'
import type { PlanDay, PlannedTask } from './plan.ts'

/** A task of a calendar's day; `path`: its link on the site. */
type LinkedTask = PlannedTask & { path: string }

/** The contents of a calendar: the days of a plan, and the exam day. `mark`: identifies the student in event uids. */
export type PlannedDays = {
  days: readonly PlanDay<LinkedTask>[]
  study: StudySettings
  plan: PlanSettings
  mark: string
}

/** The maximum days in the calendar. */
const MAX_DAYS = 120
const MINUTES_OF_DAY = 24 * 60
const MIN_MINUTES = 15
const MAX_MINUTES = 6 * 60
/**
 * A longer day, such as one with the exam-like test, does not begin in the evening: it ends by 10 PM, and begins at 8
 * AM at the earliest.
 */
const EVENING_MINUTES = 2 * 60
const OVER_BY = 22 * 60
const EARLIEST_START = 8 * 60
const REFRESH_HOURS = 6
const MINUTE = 60_000

/** Returns the instant of a minute of a student's day, adjusted for daylight saving time (epoch milliseconds). */
export function instantOf(day: number, minute: number, zone: string): number {
  const [year = 0, month = 1, date = 1] = dayText(day).split('-').map(Number)
  return new TZDateMini(year, month - 1, date, Math.floor(minute / 60), minute % 60, zone).getTime()
}

function eventOf(planned: PlanDay<LinkedTask>, { study, plan, mark }: PlannedDays, siteUrl: string): CalendarEvent {
  const desiredMinutes = Math.min(MAX_MINUTES, Math.max(MIN_MINUTES, planned.minutes))
  const latest = desiredMinutes > EVENING_MINUTES ? Math.max(EARLIEST_START, OVER_BY - desiredMinutes) : MINUTES_OF_DAY
  const startMinute = Math.min(plan.startMinute, latest)
  const start = instantOf(planned.day, startMinute, study.timeZone)
  const minutes = Math.min(MINUTES_OF_DAY - startMinute, desiredMinutes)
  return {
    uid: `plan-${dayText(planned.day)}-${mark}@${new URL(academy.siteUrl).host}`,
    summary: feedWords.summary(planned),
    description: feedWords.description(planned.tasks.map(({ name, path }) => `${name}\n${siteUrl}${path}`)),
    url: `${siteUrl}/my-courses/plan`,
    start,
    end: start + minutes * MINUTE,
  }
}

const isBusy = ({ free, newItems, reviews, lessons, tests }: PlanDay): boolean =>
  !free && newItems + reviews + lessons.length + tests.length > 0

/**
 * Returns the calendar of a plan (RFC 5545): an event for each study day at the student's hour, in UTC so that no time
 * zone definition is needed, and the exam as an all-day event. `now`: epoch milliseconds. Subscribers refresh it every
 * six hours.
 */
export function planCalendar(planned: PlannedDays, { now, siteUrl }: { now: number; siteUrl: string }): string {
  const events = planned.days
    .slice(0, MAX_DAYS)
    .filter(isBusy)
    .map((day) => eventOf(day, planned, siteUrl))
  const { examDay } = planned.study
  const exam =
    examDay === undefined
      ? []
      : [
          {
            uid: `exam-${planned.mark}@${new URL(academy.siteUrl).host}`,
            summary: feedWords.exam,
            day: dayText(examDay),
          },
        ]
  return calendarFile({
    product: `-//${academy.name}//${feedWords.name}//EN`,
    stamp: now,
    name: `${academy.name}: ${feedWords.name}`,
    refreshHours: REFRESH_HOURS,
    events: [...events, ...exam],
  })
}
