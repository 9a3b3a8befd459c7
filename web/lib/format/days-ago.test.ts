import { expect, it } from 'vitest'
import { daysAgo } from './days-ago.ts'

const now = new Date(2026, 2, 10, 0, 30).getTime()

it.each([
  [new Date(2026, 2, 10, 0, 5), 'today'],
  [new Date(2026, 2, 10, 0, 45), 'today'],
  [new Date(2026, 2, 9, 23, 59), 'yesterday'],
  [new Date(2026, 2, 5, 12, 0), '5 days ago'],
])('%s is %s', (time, words) => expect(daysAgo(time.getTime(), now)).toBe(words))
