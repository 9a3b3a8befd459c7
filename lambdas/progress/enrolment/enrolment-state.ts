import type { CourseStudentItem, SeatsItem } from '#table/course.ts'
import { courseStudentKey, enrolmentLockKey, progressesOf } from '#table/keys.ts'
import type { EnrolmentLockItem, ProgressItem } from '#table/progress.ts'
import type { Course } from '#domain/courses/course.ts'
import { onlineGroup } from '#domain/courses/link-group.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { findCourse, linkedCourses } from '#lambdas/courses/find-courses.ts'

/** The state before a student is enrolled in a course. */
export type EnrolmentState = {
  course: Course
  /** The keys of linked courses. */
  others: string[]
  seats: SeatsItem | undefined
  enrolmentLock: EnrolmentLockItem | undefined
  /** The student's locks on the other Online courses of its name. */
  locks: EnrolmentLockItem[]
  /** The student's places in the course and the linked ones. */
  courseStudents: CourseStudentItem[]
  /** The number of the student's earlier progresses in this course. */
  earlier: number
}

/** Reads the state consistently. Throws 'course-not-found' and 'course-archived'. */
export async function getEnrolmentState(table: Table, key: string, uid: string): Promise<EnrolmentState> {
  const course = await findCourse(table, key)
  if (course.archived) throw new Refusal('course-archived')
  const [{ courses, seats }, enrolmentLock, progress] = await Promise.all([
    linkedCourses(table, course),
    getItem<EnrolmentLockItem>(table, enrolmentLockKey(uid, course.group), { consistent: true }),
    queryItems<ProgressItem>(table, progressesOf(uid)),
  ])
  if (course.type === 'Live' && !seats) throw new Error(`Course ${key} has no seats`)
  const others = courses.slice(1).map((linked) => linked.key)
  const options = course.type === 'Online' ? others : []
  const [courseStudents, locks] = await Promise.all([
    batchGet<CourseStudentItem>(
      table,
      courses.map((linked) => courseStudentKey(linked.key, uid)),
      { consistent: true },
    ),
    batchGet<EnrolmentLockItem>(
      table,
      options.map((option) => enrolmentLockKey(uid, onlineGroup(option))),
      { consistent: true },
    ),
  ])
  const earlier = progress.filter(({ courseKey }) => courseKey === key).length
  return { course, others, seats, enrolmentLock, locks, courseStudents, earlier }
}
