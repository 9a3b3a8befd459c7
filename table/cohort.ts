import { addToAreas, type AreaCount, type CohortContent } from '#domain/cohorts/cohort.ts'
import { readNumbers, writeNumber } from '#domain/exams/variable-bytes.ts'
import { cohortStudentKey, type Key } from './keys.ts'

/** What the stream counts of a student's progress in a course: read with all others of the course, so it is small. */
export type CohortFacts = {
  /** The student's latest progress in the course, and when that was created (epoch milliseconds). */
  progress: string
  opened: number
  startedOn?: number
  /** Tasks that are done, of how many; the last activity (epoch milliseconds); the average of the best grades, in percent. */
  completed: number
  total: number
  lastActivity?: number
  average?: number
  contents: readonly CohortContent[]
  /** Attempts at tests of the course that have ended. */
  tests: number
  areas: readonly AreaCount[]
}

/**
 * A student in the cohort of a course. `contents`: a map from content to [completed, total] or [completed, total, average]; `areas`:
 * packed; `counted`: the attempts that are in `tests` and `areas`, 8 bytes a test, its last one.
 */
export type CohortStudentItem = Key &
  Omit<CohortFacts, 'contents' | 'areas'> & {
    type: 'cohort-student'
    uid: string
    contents: Record<string, number[]>
    areas: Uint8Array
    counted: Uint8Array
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

/** What a student's item holds. */
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

/** A student of whom nothing is counted yet. */
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

/** A student's item with how far the progress is now; what is not known any more goes. */
export function withOverview(item: CohortStudentItem, { contents, ...overview }: Overview): CohortStudentItem {
  const { startedOn: _startedOn, lastActivity: _lastActivity, average: _average, ...rest } = item
  return { ...rest, ...overview, contents: packContents(contents), version: item.version + 1 }
}

/** Bytes of a test's name, and of the number of its attempt. */
const NAME = 6
const COUNTED = NAME + 2

const indexOfTest = (counted: Uint8Array, name: Uint8Array): number => {
  for (let at = 0; at < counted.length; at += COUNTED)
    if (name.subarray(0, NAME).every((byte, i) => counted[at + i] === byte)) return at
  return -1
}

/**
 * A student's item with an attempt that ended; undefined: it is in it already. A test's attempts end in the order of their numbers (`n`),
 * so the last one says of all before that they are counted. `name`: a hash of the test, of which six bytes are used.
 */
export function withAttempt(
  item: CohortStudentItem,
  { name, n }: { name: Uint8Array; n: number },
  areas: readonly AreaCount[],
): CohortStudentItem | undefined {
  const at = indexOfTest(item.counted, name)
  const last = at < 0 ? 0 : (item.counted[at + NAME] ?? 0) * 256 + (item.counted[at + NAME + 1] ?? 0)
  if (n <= last) return undefined
  const entry = [...name.subarray(0, NAME), n >> 8, n & 0xff]
  const counted = at < 0 ? [...item.counted, ...entry] : [...item.counted]
  if (at >= 0) counted.splice(at, COUNTED, ...entry)
  return {
    ...item,
    tests: item.tests + 1,
    areas: packAreas(addToAreas(unpackAreas(item.areas), areas)),
    counted: Uint8Array.from(counted),
    version: item.version + 1,
  }
}
