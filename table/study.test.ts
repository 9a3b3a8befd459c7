import { expect, it } from 'vitest'
import { GROUP_KINDS, type GroupCount, type WeekActivity } from '#domain/study/activity.ts'
import { HASH_BYTES, isCounted, mondayOf, studyWeekItem, type StudyWeekItem, weekOfItem } from './study.ts'

const MONDAY = 20_783
const hashOf = (n: number) => Uint8Array.from({ length: HASH_BYTES }, (_, i) => (n * 31 + i * 7) % 256)

/** A week with 60 questions a day, of all areas, 30 tags, 15 types, and all steps. */
const codes = { area: 8, tag: 30, type: 15, step: 6 }
const busy: WeekActivity = {
  week: MONDAY,
  days: Array.from({ length: 7 }, (_, n) => ({
    ...{ day: MONDAY + n, items: 60, points: 70, max: 100, timed: 58, seconds: 4_200 },
  })),
  groups: GROUP_KINDS.flatMap((kind) =>
    Array.from({ length: codes[kind] }, (_, code): GroupCount => ({ kind, code, items: 50, points: 140, max: 300 })),
  ),
}

/** The week after 14 tests. */
function afterTests(): StudyWeekItem {
  let counted = new Uint8Array()
  let item = studyWeekItem('u1', busy, { counted, hash: hashOf(0), version: 1 })
  for (let n = 1; n < 14; n += 1) {
    counted = Uint8Array.from(item.counted)
    item = studyWeekItem('u1', busy, { counted, hash: hashOf(n), version: n + 1 })
  }
  return item
}

it('a week fits into 1 KB, which is one write unit, and 25 weeks into two read units', () => {
  const item = afterTests()
  expect(weekOfItem(item)).toEqual(busy)
  expect(mondayOf(item)).toBe(MONDAY)
  const { days, groups, counted, pk, sk } = item
  const bytes = days.length + groups.length + counted.length + `${pk}${sk}`.length + 36 + 70
  expect(bytes).toBeLessThan(700)
  expect(25 * bytes).toBeLessThan(4 * 4_096)
})

it('counted attempts are known by their hashes, and the oldest beyond 500 are dropped', () => {
  const item = afterTests()
  expect(isCounted(item.counted, hashOf(0))).toBe(true)
  expect(isCounted(item.counted, hashOf(13))).toBe(true)
  expect(isCounted(item.counted, hashOf(14))).toBe(false)
  expect(isCounted(new Uint8Array(), hashOf(0))).toBe(false)
  // Alignment matters: the end of one hash and the start of the next don't match.
  const straddling = Uint8Array.from([...hashOf(0).slice(4), ...hashOf(1).slice(0, 4)])
  expect(isCounted(item.counted, straddling)).toBe(false)
  const full = new Uint8Array(500 * HASH_BYTES)
  const next = studyWeekItem('u1', busy, { counted: full, hash: hashOf(3), version: 2 })
  expect(next.counted).toHaveLength(500 * HASH_BYTES)
  expect(isCounted(next.counted, hashOf(3))).toBe(true)
})
