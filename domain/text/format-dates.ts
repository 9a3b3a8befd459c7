import { MONTHS } from '#domain/courses/live-name.ts'

const DAY_MS = 86_400_000

const isDayAfter = (day: string | undefined, before: string | undefined) =>
  day !== undefined && before !== undefined && Date.parse(day) - Date.parse(before) === DAY_MS

/**
 * Formats class dates ('YYYY-MM-DD', in any order) as 'Mar 5–7, 12, 2027': consecutive days as a range, a month where
 * it changes, and the year after the last date of each year. These are the academy's dates, independent of time zones.
 */
export function formatDates(dates: readonly string[]): string {
  const days = [...new Set(dates)].sort()
  const ends = days
    .map((day, at) => ({ day, follows: isDayAfter(day, days[at - 1]), isFollowed: isDayAfter(days[at + 1], day) }))
    .filter(({ follows, isFollowed }) => !(follows && isFollowed))
  return ends
    .map(({ day, follows }, at) => {
      const [year = '', month, date] = day.split('-')
      const inSameMonth = ends[at - 1]?.day.slice(0, 7) === day.slice(0, 7)
      const separator = at === 0 ? '' : !follows ? ', ' : inSameMonth ? '–' : ' – '
      const name = inSameMonth ? '' : `${MONTHS[Number(month) - 1]?.slice(0, 3) ?? ''} `
      return `${separator}${name}${Number(date)}${ends[at + 1]?.day.startsWith(year) ? '' : `, ${year}`}`
    })
    .join('')
}
