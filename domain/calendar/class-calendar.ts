import { academy } from '#domain/academy.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import { calendarWords } from '#domain/messages/calendar.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

/** A Live course as its calendar needs it: dates 'YYYY-MM-DD' and times such as '9:00AM' in the academy's time zone. */
export type ClassDays = {
  /** The course's key. */
  key: string
  name: string
  dates: readonly string[]
  startTime?: string | null | undefined
  endTime?: string | null | undefined
  location?: string | null | undefined
  instructor?: string | undefined
}

const HOST = new URL(academy.siteUrl).host

function classEvent(course: ClassDays, date: string, timeZone: string): CalendarEvent {
  const at = (time: string | null | undefined) => startsAt({ dates: [date], startTime: time ?? '' }, timeZone)
  const [start, end] = [at(course.startTime), at(course.endTime)]
  const facts = {
    uid: `${course.key}-${date}@${HOST}`,
    summary: course.name,
    location: course.location ?? undefined,
    description: calendarWords.description(course.instructor),
    url: `${academy.siteUrl}${linkPath(course.key)}`,
  }
  if (start === undefined) return { ...facts, day: date }
  return { ...facts, start, ...(end === undefined || end <= start ? {} : { end }) }
}

/**
 * The calendar file of a Live course: an event for each class day, at the instants that its times are in `timeZone` on that day.
 * `now`: epoch milliseconds. undefined for a course without dates.
 */
export function classCalendar(
  course: ClassDays,
  timeZone: string,
  now: number,
): { name: string; text: string } | undefined {
  if (course.dates.length === 0) return undefined
  const events = [...course.dates].sort().map((date) => classEvent(course, date, timeZone))
  const product = `-//${academy.name}//${calendarWords.classes}//EN`
  return { name: `${urlOfName(course.name)}.ics`, text: calendarFile({ product, stamp: now, events }) }
}
