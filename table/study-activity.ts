import { type DayActivity, GROUP_KINDS, type GroupCount, type WeekActivity } from '#domain/study/activity.ts'
import { dayOfText, dayText } from '#domain/study/student-day.ts'
import { readNumbers, writeNumber } from '#domain/exams/variable-bytes.ts'
import type { Key } from './keys.ts'
import { studyWeekKey } from './study-keys.ts'

/**
 * What a student answered in a week, as whole numbers in as few bytes as they need (variable-bytes.ts): a day some 9 bytes, a group
 * some 6. `counted`: which attempts are in it, 8 bytes each.
 */
export type StudyWeekItem = Key & {
  type: 'study-week'
  days: Uint8Array
  groups: Uint8Array
  counted: Uint8Array
  version: number
}

/** The reviews of a week, by days from its Monday on: `d0` to `d6`; absent: none. */
export type StudyReviewsItem = Key & { type: 'study-reviews' } & Partial<Record<`d${number}`, number>>

/** How a student's last adaptive test was decided, and which one it was. Ability, its error and the standard in logits. */
export type StudyStandingItem = Key & {
  type: 'study-standing'
  progress: string
  task: string
  n: number
  /** When it ended (epoch milliseconds). */
  time: number
  exam: string
  standard: number
  ability?: number
  error?: number
}

/** Bytes of an attempt's hash, and the most of a week that are remembered. */
export const HASH_BYTES = 8
const MOST_HASHES = 500

/** Whether an attempt is counted. */
export function isCounted(counted: Uint8Array, hash: Uint8Array): boolean {
  for (let at = 0; at < counted.length; at += HASH_BYTES)
    if (hash.every((byte, i) => counted[at + i] === byte)) return true
  return false
}

const withHash = (counted: Uint8Array, hash: Uint8Array): Uint8Array =>
  Uint8Array.from([...counted, ...hash].slice(-MOST_HASHES * HASH_BYTES))

function packDays(days: readonly DayActivity[], week: number): Uint8Array {
  const bytes: number[] = []
  for (const { day, items, points, max, timed, seconds } of days)
    for (const n of [day - week, items, points, max, timed, seconds]) writeNumber(bytes, n)
  return Uint8Array.from(bytes)
}

function packGroups(groups: readonly GroupCount[]): Uint8Array {
  const bytes: number[] = []
  for (const { kind, code, items, points, max } of groups)
    for (const n of [code * GROUP_KINDS.length + GROUP_KINDS.indexOf(kind), items, points, max]) writeNumber(bytes, n)
  return Uint8Array.from(bytes)
}

/** A week's item once an attempt is counted in it. */
export const studyWeekItem = (
  uid: string,
  { week, days, groups }: WeekActivity,
  { counted, hash, version }: { counted: Uint8Array; hash: Uint8Array; version: number },
): StudyWeekItem => ({
  ...studyWeekKey(uid, dayText(week)),
  type: 'study-week',
  days: packDays(days, week),
  groups: packGroups(groups),
  counted: withHash(counted, hash),
  version,
})

/** The Monday that a key of a week, or of its reviews, names. */
export const mondayOf = ({ sk }: Key): number => dayOfText(sk.slice('ACTIVITY#'.length).slice(0, 10)) ?? 0

/** The week that an item holds. */
export function weekOfItem(item: StudyWeekItem): WeekActivity {
  const week = mondayOf(item)
  const days: DayActivity[] = []
  const groups: GroupCount[] = []
  for (const { next, isAtEnd } = readNumbers(item.days); !isAtEnd();)
    days.push({
      day: week + next(),
      items: next(),
      points: next(),
      max: next(),
      timed: next(),
      seconds: next(),
    })
  for (const { next, isAtEnd } = readNumbers(item.groups); !isAtEnd();) {
    const label = next()
    const kind = GROUP_KINDS[label % GROUP_KINDS.length] ?? 'tag'
    groups.push({ kind, code: Math.floor(label / GROUP_KINDS.length), items: next(), points: next(), max: next() })
  }
  return { week, days, groups }
}
