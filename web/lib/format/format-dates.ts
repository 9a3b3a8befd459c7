import { lazyValue } from './lazy-value.ts'

export { formatDates } from '#domain/text/format-dates.ts'

const formatter = (options: Intl.DateTimeFormatOptions) => lazyValue(() => new Intl.DateTimeFormat('en-US', options))
const day = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = formatter({ month: 'long', timeZone: 'UTC' })
const dayAndYearHere = formatter({ dateStyle: 'medium' })
const withTime = formatter({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 5' for '2026-11-05': the academy's date, independent of the device's time zone. */
export const formatDay = (date: string): string => day().format(Date.parse(date))

/** 'November' for '2026-11'. */
export const formatMonth = (name: string): string => month().format(Date.parse(`${name}-01`))

/** A time (epoch milliseconds) as a date in the device's time zone. */
export const formatDate = (time: number): string => dayAndYearHere().format(time)

/** A time (epoch milliseconds) as a date and time in the device's time zone. */
export const formatDateTime = (time: number): string => withTime().format(time)
