import { expect, it } from 'vitest'
import {
  activeDays,
  columnsOf,
  daysByWeek,
  paceOf,
  type ShownDay,
  totalOf,
  weeklyOf,
  weeksOf,
} from './progress-figures.ts'

// A Thursday.
const TODAY = '2026-11-26'
const aDay = (day: string, items: number, reviews = 0): ShownDay => ({
  ...{ day, items, reviews, points: items, maxPoints: 2 * items, timedItems: items, seconds: 30 * items },
})
const days = [aDay('2025-12-01', 7), aDay('2026-11-02', 4), aDay('2026-11-22', 0, 3), aDay(TODAY, 2)]

it('a range lists its weeks, the current one last', () => {
  expect(weeksOf(TODAY, 4)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'])
  expect(weeksOf(TODAY, 52)[0]).toBe('2025-12-01')
})

it('the columns are the days until today, empty ones included, or the weeks of a year', () => {
  const columns = columnsOf(days, TODAY, 4)
  expect(columns).toHaveLength(25)
  expect([columns[0], columns[20], columns[24]]).toEqual(days.slice(1))
  expect(columns.filter(({ items, reviews }) => items + reviews > 0)).toHaveLength(3)
  const year = columnsOf(days, TODAY, 52)
  expect(year.map(({ day }) => day)).toEqual(weeksOf(TODAY, 52))
  expect(year.map(({ items, reviews }) => items + reviews).filter((n) => n > 0)).toEqual([7, 4, 3, 2])
})

it('the weeks of a range are summed, and the pace follows from the days', () => {
  const weeks = daysByWeek(days)
  expect(weeklyOf(weeks, TODAY, 4).map(({ items }) => items)).toEqual([4, 0, 0, 2])
  expect(totalOf(weeks, TODAY, 4)).toEqual({ items: 6, points: 6, max: 12 })
  expect(totalOf(weeks, TODAY, 52)).toEqual({ items: 13, points: 13, max: 26 })
  expect(paceOf(days)).toBe(30)
  expect(paceOf([])).toBeUndefined()
  expect(activeDays(days)).toHaveLength(4)
})
