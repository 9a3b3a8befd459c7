/** Days of the academy ('YYYY-MM-DD'), inclusive; absent: from the first payment, or up to the last. */
export type DayRange = { from?: string; to?: string }

const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a string is a calendar day, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns the range of two days; undefined if either is not a day, or they are in the wrong order. */
export function dayRangeOf(from: string | null | undefined, to: string | null | undefined): DayRange | undefined {
  const days = [from, to].filter((day) => day != null)
  if (!days.every(isDay)) return undefined
  if (from != null && to != null && from > to) return undefined
  return { ...(from != null && { from }), ...(to != null && { to }) }
}

/** Whether a day, or any day of a month ('YYYY-MM'), is within a range. */
export const isWithin = (day: string, { from, to }: DayRange): boolean =>
  (from === undefined || day >= from.slice(0, day.length)) && (to === undefined || day <= to.slice(0, day.length))
