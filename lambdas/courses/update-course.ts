import { academy } from '#domain/academy.ts'
import type { Course } from '#domain/courses/course.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import type { UpdateCourseInput, CourseFieldsInput } from '#generated/schema.ts'
import { courseItem, type CourseItem, courseOf, courseReply } from '#table/course.ts'
import { courseActiveKey, courseKey } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from './course-deps.ts'
import { checkCourse, keptFields } from '#domain/courses/check-course.ts'
import { courseContentWrites } from './course-content-writes.ts'
import { courseNameWrites } from './course-name-writes.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import { editedGroup } from './moved-class.ts'
import { blockEnrolments } from './block-enrolments.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const COURSE_WRITE = 0

/** Returns the course with its new fields; type and instructor stay (spec 2.4.4, 2.3.8). */
function edited(before: Course, fields: CourseFieldsInput): Omit<Course, 'group'> {
  const { key, type, instructor, published, version } = before
  const checked = checkCourse({ ...fields, type, ...keptFields(fields, before) }, instructor)
  if (!checked.ok) throw new Refusal(checked.code)
  const { live, ...facts } = checked.course
  return { ...facts, ...live, instructor, key, published, version: version + 1 }
}

const shown = (course: Course) => JSON.stringify({ ...courseReply(course), group: '', version: 0 })

/**
 * Updates a course (spec 2.7.3) while it is unpublished and without active progress (spec 2.4.3), with the checks of
 * its creation except linked contents (spec 2.5.20). Updates its name, link group, seats, and content counts in the
 * same transaction. Throws 'course-locked', 'course-unchanged', 'course-changed', and the codes of `checkCourse` and
 * `createCourse`.
 */
async function editCourse(before: Course, fields: CourseFieldsInput, { table, now }: CourseDeps) {
  if (before.published) throw new Refusal('course-locked')
  return retryOnConflict({ failure: 'A course could not be written' }, async () => {
    const unenrolled = await blockEnrolments(table, { ...before, version: before.version + 1 }, now())
    if (!unenrolled) throw new Refusal('course-locked')
    const changed = edited(before, fields)
    const after = { ...changed, ...(await editedGroup(table, changed, before)) }
    if (shown(after) === shown(before)) throw new Refusal('course-unchanged')
    const seats = await courseSeatsWrites(table, after, before, now())
    const names = await courseNameWrites(table, after, before)
    const contents = courseContentWrites(after.content, before.content)
    const written = await transactWrite(table, [
      {
        Put: {
          Item: courseItem(after),
          ...ifEqual({ version: before.version }),
        },
      },
      ...contents,
      unenrolled,
      ...seats,
      ...names,
    ])
    if (written.ok) return courseReply(after)
    if (written.index === COURSE_WRITE) throw new Refusal('course-changed')
    if (written.index <= contents.length) throw new Refusal('course-content-missing')
    // A student enrolled, or a course took or left the name or room concurrently, so the call retries.
    return CONFLICT
  })
}

/**
 * Publishes or unpublishes a course (spec 2.4.1). Throws 'course-started' for a Live course whose first date has passed
 * (spec 2.4.2), 'course-unchanged' if there is nothing to change, and 'course-changed' if another call was faster.
 */
export async function publishCourse(before: Course, published: boolean, { table, now }: CourseDeps) {
  if (before.published === published) throw new Refusal('course-unchanged')
  const starts = startsAt(before, academy.timeZone)
  if (published && before.type === 'Live' && (starts === undefined || starts <= now()))
    throw new Refusal('course-started')
  const after = { ...before, published, version: before.version + 1 }
  const written = await transactWrite(table, [
    {
      Put: {
        Item: courseItem(after),
        ...ifEqual({ version: before.version }),
      },
    },
    {
      Update: {
        Key: courseActiveKey(after.key),
        UpdateExpression: `SET #type = :type, courseVersion = :after${published ? ', offeredOn = if_not_exists(offeredOn, :now)' : ''} ADD version :zero`,
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'course-active',
          ':after': after.version,
          ':zero': 0,
          ...(published && { ':now': now() }),
        },
      },
    },
  ])
  if (!written.ok) throw new Refusal('course-changed')
  return courseReply(after)
}

/**
 * Either publishes or unpublishes a course, or gives it new fields (spec 2.7.3). The administrator saw the course at
 * `version`; throws 'course-changed' for a newer one, so the second of two editors gets an error.
 */
export async function updateCourse({ key, version, published, fields }: UpdateCourseInput, deps: CourseDeps) {
  const item = await getItem<CourseItem>(deps.table, courseKey(key), { consistent: true })
  if (!item) throw new Refusal('course-not-found')
  const before = courseOf(item)
  if (before.version !== version) throw new Refusal('course-changed')
  if (before.archived) throw new Refusal('course-archived')
  if (fields && typeof published === 'boolean') throw new Refusal('course-change-unclear')
  if (fields) return editCourse(before, fields, deps)
  if (typeof published === 'boolean') return publishCourse(before, published, deps)
  throw new Refusal('course-unchanged')
}
