import {
  courseItem,
  type CourseItem,
  courseOf,
  type CourseNameItem,
  courseNameKey,
  sameNameOf,
  courseReply,
} from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { hasSameContent, type SameName } from '#domain/courses/same-name.ts'
import type { AlignCoursesInput } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { sameNamed } from './find-courses.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { courseContentCounts } from './course-content-writes.ts'
import { changeName } from './course-name-writes.ts'
import type { CourseDeps } from './course-deps.ts'
import { blockEnrolments } from './block-enrolments.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** DynamoDB's limit per transaction. */
const MAX_WRITES = 100

/**
 * Returns the course's options with other contents, which the course's contents will replace. Throws if this is
 * impossible.
 */
async function findDiffering(course: Course, { table }: CourseDeps): Promise<Course[]> {
  const options = await sameNamed(table, course)
  const different = options.filter(({ content }) => !hasSameContent(content, course.content))
  if (different.length === 0) throw new Refusal('course-unchanged')
  const days = [course, ...options].map(({ onlineDays }) => onlineDays)
  if (new Set(days).size < days.length) throw new Refusal('course-identical')
  return different
}

/** Returns the writes that set an option's contents. Throws if the option may not be edited (spec 2.4.3). */
async function optionWrites(option: Course, content: readonly string[], { table, now }: CourseDeps): Promise<Write[]> {
  const after = { ...option, content, version: option.version + 1 }
  const unenrolled = option.published ? undefined : await blockEnrolments(table, after, now())
  if (!unenrolled) throw new Refusal('course-option-locked', { days: option.onlineDays })
  return [{ Put: { Item: courseItem(after), ...ifEqual({ version: option.version }) } }, unenrolled]
}

async function nameWrites(course: Course, changed: readonly Course[], { table }: CourseDeps): Promise<Write[]> {
  const key = courseNameKey(course)
  const seen = await getItem<CourseNameItem>(table, key, { consistent: true })
  const courses: SameName['courses'] = [course, ...changed].reduce(
    (all, option) => ({ ...all, [option.key]: { content: course.content, days: option.onlineDays } }),
    seen ? sameNameOf(seen).courses : {},
  )
  return [changeName(key, { courses }, seen)]
}

/**
 * Gives every option of a course (the courses of its name) this course's contents in one transaction (decisions
 * 2.5.20). The administrator saw the course at `version`. Throws 'course-not-found', 'course-changed',
 * 'course-unchanged' if no option differs, 'course-identical' if two would be identical, 'course-option-locked' with
 * its `days` while one is published or has active students, and 'course-options-many'.
 */
export async function alignCourses({ key, version }: AlignCoursesInput, deps: CourseDeps) {
  return retryOnConflict({ failure: 'Options could not be brought in line' }, async () => {
    const item = await getItem<CourseItem>(deps.table, courseKey(key), { consistent: true })
    if (!item) throw new Refusal('course-not-found')
    const course = courseOf(item)
    if (course.version !== version) throw new Refusal('course-changed')
    if (course.archived) throw new Refusal('course-archived')
    const options = await findDiffering(course, deps)
    const changes = await Promise.all(options.map((option) => optionWrites(option, course.content, deps)))
    const counts = courseContentCounts(options.map(({ content }) => ({ after: course.content, before: content })))
    const stays: Write = { ConditionCheck: { Key: courseKey(key), ...ifEqual({ version: course.version }) } }
    const writes = [stays, ...changes.flat(), ...counts, ...(await nameWrites(course, options, deps))]
    if (writes.length > MAX_WRITES) throw new Refusal('course-options-many')
    const written = await transactWrite(deps.table, writes)
    if (written.ok) return courseReply(course)
    // An option was edited, a student enrolled, or a course took or left the name concurrently, so the call retries.
    return CONFLICT
  })
}
