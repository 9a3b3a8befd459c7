import { beforeEach } from 'vitest'
import { type CourseStudentItem, seatsItem, type SeatsItem, courseNameItem, courseNameKey } from '#table/course.ts'
import { courseStudentKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { courseStudents } from '#lambdas/courses/course-students.ts'
import { createProgress } from '#lambdas/progress/enrolment/create-progress.ts'

export const admin = { sub: 'boss', groups: ['Admin'] }
export const rn = aLiveCourse()
export const pn = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
export const month = anOnlineCourse({ key: 'o30' })
export const quarter = anOnlineCourse({ key: 'o90', onlineDays: 90 })

/**
 * Creates before each test an academy with two linked Live courses of three seats, an Online course with two options,
 * the student Jane, and an administrator; returns the administrator's actions.
 */
export function enrolling() {
  const tables = testTables()
  let academy: TestAcademy
  beforeEach(async () => {
    academy = anAcademy(await tables.table())
    await academy.add(rn, pn, month, quarter, aUser(), aUser({ uid: 'boss', type: 'Admin' }))
    const option = ({ content, onlineDays: days }: Course) => ({ content, days })
    const courses = { [month.key]: option(month), [quarter.key]: option(quarter) }
    await batchPut(academy.table, [
      seatsItem(rn.group, { max: 3, students: {}, holds: {} }, 1, [rn.key, pn.key]),
      courseNameItem(courseNameKey(month), { courses }, 1),
    ])
  })
  const students = async (course: Course, page = 1) => courseStudents({ key: course.key, page }, academy)
  return {
    academy: () => academy,
    add: (course: Course, studentId = 'jane') => createProgress({ courseKey: course.key, studentId }, academy),
    end: (key: string, studentId = 'jane') => updateProgress({ key, action: 'end', studentId }, admin, academy),
    students,
    uids: async (course: Course) => (await students(course)).items.map(({ uid }) => uid),
    place: (course: Course, uid = 'jane') =>
      getItem<CourseStudentItem>(academy.table, courseStudentKey(course.key, uid), { consistent: true }),
    seats: async (): Promise<SeatsItem | undefined> => academy.seats(rn.group),
    people: async (n: number) => {
      const all = Array.from({ length: n }, (_, at) =>
        aUser({ uid: `u${at}`, firstName: `F${at}`, lastName: `L${at}` }),
      )
      await academy.add(...all)
      return all.map(({ uid }) => uid)
    },
  }
}
