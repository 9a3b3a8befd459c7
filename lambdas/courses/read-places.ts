import type { CourseStudentItem } from '#table/course.ts'
import { studentsOfCourse } from '#table/keys.ts'
import type { CoursePlace } from '#domain/courses/enrolled-students.ts'
import type { Course } from '#domain/courses/course.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

async function placesOf(table: Table, course: string): Promise<CoursePlace[]> {
  const items = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(course), consistent: true })
  return items.map(({ uid, name, lastName, listed, progressKey, endTime, dateCreated }) => ({
    uid,
    name,
    lastName,
    listed,
    courseKey: course,
    progressKey,
    endTime,
    dateCreated,
  }))
}

/** Everybody's latest progress in each of the courses, as it is now: whoever was just added is there. */
export async function readPlaces(table: Table, courses: readonly Pick<Course, 'key'>[]): Promise<CoursePlace[]> {
  const places = await Promise.all(courses.map(({ key }) => placesOf(table, key)))
  return places.flat()
}
