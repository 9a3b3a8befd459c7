const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Class dates ('YYYY-MM-DD') as read: 'Mar 5, Mar 7, Mar 12, 2027'. The dates are the academy's own, whatever the zone. */
export function formatDates(dates: readonly string[]): string {
  return dates.map((date, index) => (index === dates.length - 1 ? dayAndYear : day).format(Date.parse(date))).join(', ')
}

/** A moment (epoch milliseconds) as this device's date. */
export const formatDate = (time: number): string => dayAndYearHere.format(time)

const dayAndYearHere = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment (epoch milliseconds) as this device's date and time. */
export const formatDateTime = (time: number): string => withTime.format(time)
