import { type CourseItem, courseOf } from '#table/course.ts'
import { type CourseNameItem, courseNameKey, sameNameOf, undatedNameKey } from '#table/course-name.ts'
import { courseKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * The other courses of a course's name and type, the options on its card (spec 1.4.12, 2.5.18), strongly consistent; Live
 * ones of the same date, whether their name is kept under its year or as before (decision 0046).
 */
export async function sameNamed(table: Table, course: Course): Promise<Course[]> {
  const names = await batchGet<CourseNameItem>(table, [courseNameKey(course), undatedNameKey(course)], {
    consistent: true,
  })
  const keys = names.flatMap((name) => Object.keys(sameNameOf(name).courses)).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, keys.map(courseKey), { consistent: true })
  const group = linkGroup(course)
  const others = items.map(courseOf).filter(({ type }) => type === course.type)
  return others.filter((other) => course.type === 'Online' || linkGroup(other) === group)
}
