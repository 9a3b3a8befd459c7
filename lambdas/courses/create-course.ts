import type { CreateCourseInput } from '#generated/schema.ts'
import { courseActiveItem, courseItem, courseReply } from '#table/course.ts'
import { academy } from '#domain/academy.ts'
import { checkCourse, NEW_SUBJECTS } from '#domain/courses/check-course.ts'
import type { Course } from '#domain/courses/course.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { courseGroup } from './course-group.ts'
import { courseContentWrites } from './course-content-writes.ts'
import { courseNameWrites } from './course-name-writes.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import type { CourseDeps } from './course-deps.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** Returns the label of a new course: its type's, unless the other one was selected (spec 2.3.8). */
function instructorOf({ type, instructor }: CreateCourseInput): string {
  const labels: readonly string[] = [academy.instructor, academy.onlineInstructor]
  const defaultInstructor = type === 'Online' ? academy.onlineInstructor : academy.instructor
  return labels.find((label) => label === instructor) ?? defaultInstructor
}

function newCourse(input: CreateCourseInput, key: string): Omit<Course, 'group'> {
  const checked = checkCourse({ ...input, instructor: null }, instructorOf(input), NEW_SUBJECTS)
  if (!checked.ok) throw new Refusal(checked.code)
  const { live, ...facts } = checked.course
  return { ...facts, ...live, key, published: false, version: 1 }
}

/**
 * Creates an unpublished course (spec 2.7.2). Its transaction checks linked and identical courses (spec 2.5.16 to
 * 2.5.19) and counts the course on each content. Throws the codes of `checkCourse`, 'course-linked-seats',
 * 'course-linked-content', 'course-identical', and 'course-content-missing'.
 */
export async function createCourse(input: CreateCourseInput, { table, now, newKey }: CourseDeps) {
  const made = newCourse(input, newKey())
  const contents = courseContentWrites(made.content, [])
  return retryOnConflict({ failure: 'A course could not be written' }, async () => {
    const course = { ...made, group: await courseGroup(table, made, undefined) }
    const seats = await courseSeatsWrites(table, course, undefined, now())
    const names = await courseNameWrites(table, course, undefined)
    const written = await transactWrite(table, [
      ...contents,
      { Put: { Item: courseItem(course), ...ifAbsent } },
      { Put: { Item: courseActiveItem(course) } },
      ...seats,
      ...names,
    ])
    if (written.ok) return courseReply(course)
    if (written.index < contents.length) throw new Refusal('course-content-missing')
    // A course took the same name or room concurrently, so the call retries.
    return CONFLICT
  })
}
