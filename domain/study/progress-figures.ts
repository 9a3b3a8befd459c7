import { type Count, sumOf, weekOf } from './activity.ts'
import { dayOfText, dayText } from './student-day.ts'

/** A day as returned by the API; `day` as YYYY-MM-DD. */
export type ShownDay = {
  day: string
  items: number
  points: number
  maxPoints: number
  timedItems: number
  seconds: number
  reviews: number
}
/** A week as returned by the API; `week` is its Monday. */
export type ShownWeek = { week: string; items: number; points: number; maxPoints: number }

/** The ranges to choose from, in weeks, including the current one. */
export const RANGES = [4, 12, 52] as const
export type Range = (typeof RANGES)[number]

const number = (text: string): number => dayOfText(text) ?? 0

/** Returns the Mondays of a range, the current week last. */
export function weeksOf(today: string, range: Range): string[] {
  const last = weekOf(number(today))
  return Array.from({ length: range }, (_, n) => dayText(last - 7 * (range - 1 - n)))
}

/** Returns the days of a range, including empty ones; for a year, its weeks. */
export function columnsOf(days: readonly ShownDay[], today: string, range: Range): ShownDay[] {
  const first = number(weeksOf(today, range)[0] ?? today)
  const size = range === 52 ? 7 : 1
  const length = Math.floor((number(today) - first) / size) + 1
  const columns = Array.from({ length }, (_, n): ShownDay => ({
    ...{ day: dayText(first + n * size), items: 0, points: 0, maxPoints: 0, timedItems: 0, seconds: 0, reviews: 0 },
  }))
  for (const day of days) {
    const column = columns[Math.floor((number(day.day) - first) / size)]
    if (!column) continue
    for (const figure of ['items', 'points', 'maxPoints', 'timedItems', 'seconds', 'reviews'] as const)
      column[figure] += day[figure]
  }
  return columns
}

/** Returns the weeks of a range with each week's answers, including empty weeks. */
export function weeklyOf(weeks: readonly ShownWeek[], today: string, range: Range): ShownWeek[] {
  const known = new Map(weeks.map((week) => [week.week, week]))
  return weeksOf(today, range).map((week) => known.get(week) ?? { week, items: 0, points: 0, maxPoints: 0 })
}

/** Groups the days' answers by week. */
export function daysByWeek(days: readonly ShownDay[]): ShownWeek[] {
  const weeks = new Map<string, ShownWeek>()
  for (const { day, items, points, maxPoints } of days) {
    const week = dayText(weekOf(number(day)))
    const before = weeks.get(week) ?? { week, items: 0, points: 0, maxPoints: 0 }
    weeks.set(week, {
      week,
      items: before.items + items,
      points: before.points + points,
      maxPoints: before.maxPoints + maxPoints,
    })
  }
  return [...weeks.values()]
}

/** Converts to a count as the rules use it. */
export const countOf = ({ items, points, maxPoints }: Omit<ShownWeek, 'week'>): Count => ({
  items,
  points,
  max: maxPoints,
})

/** Returns the total of a range's weeks. */
export const totalOf = (weeks: readonly ShownWeek[], today: string, range: Range): Count =>
  sumOf(weeklyOf(weeks, today, range).map(countOf))

/** Returns the days with an item or a review. */
export const activeDays = (days: readonly ShownDay[]): number[] =>
  days.filter(({ items, reviews }) => items + reviews > 0).map(({ day }) => number(day))

/** Returns the seconds an item, of items whose time counts; undefined without any. */
export function paceOf(days: readonly Pick<ShownDay, 'timedItems' | 'seconds'>[]): number | undefined {
  const timed = days.reduce((sum, { timedItems }) => sum + timedItems, 0)
  const seconds = days.reduce((sum, day) => sum + day.seconds, 0)
  return timed === 0 ? undefined : seconds / timed
}
