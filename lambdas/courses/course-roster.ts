import { classNameOf } from '#domain/courses/class-name.ts'
import { enrolledStudents } from '#domain/courses/enrolled-students.ts'
import type { QueryCourseRosterArgs, RosterStudent } from '#generated/schema.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { CourseDeps } from './course-deps.ts'
import { readCourseStudents } from './course-students.ts'
import { findCourse, linkedCourses } from './find-courses.ts'

/**
 * Returns every student with an active progress in a course or a linked one, once, by name, with contact details. Half
 * a unit per student, plus half a unit per 15 places. Throws 'course-not-found'.
 */
export async function courseRoster(
  { key }: QueryCourseRosterArgs,
  { table, now }: Pick<CourseDeps, 'table' | 'now'>,
): Promise<RosterStudent[]> {
  const { courses } = await linkedCourses(table, await findCourse(table, key))
  const students = enrolledStudents(await readCourseStudents(table, courses), now())
  const users = await batchGet<UserItem>(
    table,
    students.map(({ uid }) => userKey(uid)),
  )
  const known = new Map(users.map((user) => [user.uid, user]))
  const names = new Map(courses.map((course) => [course.key, classNameOf(course)]))
  return students.map((student) => {
    const user = known.get(student.uid)
    return {
      uid: student.uid,
      firstName: user?.firstName ?? student.name,
      lastName: user?.lastName ?? student.lastName,
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      courseName: names.get(student.courseKey) ?? '',
      enrolledOn: student.dateCreated,
      endTime: student.endTime,
    }
  })
}
