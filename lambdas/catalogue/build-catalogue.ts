import { catalogue as catalogueIndex, seatsKey } from '../../data/keys.ts'
import { type CourseItem, courseOf } from '../../data/course.ts'
import type { SeatsItem } from '../../data/seats.ts'
import type { Catalogue, CatalogueCourse } from '../../domain/courses/catalogue.ts'
import type { Course } from '../../domain/courses/course.ts'
import { seatEnds } from '../../domain/courses/seats.ts'
import { startsAt } from '../../domain/courses/starts-at.ts'
import { batchGet } from '../shared/batch-get.ts'
import { queryIndex } from '../shared/query-index.ts'
import type { Table } from '../shared/table.ts'

const PAGE = 200

async function publishedCourses(table: Table): Promise<Map<string, CourseItem>> {
  const courses = new Map<string, CourseItem>()
  let from: Record<string, unknown> | undefined
  do {
    const query = { index: 'gsi1', pk: catalogueIndex.gsi1pk, limit: PAGE, from } as const
    const { items, next } = await queryIndex<CourseItem>(table, query)
    for (const item of items) courses.set(item.key, item)
    from = next
  } while (from)
  return courses
}

/** The index may lag behind the stream: courses that just changed count as the stream says, unless the index is newer. */
function withChanges(courses: Map<string, CourseItem>, changes: readonly CourseItem[]): CourseItem[] {
  for (const change of changes) {
    const indexed = courses.get(change.key)
    if (indexed && indexed.version > change.version) continue
    if (change.published) courses.set(change.key, change)
    else courses.delete(change.key)
  }
  return [...courses.values()]
}

/** What visitors may know of a course, field by field. */
function catalogueCourse(course: Course, timeZone: string): CatalogueCourse {
  const begins = startsAt(course, timeZone)
  return {
    key: course.key,
    name: course.name,
    type: course.type,
    subject: course.subject,
    price: course.price,
    onlineDays: course.onlineDays,
    liveClasses: course.liveClasses,
    instructor: course.instructor,
    group: course.group,
    ...(course.dates && { dates: course.dates }),
    ...(course.startTime && { startTime: course.startTime }),
    ...(course.endTime && { endTime: course.endTime }),
    ...(course.location && { location: course.location }),
    ...(course.maxStudents !== undefined && { maxStudents: course.maxStudents }),
    ...(course.type === 'Live' && begins !== undefined && { startsAt: begins }),
  }
}

/**
 * The public catalogue at `now` (epoch milliseconds): the published courses, and of the Live ones' seats how many are
 * taken until when, never by whom. `changes`: courses as the stream just showed them.
 */
export async function buildCatalogue(
  table: Table,
  timeZone: string,
  now: number,
  changes: readonly CourseItem[] = [],
): Promise<Catalogue> {
  const courses = withChanges(await publishedCourses(table), changes).map(courseOf)
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
