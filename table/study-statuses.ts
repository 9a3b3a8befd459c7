import { type Bitmap, bitmapOf } from '#domain/attempts/bitmap.ts'
import type { StatusShard } from '#domain/quizzes/student-statuses.ts'
import { MISS_DAYS } from '#domain/quizzes/quiz-form.ts'
import { NO_STATUSES, type Statuses } from '#domain/study/statuses.ts'
import type { Key } from './keys.ts'
import { studyStatusesKey, studyMissesKey, studyUndoKey } from './study-keys.ts'
import { packNumbers, unpackNumbers } from './pool.ts'

/** A student's last outcomes of a shard of the bank's questions, packed as pools are; at most 1.2 KB. */
export type StudyStatusesItem = Key & {
  type: 'study-statuses'
  right: Uint8Array
  wrong: Uint8Array
  omitted: Uint8Array
  /** Questions flagged in the student's last marks; absent: none since this field exists. */
  flagged?: Uint8Array
  version: number
}

export const studyStatusesItem = (
  uid: string,
  shard: number,
  { right, wrong, omitted }: Statuses,
  version: number,
): StudyStatusesItem => ({
  ...studyStatusesKey(uid, shard),
  type: 'study-statuses',
  ...{ right: packNumbers(right), wrong: packNumbers(wrong), omitted: packNumbers(omitted) },
  version,
})

/** Returns the statuses of an item; none without an item. */
export const statusesOfItem = (item: StudyStatusesItem | undefined): Statuses =>
  item
    ? { right: unpackNumbers(item.right), wrong: unpackNumbers(item.wrong), omitted: unpackNumbers(item.omitted) }
    : NO_STATUSES

/** Returns the flagged questions of a shard. */
export const flaggedOfItem = (item: StudyStatusesItem | undefined): Bitmap =>
  item?.flagged ? unpackNumbers(item.flagged) : bitmapOf([])

/** Returns a shard as quizzes use it. */
export const statusShardOfItem = (item: StudyStatusesItem): StatusShard => ({
  ...statusesOfItem(item),
  flagged: flaggedOfItem(item),
})

const SHARD_KEY_PREFIX = studyStatusesKey('', 0).sk.slice(0, -'100000'.length)

/** Returns the number of an item's shard. */
export const shardOfStatuses = ({ sk }: Pick<StudyStatusesItem, 'sk'>): number =>
  Number(sk.slice(SHARD_KEY_PREFIX.length)) - 100_000

type Days = Readonly<Record<string, Uint8Array>>

/**
 * The questions that a student answered wrong, by day of the student (since 1970-01-01): four bytes each, ascending.
 * Only the days that quizzes use.
 */
export type StudyMissesItem = Key & { type: 'study-misses'; days: Days; version: number }

const BYTES = 4

const packIds = (ids: readonly number[]): Uint8Array => {
  const packed = new DataView(new ArrayBuffer(ids.length * BYTES))
  ids.forEach((id, i) => packed.setUint32(i * BYTES, id))
  return new Uint8Array(packed.buffer)
}

const unpackIds = (packed: Uint8Array): number[] => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: packed.length / BYTES }, (_, i) => view.getUint32(i * BYTES))
}

/** Adds the misses of a day; drops days that quizzes no longer use. Returns the same object if nothing changes. */
export function withMisses(days: Days, day: number, ids: readonly number[]): Days {
  const newest = Math.max(day, ...Object.keys(days).map(Number))
  const known = unpackIds(days[String(day)] ?? new Uint8Array())
  const all = [...new Set([...known, ...ids])].sort((a, b) => a - b)
  if (day <= newest - MISS_DAYS || all.length === known.length) return days
  const last = Object.entries(days).filter(([key]) => Number(key) > newest - MISS_DAYS)
  return { ...Object.fromEntries(last), [String(day)]: packIds(all) }
}

export const studyMissesItem = (uid: string, days: Days, version: number): StudyMissesItem => ({
  ...studyMissesKey(uid),
  type: 'study-misses',
  days,
  version,
})

/** Returns the questions answered wrong on the last days, including `today`. */
export const recentMisses = (item: StudyMissesItem | undefined, today: number): ReadonlySet<number> =>
  new Set(
    Object.entries(item?.days ?? {})
      .filter(([day]) => Number(day) > today - MISS_DAYS)
      .flatMap(([, packed]) => unpackIds(packed)),
  )

/** Merges the misses of earlier days. */
export const withMissesOf = (days: Days, earlier: Days): Days =>
  Object.entries(earlier).reduce((all, [day, packed]) => withMisses(all, Number(day), unpackIds(packed)), days)

/**
 * The last reset of a student's statuses: when, and by which request (hash). `undone`: it was undone. A copy of each
 * shard that it emptied is stored with it.
 */
export type StatusesResetItem = Key & {
  type: 'statuses-reset'
  time: number
  request: string
  undone?: true
  version: number
}

/** A shard of statuses, or the misses, as before the reset; `of`: its original key. */
export type StatusesBeforeItem = Key & {
  type: 'statuses-before'
  of: string
  time: number
} & Partial<Pick<StudyStatusesItem, 'right' | 'wrong' | 'omitted'> & Pick<StudyMissesItem, 'days'>>

const HEAD = 'RESET'

export const statusesResetKey = (uid: string): Key => studyUndoKey(uid, HEAD)

export const statusesBeforeItem = (
  uid: string,
  item: StudyStatusesItem | StudyMissesItem,
  time: number,
): StatusesBeforeItem => ({
  ...studyUndoKey(uid, item.sk),
  type: 'statuses-before',
  of: item.sk,
  time,
  ...(item.type === 'study-misses'
    ? { days: item.days }
    : { right: item.right, wrong: item.wrong, omitted: item.omitted }),
})
