import { lazily } from './lazily.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat('en-US', options))
const day = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayAndYear = formatter({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const month = formatter({ month: 'long', timeZone: 'UTC' })
const dayAndYearHere = formatter({ dateStyle: 'medium' })
const withTime = formatter({ dateStyle: 'medium', timeStyle: 'short' })

const yearOf = (date: string | undefined) => date?.slice(0, 4)

/**
 * Class dates ('YYYY-MM-DD') as read: 'Mar 5, Mar 7, Mar 12, 2027', the year after the last day of each. The dates are the academy's own,
 * whatever the zone.
 */
export function formatDates(dates: readonly string[]): string {
  const formatterAt = (index: number) => (yearOf(dates[index]) === yearOf(dates[index + 1]) ? day : dayAndYear)()
  return dates.map((date, index) => formatterAt(index).format(Date.parse(date))).join(', ')
}

/** 'Nov 5' for '2026-11-05': a day of the academy, whatever this device's zone. */
export const formatDay = (date: string): string => day().format(Date.parse(date))

/** 'November' for '2026-11'. */
export const formatMonth = (name: string): string => month().format(Date.parse(`${name}-01`))

/** A moment (epoch milliseconds) as this device's date. */
export const formatDate = (time: number): string => dayAndYearHere().format(time)

/** A moment (epoch milliseconds) as this device's date and time. */
export const formatDateTime = (time: number): string => withTime().format(time)
