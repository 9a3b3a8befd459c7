/** The days of the week in date order, Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The maximum dates of a course (decisions 2.5): a term has fewer. */
export const MAX_DATES = 100

const DAY_MS = 86_400_000

export type WeeklyFault = 'no-weekday' | 'no-from' | 'no-until' | 'until-before-from' | 'none' | 'too-many'
export type WeeklyVerdict = { ok: true; dates: string[] } | { ok: false; fault: WeeklyFault }

const timeOf = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN)

/**
 * Adds to `before` every day from `from` to `until` ('YYYY-MM-DD', inclusive) that is one of the weekdays (0: Sunday),
 * ascending, each once. Uses calendar days, whatever the time offset.
 */
export function addWeekly(
  before: readonly string[],
  { weekdays, from, until }: { weekdays: readonly number[]; from: string; until: string },
): WeeklyVerdict {
  const [first, last] = [timeOf(from), timeOf(until)]
  if (weekdays.length === 0) return { ok: false, fault: 'no-weekday' }
  if (Number.isNaN(first)) return { ok: false, fault: 'no-from' }
  if (Number.isNaN(last)) return { ok: false, fault: 'no-until' }
  if (last < first) return { ok: false, fault: 'until-before-from' }
  const dates = new Set(before)
  let added = 0
  for (let time = first; time <= last && dates.size <= MAX_DATES; time += DAY_MS) {
    const day = new Date(time)
    if (!weekdays.includes(day.getUTCDay())) continue
    dates.add(day.toISOString().slice(0, 10))
    added += 1
  }
  if (added === 0) return { ok: false, fault: 'none' }
  if (dates.size > MAX_DATES) return { ok: false, fault: 'too-many' }
  return { ok: true, dates: [...dates].sort() }
}
