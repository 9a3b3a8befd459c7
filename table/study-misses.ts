import { MISS_DAYS } from '#domain/quizzes/quiz-form.ts'
import type { Key } from './keys.ts'
import { studyMissesKey } from './study-keys.ts'

type Days = Readonly<Record<string, Uint8Array>>

/**
 * The questions that a student answered wrong, by day of the student (since 1970-01-01): four bytes each, ascending. Of the last days
 * only that quizzes ask for.
 */
export type StudyMissesItem = Key & { type: 'study-misses'; days: Days; version: number }

const BYTES = 4

const packIds = (ids: readonly number[]): Uint8Array => {
  const packed = new DataView(new ArrayBuffer(ids.length * BYTES))
  ids.forEach((id, i) => {
    packed.setUint32(i * BYTES, id)
  })
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
