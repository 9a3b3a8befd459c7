/** The day of a time (epoch milliseconds) in a time zone: 'YYYY-MM-DD'. */
export const dayOf = (time: number, timeZone: string): string =>
  // Canada writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)

/** The month before a month, both 'YYYY-MM'. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`
}
