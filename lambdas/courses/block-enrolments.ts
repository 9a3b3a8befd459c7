import type { CourseActiveItem, CourseStudentItem } from '#table/course.ts'
import { courseActiveKey, studentsOfCourse } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { isActive } from '#domain/courses/availability.ts'
import { ifAbsent, ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/**
 * Lets nobody open a progress in the course between this look and the write of its new `version`: undefined while somebody
 * has an active one (spec 2.4.3), else the write that holds only while nobody has opened one since (decision 0013).
 */
export async function blockEnrolments(
  table: Table,
  { key, version }: Pick<Course, 'key' | 'version'>,
  now: number,
): Promise<Write | undefined> {
  // In this order: who enrols after the first look makes the write fail, who enrolled before is seen by the second.
  const active = await getItem<CourseActiveItem>(table, courseActiveKey(key), { consistent: true })
  const students = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(key), consistent: true })
  if (students.some(({ endTime }) => isActive(endTime, now))) return undefined
  return {
    Update: {
      Key: courseActiveKey(key),
      ...onCondition(
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
