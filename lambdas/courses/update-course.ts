import type { UpdateCourseInput } from '#generated/schema.ts'
import { courseOf, type CourseItem } from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from '#lambdas/functions/authoring/deps.ts'
import { editCourse } from './edit-course.ts'
import { publishCourse } from './publish-course.ts'

/**
 * Publishes or unpublishes a course, or gives it new fields (spec 2.7.3), exactly one of the two. The administrator saw the
 * course at `version`: a newer one refuses with 'course-changed', so that of two editors the second is told.
 */
export async function updateCourse({ key, version, published, fields }: UpdateCourseInput, deps: CourseDeps) {
  const item = await getItem<CourseItem>(deps.table, courseKey(key), { consistent: true })
  if (!item) throw new Refusal('course-not-found')
  const before = courseOf(item)
  if (before.version !== version) throw new Refusal('course-changed')
  if (fields && typeof published === 'boolean') throw new Refusal('course-change-unclear')
  if (fields) return editCourse(before, fields, deps)
  if (typeof published === 'boolean') return publishCourse(before, published, deps)
  throw new Refusal('course-unchanged')
}
