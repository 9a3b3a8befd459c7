import { TZDateMini } from '@date-fns/tz'
import type { CourseFacts } from './course.ts'

const clockTime = /^(\d{1,2}):(\d{2})\s*([AP])M$/i

/** Returns the minutes after midnight of a time such as '9:00AM' or '12:30 pm'; undefined if it is not a time. */
export function minutesOfDay(time: string): number | undefined {
  const match = clockTime.exec(time.trim())
  if (!match) return undefined
  const [, hourText, minuteText, half] = match
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (hour < 1 || hour > 12 || minute > 59) return undefined
  return (hour % 12) * 60 + minute + (half?.toUpperCase() === 'P' ? 720 : 0)
}

/**
 * Returns when a Live course begins: its first date at `startTime` in the academy's time zone, in epoch milliseconds,
 * adjusted for daylight saving time (decisions 1.4). Undefined for Online courses and for an unreadable date or time.
 */
export function startsAt(course: Pick<CourseFacts, 'dates' | 'startTime'>, timeZone: string): number | undefined {
  const [first] = [...(course.dates ?? [])].sort()
  const minutes = minutesOfDay(course.startTime ?? '')
  if (first === undefined || minutes === undefined) return undefined
  const [year, month, day] = first.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const time = new TZDateMini(year, month - 1, day, Math.floor(minutes / 60), minutes % 60, timeZone).getTime()
  return Number.isNaN(time) ? undefined : time
}
