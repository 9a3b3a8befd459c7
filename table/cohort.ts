import { addToAreas, type AreaCount, changeAreas, type CohortContent } from '#domain/courses/cohorts/cohort.ts'
import { readNumbers, writeNumber } from '#domain/exams/variable-bytes.ts'
import { cohortStudentKey, type Key } from './keys.ts'

/**
 * A student's progress in a course as counted by the stream: small, because it is read with all others of the course.
 */
export type CohortFacts = {
  /** The student's latest progress in the course, and when it was created (epoch milliseconds). */
  progress: string
  opened: number
  startedOn?: number
  /**
   * Completed tasks and their total; the last activity (epoch milliseconds); the average of the best grades, in
   * percent.
   */
  completed: number
  total: number
  lastActivity?: number
  average?: number
  contents: readonly CohortContent[]
  /** Finished attempts at tests of the course. */
  tests: number
  areas: readonly AreaCount[]
}

/**
 * A student in a course's cohort. `contents`: from content to [completed, total] or [completed, total, average];
 * `areas`: packed; `counted`: the attempts in `tests` and `areas`, 8 bytes for each test's last one; `regraded`: those
 * in `areas` as a regrade or its undo left them, 12 bytes an attempt with the version.
 */
export type CohortStudentItem = Key &
  Omit<CohortFacts, 'contents' | 'areas'> & {
    type: 'cohort-student'
    uid: string
    contents: Record<string, number[]>
    areas: Uint8Array
    counted: Uint8Array
    regraded?: Uint8Array
    version: number
  }

function packAreas(areas: readonly AreaCount[]): Uint8Array {
  const bytes: number[] = []
  for (const { area, items, points, max } of areas) for (const n of [area, items, points, max]) writeNumber(bytes, n)
  return Uint8Array.from(bytes)
}

function unpackAreas(bytes: Uint8Array): AreaCount[] {
  const areas: AreaCount[] = []
  for (const { next, isAtEnd } = readNumbers(bytes); !isAtEnd();)
    areas.push({ area: next(), items: next(), points: next(), max: next() })
  return areas
}

/** Returns the facts of a student's item. */
export const cohortFactsOf = ({ contents, areas, ...item }: CohortStudentItem): CohortFacts => ({
  progress: item.progress,
  opened: item.opened,
  ...(item.startedOn === undefined ? {} : { startedOn: item.startedOn }),
  completed: item.completed,
  total: item.total,
  ...(item.lastActivity === undefined ? {} : { lastActivity: item.lastActivity }),
  ...(item.average === undefined ? {} : { average: item.average }),
  contents: Object.entries(contents).map(([key, [completed = 0, total = 0, average]]) => ({
    ...{ key, completed, total },
    ...(average === undefined ? {} : { average }),
  })),
  tests: item.tests,
  areas: unpackAreas(areas),
})

/** A student without any counts yet. */
export const newCohortStudent = (
  course: string,
  uid: string,
  { progress, opened }: Pick<CohortFacts, 'progress' | 'opened'>,
): CohortStudentItem => ({
  ...cohortStudentKey(course, uid),
  type: 'cohort-student',
  ...{ uid, progress, opened, completed: 0, total: 0, contents: {}, tests: 0 },
  areas: new Uint8Array(),
  counted: new Uint8Array(),
  version: 0,
})

const packContents = (contents: readonly CohortContent[]): Record<string, number[]> =>
  Object.fromEntries(
    contents.map(({ key, completed, total, average }) => [
      key,
      [completed, total, ...(average === undefined ? [] : [average])],
    ]),
  )

type Overview = Pick<CohortFacts, 'startedOn' | 'completed' | 'total' | 'lastActivity' | 'average' | 'contents'>

/** Updates a student's item with their current progress; removes values that are no longer known. */
export function withOverview(item: CohortStudentItem, { contents, ...overview }: Overview): CohortStudentItem {
  const { startedOn: _startedOn, lastActivity: _lastActivity, average: _average, ...rest } = item
  return { ...rest, ...overview, contents: packContents(contents), version: item.version + 1 }
}

/** Bytes of a test's name, of the number of an attempt, and of its version. */
const NAME = 6
const NUMBER = 2
const VERSION = 4

const bytesOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256)

/** Returns the value of a name from consecutive names with values of `length` bytes each; 0 if absent. */
const valueAt = (entries: Uint8Array, name: readonly number[], length: number): number => {
  const at = indexOfName(entries, name, length)
  const value = at < 0 ? [] : [...entries.subarray(at + name.length, at + name.length + length)]
  return value.reduce((sum, byte) => sum * 256 + byte, 0)
}

const indexOfName = (entries: Uint8Array, name: readonly number[], length: number): number => {
  for (let at = 0; at < entries.length; at += name.length + length)
    if (name.every((byte, i) => entries[at + i] === byte)) return at
  return -1
}

const withValue = (entries: Uint8Array, name: readonly number[], length: number, value: number): Uint8Array => {
  const at = indexOfName(entries, name, length)
  const bytes = [...entries]
  bytes.splice(at < 0 ? bytes.length : at, at < 0 ? 0 : name.length + length, ...name, ...bytesOf(value, length))
  return Uint8Array.from(bytes)
}

/** An attempt at a test. `name`: a hash of the test, of which the first six bytes are used. */
type CountedAttempt = { name: Uint8Array; n: number }

const nameOf = ({ name }: CountedAttempt): number[] => [...name.subarray(0, NAME)]

/**
 * Adds a finished attempt to a student's item; undefined if it is included already. A test's attempts end in the order
 * of their numbers (`n`), so the last one implies that all earlier ones are counted.
 */
export function withAttempt(
  item: CohortStudentItem,
  attempt: CountedAttempt,
  areas: readonly AreaCount[],
): CohortStudentItem | undefined {
  if (attempt.n <= valueAt(item.counted, nameOf(attempt), NUMBER)) return undefined
  return {
    ...item,
    tests: item.tests + 1,
    areas: packAreas(addToAreas(unpackAreas(item.areas), areas)),
    counted: withValue(item.counted, nameOf(attempt), NUMBER, attempt.n),
    version: item.version + 1,
  }
}

/**
 * Updates a student's item after one of its attempts was regraded, or the regrade undone; undefined if the attempt is
 * not in the item, or already as of this or a later version.
 */
export function withRegraded(
  item: CohortStudentItem,
  attempt: CountedAttempt & { version: number },
  { was, is }: { was: readonly AreaCount[]; is: readonly AreaCount[] },
): CohortStudentItem | undefined {
  const { regraded = new Uint8Array() } = item
  const name = [...nameOf(attempt), ...bytesOf(attempt.n, NUMBER)]
  if (attempt.n > valueAt(item.counted, nameOf(attempt), NUMBER)) return undefined
  if (attempt.version <= valueAt(regraded, name, VERSION)) return undefined
  return {
    ...item,
    areas: packAreas(changeAreas(unpackAreas(item.areas), was, is)),
    regraded: withValue(regraded, name, VERSION, attempt.version),
    version: item.version + 1,
  }
}
