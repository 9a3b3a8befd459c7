import { type CourseItem, courseOf } from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** The course as it is now. Refuses with 'course-not-found' (spec 2.2.2). */
export async function findCourse(table: Table, key: string): Promise<Course> {
  const item = await getItem<CourseItem>(table, courseKey(key), { consistent: true })
  if (!item) throw new Refusal('course-not-found')
  return courseOf(item)
}
