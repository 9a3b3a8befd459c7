import { expect, it } from 'vitest'
import { formatDates } from './format-dates.ts'

it.each([
  [['2027-03-05', '2027-03-07'], 'Mar 5, Mar 7, 2027'],
  [['2026-12-30', '2027-01-06'], 'Dec 30, 2026, Jan 6, 2027'],
  [['2026-12-29', '2026-12-30', '2027-01-06', '2027-01-08'], 'Dec 29, Dec 30, 2026, Jan 6, Jan 8, 2027'],
  [['2026-12-30'], 'Dec 30, 2026'],
  [[], ''],
])('the year follows the last day of each year in %j', (dates, words) => expect(formatDates(dates)).toBe(words))
