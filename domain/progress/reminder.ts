import type { Progress } from './progress.ts'
import type { ReminderKind } from '#domain/users/reminders.ts'

/**
 * A reminder of a course: the day of the academy (YYYY-MM-DD) on which it is due, and the number of days it mentions.
 */
export type Reminder = { kind: ReminderKind; day: string; days: number }

const DAY = 86_400_000

/** How many days before a course ends its student gets a reminder. */
export const DAYS_LEFT = [7, 1] as const

/** Returns the day of a time in a time zone, as YYYY-MM-DD. `time` in epoch milliseconds. */
export const dayIn = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(time)

/** Returns the day this many days earlier; calendar days, whatever the time offset. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date) - days * DAY).toISOString().slice(0, 10)
}

type Facts = Pick<
  Progress,
  'courseType' | 'dates' | 'endTime' | 'onlineDays' | 'complete' | 'dateCreated' | 'startedOn'
>

function all({ courseType, dates, endTime, onlineDays, dateCreated, startedOn }: Facts, timeZone: string): Reminder[] {
  const [first] = courseType === 'Live' ? [...(dates ?? [])].sort() : []
  const before = first === undefined ? undefined : daysBefore(first, 1)
  const isAnnounced = before !== undefined && before >= dayIn(dateCreated, timeZone)
  const announced: Reminder[] = isAnnounced ? [{ kind: 'classTomorrow', day: before, days: 1 }] : []
  if (endTime === 0) return announced
  // An extension moves the end, not the start; older courses only store their length.
  const begun = dayIn(startedOn ?? endTime - onlineDays * DAY, timeZone)
  const last = dayIn(endTime, timeZone)
  const left = DAYS_LEFT.map((days): Reminder => ({ kind: 'daysLeft', day: daysBefore(last, days), days }))
  return [...announced, ...left.filter(({ day }) => day > begun)]
}

/**
 * Returns the reminders of a course: the day before the first day of a Live one, unless it was bought later; 7 days and
 * 1 day before the last day of a started one, if that is after the day it started. None for a completed course.
 */
export const remindersOf = (progress: Facts, timeZone: string): Reminder[] =>
  progress.complete ? [] : all(progress, timeZone)

/** The hour of the academy's day from which reminders are sent. */
const FIRST_HOUR = 9

/** Whether reminders may be sent at this hour of the academy's day. `now` in epoch milliseconds. */
export const isHourOfReminders = (now: number, timeZone: string): boolean =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now)) >= FIRST_HOUR
