import { byCourseName, courseEntry, type CourseEntry } from '#domain/search/course-entry.ts'
import { isActive } from '#domain/courses/availability.ts'
import type { Course } from '#domain/courses/course.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { type CourseItem, courseOf, type CourseStudentItem, type SeatsItem } from '#table/course.ts'
import { courseKey, coursesByType, seatsKey, studentsOfCourse } from '#table/keys.ts'
import { COURSE_LIST } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Deps = { table: Table; searchFiles: SearchFiles; now: () => number }
type Followed = Change<'course' | 'course-student' | 'seats'>
type Image = Followed['item']

/** Returns the courses whose details or students a change affects. */
function keysOf(image: Image): readonly string[] {
  if (image.type === 'course') return [image.key]
  if (image.type === 'course-student') return [image.pk.split('#')[1] ?? '']
  return image.courses ?? []
}

/** Returns the changed courses, and those in the list that share students with them, before or after the change. */
function affectedCourses(images: readonly Image[], list: readonly CourseEntry[]): Set<string> {
  const keys = new Set(images.flatMap(keysOf))
  const courses = [
    ...list.filter(({ key }) => keys.has(key)),
    ...images.filter((image) => image.type === 'course').map(courseOf),
  ]
  const names = new Set(courses.map(sharedName).filter((name) => name !== undefined))
  const linked = list.filter((entry) => names.has(sharedName(entry) ?? ''))
  return new Set([...keys, ...linked.map(({ key }) => key)])
}

/** Returns the keys of all courses, including archived ones. */
export async function listCourseKeys(table: Table): Promise<string[]> {
  const types = ['Live', 'Online', 'Archived'].map((type) => coursesByType(type).gsi2pk)
  const items = await Promise.all(types.map((pk) => queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk })))
  return items.flat().map(({ key }) => key)
}

/**
 * Returns the name by which Online courses share their students (spec 2.4.7). Undefined for other courses, which share
 * none.
 */
const sharedName = ({ type, archived, name }: Course | CourseEntry): string | undefined =>
  type === 'Online' && archived !== true ? urlOfName(name) : undefined

/** Returns when each student's last place in these courses ends. */
async function lastEnds(courses: readonly Course[], table: Table): Promise<number[]> {
  const perCourse = await Promise.all(
    courses.map(({ key }) => queryItems<CourseStudentItem>(table, { ...studentsOfCourse(key), consistent: true })),
  )
  const last = new Map<string, number>()
  for (const { uid, endTime } of perCourse.flat()) {
    const known = last.get(uid)
    last.set(uid, known === 0 || endTime === 0 ? 0 : Math.max(known ?? 0, endTime))
  }
  return [...last.values()]
}

/**
 * Returns the ends of all places taken in a course. A Live course counts everyone in its seat group, including pending
 * payments; an Online course counts its students and those of the same name, once each.
 */
async function endsOf(course: Course, all: readonly Course[], seats: ReadonlyMap<string, SeatsItem>, deps: Deps) {
  const now = deps.now()
  if (course.type === 'Live') {
    const room = seats.get(course.group)
    return room?.courses?.includes(course.key) === true ? seatEnds(room, now) : []
  }
  const name = sharedName(course)
  const linked = all.filter((other) => other === course || (name !== undefined && sharedName(other) === name))
  return (await lastEnds(linked, deps.table)).filter((end) => isActive(end, now))
}

/** Returns the entries of the courses; `keys` includes every course that shares students with one of them. */
async function entriesOf(keys: readonly string[], deps: Deps): Promise<CourseEntry[]> {
  const items = await batchGet<CourseItem>(deps.table, keys.map(courseKey), { consistent: true })
  const courses = items.map(courseOf)
  const groups = courses.flatMap(({ type, group }) => (type === 'Live' ? [seatsKey(group)] : []))
  const rooms = await batchGet<SeatsItem>(deps.table, groups, { consistent: true })
  const seats = new Map(rooms.map((room) => [room.group, room]))
  const entries: CourseEntry[] = []
  for (const course of courses) entries.push(courseEntry(course, await endsOf(course, courses, seats, deps)))
  return entries
}

/** Rewrites the whole list from the table. */
export async function rebuildCourseList(deps: Deps): Promise<void> {
  const entries = await entriesOf(await listCourseKeys(deps.table), deps)
  await deps.searchFiles.write(COURSE_LIST, entries.sort(byCourseName))
}

/** Files where the list is known to exist; checked once per function instance. */
const known = new WeakSet<SearchFiles>()

/**
 * Maintains the list of courses with the ends of their taken places (decision 0083). Idempotent: reads the table's
 * current state. Without a list, as after its first deployment, any batch creates it. Reads each course and its seats,
 * or its students, 1 unit per 4 KB.
 */
export async function projectCourseList(changes: readonly Followed[], deps: Deps): Promise<void> {
  const { searchFiles: files } = deps
  const images = changes.flatMap(({ before, after }) => [before, after]).filter((image) => image !== undefined)
  if (images.every((image) => keysOf(image).length === 0) && known.has(files)) return
  const file = await files.read<CourseEntry>(COURSE_LIST)
  if (!file) await rebuildCourseList(deps)
  known.add(files)
  if (!file) return
  const keys = affectedCourses(images, file.entries)
  if (keys.size === 0) return
  const unchanged = file.entries.filter(({ key }) => !keys.has(key))
  const entries = [...unchanged, ...(await entriesOf([...keys], deps))].sort(byCourseName)
  if (JSON.stringify(entries) !== JSON.stringify(file.entries)) await files.write(COURSE_LIST, entries)
}
