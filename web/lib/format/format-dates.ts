import { lazyValue } from './lazy-value.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => lazyValue(() => new Intl.DateTimeFormat('en-US', options))
const day = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayAndYear = formatter({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const month = formatter({ month: 'long', timeZone: 'UTC' })
const dayAndYearHere = formatter({ dateStyle: 'medium' })
const withTime = formatter({ dateStyle: 'medium', timeStyle: 'short' })

const yearOf = (date: string | undefined) => date?.slice(0, 4)

/**
 * Formats class dates ('YYYY-MM-DD') as 'Mar 5, Mar 7, Mar 12, 2027', with the year after the last date of each year.
 * These are the academy's dates, independent of the device's time zone.
 */
export function formatDates(dates: readonly string[]): string {
  const formatterAt = (index: number) => (yearOf(dates[index]) === yearOf(dates[index + 1]) ? day : dayAndYear)()
  return dates.map((date, index) => formatterAt(index).format(Date.parse(date))).join(', ')
}

/** 'Nov 5' for '2026-11-05': the academy's date, independent of the device's time zone. */
export const formatDay = (date: string): string => day().format(Date.parse(date))

/** 'November' for '2026-11'. */
export const formatMonth = (name: string): string => month().format(Date.parse(`${name}-01`))

/** A time (epoch milliseconds) as a date in the device's time zone. */
export const formatDate = (time: number): string => dayAndYearHere().format(time)

/** A time (epoch milliseconds) as a date and time in the device's time zone. */
export const formatDateTime = (time: number): string => withTime().format(time)
