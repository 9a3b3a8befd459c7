import type { Course } from '#domain/courses/course.ts'
import type { MutationArchiveCourseArgs } from '#generated/schema.ts'
import { courseItem, courseReply } from '#table/course.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { blockEnrolments } from './block-enrolments.ts'
import type { CourseDeps } from './course-deps.ts'
import { courseGroup } from './course-group.ts'
import { courseNameWrites } from './course-name-writes.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import { findCourse } from './find-courses.ts'
import { unenrolWrites } from './leave-courses.ts'

const COURSE_WRITE = 0

type Change = { after: Course; shared: readonly Write[] }

async function archived(before: Course, table: Table): Promise<Change> {
  const after: Course = { ...before, published: false, archived: true, version: before.version + 1 }
  return { after, shared: await unenrolWrites(table, before) }
}

/** A restored course gets the checks of a new one: linked courses, its name, its room (spec 2.5.16 to 2.5.19). */
async function restored(before: Course, { table, now }: CourseDeps): Promise<Change> {
  const { archived: _archived, ...course } = before
  const group = await courseGroup(table, course, undefined)
  const after = { ...course, group, version: before.version + 1 }
  const seats = await courseSeatsWrites(table, after, undefined, now())
  return { after, shared: [...seats, ...(await courseNameWrites(table, after, undefined))] }
}

/**
 * Archives a course, or restores it unpublished (decision 0083). An archived course is in no list, its name and room
 * are free, and no one can enroll; progress, payments, and receipts stay. Throws 'course-not-found', 'course-changed',
 * 'course-unchanged', 'course-archive-active' while a student has an active progress, and, when restoring, as
 * `createCourse` does.
 */
export async function archiveCourse(
  { key, version, archived: isArchived }: MutationArchiveCourseArgs,
  deps: CourseDeps,
) {
  const { table, now } = deps
  return retryOnConflict({ failure: 'A course could not be archived' }, async () => {
    const before = await findCourse(table, key)
    if (before.version !== version) throw new Refusal('course-changed')
    if ((before.archived === true) === isArchived) throw new Refusal('course-unchanged')
    const unenrolled = await blockEnrolments(table, { key, version: version + 1 }, now())
    if (!unenrolled) throw new Refusal('course-archive-active')
    const { after, shared } = await (isArchived ? archived(before, table) : restored(before, deps))
    const written = await transactWrite(table, [
      { Put: { Item: courseItem(after), ...ifEqual({ version }) } },
      unenrolled,
      ...shared,
    ])
    if (written.ok) return courseReply(after)
    if (written.index === COURSE_WRITE) throw new Refusal('course-changed')
    // A student enrolled, or a course took or left the name or room concurrently, so the call retries.
    return CONFLICT
  })
}
