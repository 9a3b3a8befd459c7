import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { type CoursePlace, enrolledStudents } from '#domain/courses/enrolled-students.ts'
import type { CourseStudent, CourseStudentPage, QueryCourseStudentsArgs } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import type { EnrolmentDeps } from '#lambdas/functions/enrolment/deps.ts'
import { findCourse } from './find-course.ts'
import { linkedCourses } from './linked-courses.ts'
import { readPlaces } from './read-places.ts'

/** Students a page (spec 2.9.1). */
const PAGE = 20

const reply = (place: CoursePlace, courseName: string, user: UserItem | undefined): CourseStudent => ({
  uid: place.uid,
  firstName: user?.firstName ?? place.name,
  lastName: user?.lastName ?? place.lastName,
  email: user?.email ?? '',
  progressKey: place.progressKey,
  courseKey: place.courseKey,
  courseName,
  endTime: place.endTime,
})

/**
 * The students with an active progress in a course or a linked one, once each, by name, 20 a page (spec 2.2.6, 2.4.7). A
 * page beyond the last is the last. Refuses with 'course-not-found'.
 */
export async function courseStudents(
  { key, page }: QueryCourseStudentsArgs,
  { table, now }: EnrolmentDeps,
): Promise<CourseStudentPage> {
  const { courses } = await linkedCourses(table, await findCourse(table, key))
  const students = enrolledStudents(await readPlaces(table, courses), now())
  const last = Math.max(1, Math.ceil(students.length / PAGE))
  const at = Math.min(Math.max(1, page), last)
  const shown = students.slice((at - 1) * PAGE, at * PAGE)
  const users = await batchGet<UserItem>(
    table,
    shown.map(({ uid }) => userKey(uid)),
  )
  const names = new Map(courses.map((course) => [course.key, course.name]))
  const items = shown.map((place) =>
    reply(
      place,
      names.get(place.courseKey) ?? '',
      users.find(({ uid }) => uid === place.uid),
    ),
  )
  return { items, total: students.length, page: at }
}
