import { academy } from '#domain/academy.ts'
import type { Course } from '#domain/courses/course.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import type { UpdateCourseInput } from '#generated/schema.ts'
import { courseItem, type CourseItem, courseOf, courseReply } from '#table/course.ts'
import { courseActiveKey, courseKey } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from './course-deps.ts'
import { editCourse } from './edit-course.ts'

/**
 * Publishes or unpublishes a course (spec 2.4.1). Refuses with 'course-started' a Live course whose first date has passed
 * (spec 2.4.2), with 'course-unchanged' what is so already, and with 'course-changed' when somebody was faster.
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
 * Publishes or unpublishes a course, or gives it new fields (spec 2.7.3), exactly one of the two. The administrator saw the
 * course at `version`: a newer one refuses with 'course-changed', so that of two editors the second gets an error.
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
