import type { Catalogue, CatalogueCourse } from '#domain/courses/catalogue.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Course } from '#domain/courses/course.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { catalogue as catalogueIndex, courseKey, seatsKey } from '#table/keys.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { publicFacts } from '#domain/courses/public-facts.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import { type CatalogueFile, getCatalogueFile, replaceCatalogueFile } from './catalogue-file.ts'
import { type CourseItem, courseOf, type SeatsItem } from '#table/course.ts'
import { type Publish, PUBLISH_CATALOGUE } from '#lambdas/aws/publish.ts'

const PAGE = 200

async function indexedKeys(table: Table): Promise<string[]> {
  const keys: string[] = []
  let from: Record<string, unknown> | undefined
  do {
    const query = { index: 'gsi1', pk: catalogueIndex.gsi1pk, limit: PAGE, from } as const
    const { items, next } = await queryIndex<CourseItem>(table, query)
    keys.push(...items.map(({ key }) => key))
    from = next
  } while (from)
  return keys
}

/** Reads courses consistently from the table; the index may lag, so it only suggests keys. */
export async function publishedCourses(table: Table, known: readonly string[]): Promise<Course[]> {
  const keys = new Set([...(await indexedKeys(table)), ...known])
  const items = await batchGet<CourseItem>(table, [...keys].map(courseKey), { consistent: true })
  return items.filter(({ published }) => published).map(courseOf)
}

/** Returns a course as visitors see it in the catalogue. */
function catalogueCourse(course: Course, timeZone: string): CatalogueCourse {
  const begins = startsAt(course, timeZone)
  return {
    ...publicFacts(course),
    group: course.group,
    ...(course.maxStudents !== undefined && { maxStudents: course.maxStudents }),
    ...(course.type === 'Live' && begins !== undefined && { startsAt: begins }),
  }
}

/**
 * Returns the public catalogue at `now` (epoch milliseconds): the published courses, and how many seats of Live ones
 * are taken until when, never by whom. `known`: keys of courses that the index may not include yet.
 */
export async function buildCatalogue(
  table: Table,
  timeZone: string,
  now: number,
  known: readonly string[] = [],
): Promise<Catalogue> {
  const courses = await publishedCourses(table, known)
  const groups = new Set(courses.filter(({ type }) => type === 'Live').map(({ group }) => group))
  const seats = await batchGet<SeatsItem>(table, [...groups].map(seatsKey), { consistent: true })
  const taken = (item: SeatsItem) => ({ max: item.max, ends: seatEnds(item, now).sort((a, b) => a - b) })
  return {
    generatedAt: now,
    timeZone,
    courses: courses.map((course) => catalogueCourse(course, timeZone)).sort((a, b) => (a.key < b.key ? -1 : 1)),
    seats: Object.fromEntries(seats.map((item) => [item.group, taken(item)])),
  }
}

export type CatalogueDeps = CatalogueFile & {
  table: Table
  publish: Publish
  timeZone: string
  now: () => number
}

/**
 * Reads the file, then the table, and replaces only that file, so that of concurrent writers none overwrites a newer
 * state (decision 0012). Returns `generatedAt`.
 */
async function writeFile(changed: readonly string[], deps: CatalogueDeps): Promise<number> {
  return retryOnConflict(
    { failure: 'The catalogue could not be written', attempts: 8, longestWaitMs: 200 },
    async () => {
      const before = await getCatalogueFile(deps)
      const now = Math.max(deps.now(), (before?.generatedAt ?? 0) + 1)
      const known = [...changed, ...(before?.courses ?? [])]
      const catalogue = await buildCatalogue(deps.table, deps.timeZone, now, known)
      if (await replaceCatalogueFile(deps, JSON.stringify(catalogue), before)) return now
      return CONFLICT
    },
  )
}

/**
 * Rewrites /catalogue.json and updates signed-in screens. `changed`: keys of courses that the index may not include
 * yet.
 */
export async function rebuildCatalogue(deps: CatalogueDeps, changed: readonly string[] = []): Promise<void> {
  const generatedAt = await writeFile(changed, deps)
  try {
    await deps.publish(PUBLISH_CATALOGUE, { generatedAt })
  } catch (error) {
    logError(error, { doing: 'publish catalogue' })
  }
}

/**
 * Rewrites the catalogue when courses or seats change. Throws if the write fails, so that the stream retries the batch.
 */
export async function projectCatalogue(
  changes: readonly Change<'course' | 'seats'>[],
  deps: CatalogueDeps,
): Promise<void> {
  if (changes.length === 0) return
  const courses = changes.flatMap(({ after }) => (after?.type === 'course' ? [after.key] : []))
  await rebuildCatalogue(deps, courses)
}
