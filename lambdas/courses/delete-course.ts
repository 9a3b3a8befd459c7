import type { Course } from '#domain/courses/course.ts'
import type { CourseMessage } from '#domain/messages/courses.ts'
import type { MutationDeleteCourseArgs, QueryCourseDeletionRefusalArgs } from '#generated/schema.ts'
import { monthBefore } from '#domain/dashboard/sales.ts'
import { type CourseActiveItem, type CourseStudentItem, courseReply } from '#table/course.ts'
import { courseActiveKey, courseKey, paymentsOfMonth, processingPayments, studentsOfCourse } from '#table/keys.ts'
import { monthOf, type PaymentItem } from '#table/payment.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { courseContentWrites } from './course-content-writes.ts'
import type { CourseDeps } from './course-deps.ts'
import { findCourse } from './find-courses.ts'
import { unenrolWrites } from './leave-courses.ts'

const COURSE_WRITE = 0

/** The number of months searched for payments; a course offered before then must be archived instead. */
const MONTHS = 24

/**
 * Whether anyone has paid for the course, or tried to, since it was first offered (epoch milliseconds; undefined:
 * ever).
 */
async function hasPayments(table: Table, course: string, offeredOn: number | undefined, now: number): Promise<boolean> {
  const isOfCourse = ({ courseKey: key }: PaymentItem) => key === course
  // Read in this order: an open payment that ends in between moves from the first index to the second.
  const open = await queryWholeIndex<PaymentItem>(table, { index: 'gsi2', pk: processingPayments.gsi2pk })
  if (open.some(isOfCourse)) return true
  const first = monthOf(offeredOn ?? 0)
  let month = monthOf(now)
  for (let count = 0; count < MONTHS && month >= first; count += 1) {
    const items = await queryWholeIndex<PaymentItem>(table, { index: 'gsi1', pk: paymentsOfMonth(month).gsi1pk })
    if (items.some(isOfCourse)) return true
    month = monthBefore(month)
  }
  return false
}

/** Returns the write that deletes the item counting enrollments if there were none. */
function endEnrolments(key: string, active: CourseActiveItem | undefined): Write {
  const Key = courseActiveKey(key)
  return active ? { Delete: { Key, ...ifEqual({ version: 0 }) } } : { ConditionCheck: { Key, ...ifAbsent } }
}

async function refusalOf(
  course: Course,
  active: CourseActiveItem | undefined,
  { table, now }: Pick<CourseDeps, 'table' | 'now'>,
): Promise<CourseMessage | undefined> {
  if (course.published) return 'course-delete-published'
  const students = await queryItems<CourseStudentItem>(table, {
    ...studentsOfCourse(course.key),
    limit: 1,
    consistent: true,
  })
  if ((active?.version ?? 0) > 0 || students.length > 0) return 'course-delete-students'
  // A course that was never published has no payments; a course of an older version does not record this.
  const wasOffered = active?.offeredOn !== undefined || active?.tracksOffers !== true
  const isPaid = wasOffered && (await hasPayments(table, course.key, active?.offeredOn, now()))
  return isPaid ? 'course-delete-payments' : undefined
}

const readActive = (table: Table, key: string) =>
  getItem<CourseActiveItem>(table, courseActiveKey(key), { consistent: true })

/**
 * Returns why a course cannot be deleted, as a code of `deleteCourse`, so that no one confirms a deletion that will be
 * rejected; null if it can. Throws 'course-not-found'.
 */
export async function courseDeletionRefusal(
  { key }: QueryCourseDeletionRefusalArgs,
  deps: Pick<CourseDeps, 'table' | 'now'>,
): Promise<CourseMessage | null> {
  const course = await findCourse(deps.table, key)
  return (await refusalOf(course, await readActive(deps.table, key), deps)) ?? null
}

/**
 * Deletes a course that no one has had or paid for, with its name, its room, and its counts on contents, in one
 * transaction (decision 0083). A payment that starts concurrently finds no course and is refunded. Throws
 * 'course-not-found', 'course-changed', and 'course-delete-published', 'course-delete-students', or
 * 'course-delete-payments' for a course that can only be archived.
 */
export async function deleteCourse({ key, version }: MutationDeleteCourseArgs, deps: CourseDeps) {
  const { table } = deps
  return retryOnConflict({ failure: 'A course could not be deleted' }, async () => {
    const course = await findCourse(table, key)
    if (course.version !== version) throw new Refusal('course-changed')
    const active = await readActive(table, key)
    const refusal = await refusalOf(course, active, deps)
    if (refusal) throw new Refusal(refusal)
    const written = await transactWrite(table, [
      { Delete: { Key: courseKey(key), ...ifEqual({ version }) } },
      endEnrolments(key, active),
      ...courseContentWrites([], course.content),
      ...(course.archived ? [] : await unenrolWrites(table, course)),
    ])
    if (written.ok) return courseReply(course)
    if (written.index === COURSE_WRITE) throw new Refusal('course-changed')
    // A student enrolled, or a course took or left the name or room concurrently, so the call retries.
    return CONFLICT
  })
}
