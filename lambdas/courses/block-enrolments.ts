import type { CourseActiveItem, CourseStudentItem } from '#table/course.ts'
import { courseActiveKey, studentsOfCourse } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { isActive } from '#domain/courses/availability.ts'
import { ifAbsent, ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/**
 * Returns a write that fails if a progress is opened in the course between this read and the write of its new `version`
 * (decision 0013). Returns undefined while a student has an active one (spec 2.4.3).
 */
export async function blockEnrolments(
  table: Table,
  { key, version }: Pick<Course, 'key' | 'version'>,
  now: number,
): Promise<Write | undefined> {
  // Read in this order: an enrollment after the first read makes the write fail, and the second read sees earlier ones.
  const active = await getItem<CourseActiveItem>(table, courseActiveKey(key), { consistent: true })
  const students = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(key), consistent: true })
  if (students.some(({ endTime }) => isActive(endTime, now))) return undefined
  return {
    Update: {
      Key: courseActiveKey(key),
      ...withCondition(
        {
          UpdateExpression: 'SET #type = :type, version = :seen, courseVersion = :after',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: { ':type': 'course-active', ':seen': active?.version ?? 0, ':after': version },
        },
        // The version of this item counts from 0.
        active ? ifEqual({ version: active.version }) : ifAbsent,
      ),
    },
  }
}
