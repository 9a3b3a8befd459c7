import { type Bitmap, bitmapOf } from '#domain/attempts/bitmap.ts'
import type { StatusShard } from '#domain/quizzes/own-statuses.ts'
import { MISS_DAYS } from '#domain/quizzes/quiz-form.ts'
import { NO_STATUSES, type Statuses } from '#domain/study/statuses.ts'
import type { Key } from './keys.ts'
import { studyStatusesKey, studyMissesKey, studyUndoKey } from './study-keys.ts'
import { packNumbers, unpackNumbers } from './pool.ts'

/** What became last of a piece of the bank's questions for a student, packed as pools are; at most 1.2 KB. */
export type StudyStatusesItem = Key & {
  type: 'study-statuses'
  right: Uint8Array
  wrong: Uint8Array
  omitted: Uint8Array
  /** Questions that the student's last mark flagged; absent: none was since this is kept. */
  flagged?: Uint8Array
  version: number
}

export const studyStatusesItem = (
  uid: string,
  piece: number,
  { right, wrong, omitted }: Statuses,
  version: number,
): StudyStatusesItem => ({
  ...studyStatusesKey(uid, piece),
  type: 'study-statuses',
  ...{ right: packNumbers(right), wrong: packNumbers(wrong), omitted: packNumbers(omitted) },
  version,
})

/** The statuses of an item; none where there is no item. */
export const statusesOfItem = (item: StudyStatusesItem | undefined): Statuses =>
  item
    ? { right: unpackNumbers(item.right), wrong: unpackNumbers(item.wrong), omitted: unpackNumbers(item.omitted) }
    : NO_STATUSES

/** The flagged questions of a piece. */
export const flaggedOfItem = (item: StudyStatusesItem | undefined): Bitmap =>
  item?.flagged ? unpackNumbers(item.flagged) : bitmapOf([])

/** A piece as quizzes ask it. */
export const statusShardOfItem = (item: StudyStatusesItem): StatusShard => ({
  ...statusesOfItem(item),
  flagged: flaggedOfItem(item),
})

const PIECE_KEYS = studyStatusesKey('', 0).sk.slice(0, -'100000'.length)

/** The number of the piece that an item holds. */
export const shardOfStatuses = ({ sk }: Pick<StudyStatusesItem, 'sk'>): number =>
  Number(sk.slice(PIECE_KEYS.length)) - 100_000

type Days = Readonly<Record<string, Uint8Array>>

/**
 * The questions that a student answered wrong, by day of the student (since 1970-01-01): four bytes each, ascending. Of the last days
 * only that quizzes ask for.
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

/** The days with the misses of one of them; days that no quiz asks for any longer go. The same object where nothing changes. */
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

/** The questions that were answered wrong on the last days, `today` among them. */
export const recentMisses = (item: StudyMissesItem | undefined, today: number): ReadonlySet<number> =>
  new Set(
    Object.entries(item?.days ?? {})
      .filter(([day]) => Number(day) > today - MISS_DAYS)
      .flatMap(([, packed]) => unpackIds(packed)),
  )

/** The days with what they and earlier ones hold. */
export const withMissesOf = (days: Days, earlier: Days): Days =>
  Object.entries(earlier).reduce((all, [day, packed]) => withMisses(all, Number(day), unpackIds(packed)), days)

/**
 * The last reset of a student's statuses: when, and of which request (hash). `undone`: it was taken back. Each piece that it emptied
 * lies beside it as it was.
 */
export type StatusesResetItem = Key & {
  type: 'statuses-reset'
  time: number
  request: string
  undone?: true
  version: number
}

/** A piece of statuses, or the misses, as it was before the reset; `of`: the key of where it was. */
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
