import { classNameOf } from '#domain/courses/class-name.ts'
import type { Course } from '#domain/courses/course.ts'
import { type EnrolledStudent, enrolledStudents } from '#domain/courses/enrolled-students.ts'
import type { CourseStudent, CourseStudentPage, QueryCourseStudentsArgs } from '#generated/schema.ts'
import type { CourseStudentItem } from '#table/course.ts'
import { studentsOfCourse, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { CourseDeps } from './course-deps.ts'
import { findCourse, linkedCourses } from './find-courses.ts'

async function studentsOf(table: Table, course: string, consistent: boolean): Promise<EnrolledStudent[]> {
  const items = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(course), consistent })
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

/** Returns each student's latest progress in each of the courses; includes those just added if `consistent`. */
export async function readCourseStudents(
  table: Table,
  courses: readonly Pick<Course, 'key'>[],
  { consistent = true } = {},
): Promise<EnrolledStudent[]> {
  const perCourse = await Promise.all(courses.map(({ key }) => studentsOf(table, key, consistent)))
  return perCourse.flat()
}

/** Students per page (spec 2.9.1). */
const PAGE = 20

const reply = (student: EnrolledStudent, courseName: string, user: UserItem | undefined): CourseStudent => ({
  uid: student.uid,
  firstName: user?.firstName ?? student.name,
  lastName: user?.lastName ?? student.lastName,
  email: user?.email ?? '',
  progressKey: student.progressKey,
  courseKey: student.courseKey,
  courseName,
  endTime: student.endTime,
})

/**
 * Returns the students with an active progress in a course or a linked one, once each, by name, 20 per page (spec
 * 2.2.6, 2.4.7). A page beyond the last returns the last one. Throws 'course-not-found'.
 */
export async function courseStudents(
  { key, page }: QueryCourseStudentsArgs,
  { table, now }: Pick<CourseDeps, 'table' | 'now'>,
): Promise<CourseStudentPage> {
  const { courses } = await linkedCourses(table, await findCourse(table, key))
  const students = enrolledStudents(await readCourseStudents(table, courses), now())
  const last = Math.max(1, Math.ceil(students.length / PAGE))
  const at = Math.min(Math.max(1, page), last)
  const shown = students.slice((at - 1) * PAGE, at * PAGE)
  const users = await batchGet<UserItem>(
    table,
    shown.map(({ uid }) => userKey(uid)),
  )
  const names = new Map(courses.map((course) => [course.key, classNameOf(course)]))
  const items = shown.map((student) =>
    reply(
      student,
      names.get(student.courseKey) ?? '',
      users.find(({ uid }) => uid === student.uid),
    ),
  )
  return { items, total: students.length, page: at }
}
