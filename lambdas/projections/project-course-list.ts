import type { DynamoDBStreamEvent } from 'aws-lambda'
import { byCourseName, courseEntry, type CourseEntry } from '#domain/search/course-entry.ts'
import { isActive } from '#domain/courses/availability.ts'
import type { Course } from '#domain/courses/course.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { type CourseItem, courseOf, type CourseStudentItem, type SeatsItem } from '#table/course.ts'
import { courseKey, coursesByType, seatsKey, studentsOfCourse } from '#table/keys.ts'
import { COURSE_LIST } from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Deps = { table: Table; searchFiles: SearchFiles; now: () => number }
type Image = CourseItem | CourseStudentItem | SeatsItem

/** The courses whose facts or students a change of the table concerns. */
function keysOf(image: Image | undefined): readonly string[] {
  if (image?.type === 'course') return [image.key]
  if (image?.type === 'course-student') return [image.pk.split('#')[1] ?? '']
  return image?.type === 'seats' ? (image.courses ?? []) : []
}

const changedKeys = ({ Records: records }: DynamoDBStreamEvent): string[] =>
  records.flatMap(({ dynamodb }) => [
    ...keysOf(streamImage<Image>(dynamodb?.OldImage)),
    ...keysOf(streamImage<Image>(dynamodb?.NewImage)),
  ])

/** The keys of all courses, archived ones too. */
export async function listCourseKeys(table: Table): Promise<string[]> {
  const types = ['Live', 'Online', 'Archived'].map((type) => coursesByType(type).gsi2pk)
  const items = await Promise.all(types.map((pk) => queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk })))
  return items.flat().map(({ key }) => key)
}

/** Who takes a place in a course, by when it ends: of a Live one everybody in its room, with those who pay for it now. */
async function endsOf(course: Course, seats: ReadonlyMap<string, SeatsItem>, { table, now }: Deps): Promise<number[]> {
  if (course.type === 'Live') {
    const room = seats.get(course.group)
    return room?.courses?.includes(course.key) === true ? seatEnds(room, now()) : []
  }
  const students = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(course.key), consistent: true })
  return students.map(({ endTime }) => endTime).filter((end) => isActive(end, now()))
}

async function entriesOf(keys: readonly string[], deps: Deps): Promise<CourseEntry[]> {
  const items = await batchGet<CourseItem>(deps.table, keys.map(courseKey), { consistent: true })
  const courses = items.map(courseOf)
  const groups = courses.flatMap(({ type, group }) => (type === 'Live' ? [seatsKey(group)] : []))
  const rooms = await batchGet<SeatsItem>(deps.table, groups, { consistent: true })
  const seats = new Map(rooms.map((room) => [room.group, room]))
  const entries: CourseEntry[] = []
  for (const course of courses) entries.push(courseEntry(course, await endsOf(course, seats, deps)))
  return entries
}

/** Writes the whole list again from the table. */
export async function rebuildCourseList(deps: Deps): Promise<void> {
  const entries = await entriesOf(await listCourseKeys(deps.table), deps)
  await deps.searchFiles.write(COURSE_LIST, entries.sort(byCourseName))
}

/** Where the list is known to be there: it is looked for once in the life of a function. */
const known = new WeakSet<SearchFiles>()

/**
 * Keeps the list of courses, with who takes a place in them until when (decision 0083). Repeatable: it reads what the table says now. Where there is
 * no list yet, as after the deployment that brings it, any batch makes it. Reads a course and its seats, or its students, 1 unit for 4 KB.
 */
export async function projectCourseList(event: DynamoDBStreamEvent, deps: Deps): Promise<void> {
  const { searchFiles: files } = deps
  const keys = new Set(changedKeys(event))
  if (keys.size === 0 && known.has(files)) return
  const file = await files.read<CourseEntry>(COURSE_LIST)
  if (!file) await rebuildCourseList(deps)
  known.add(files)
  if (!file || keys.size === 0) return
  const unchanged = file.entries.filter(({ key }) => !keys.has(key))
  const entries = [...unchanged, ...(await entriesOf([...keys], deps))].sort(byCourseName)
  if (JSON.stringify(entries) !== JSON.stringify(file.entries)) await files.write(COURSE_LIST, entries)
}
