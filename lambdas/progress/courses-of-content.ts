import type { Course } from '#domain/courses/course.ts'
import { type CourseItem, courseOf } from '#table/course.ts'
import { coursesByType } from '#table/keys.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Returns the courses that have a content, including archived ones, whose students' results name its tasks. */
export async function coursesOfContent(table: Table, content: string): Promise<Course[]> {
  const types = ['Live', 'Online', 'Archived'].map((type) => coursesByType(type).gsi2pk)
  const items = await Promise.all(types.map((pk) => queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk })))
  return items
    .flat()
    .map(courseOf)
    .filter((course) => course.content.includes(content))
}
