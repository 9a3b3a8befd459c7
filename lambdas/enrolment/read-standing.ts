import type { CourseStudentItem } from '../../data/course.ts'
import { courseStudentKey, ownershipKey, progressesOf } from '../../data/keys.ts'
import type { OwnershipItem } from '../../data/ownership.ts'
import type { ProgressItem } from '../../data/progress.ts'
import type { SeatsItem } from '../../data/seats.ts'
import type { Course } from '../../domain/courses/course.ts'
import { batchGet } from '../shared/batch-get.ts'
import { getItem } from '../shared/get-item.ts'
import { queryItems } from '../shared/query-items.ts'
import type { Table } from '../shared/table.ts'
import { findCourse } from './find-course.ts'
import { linkedCourses } from './linked-courses.ts'

/** What stands before somebody is enrolled in a course. */
export type Standing = {
  course: Course
  /** Keys of the other courses that it is linked to. */
  others: string[]
  seats: SeatsItem | undefined
  ownership: OwnershipItem | undefined
  /** Their places in the course and the linked ones. */
  places: CourseStudentItem[]
  /** How many progress they had in this course. */
  earlier: number
}

/** Reads it strongly consistent. Refuses with 'course-not-found'. */
export async function readStanding(table: Table, key: string, uid: string): Promise<Standing> {
  const course = await findCourse(table, key)
  const [{ courses, seats }, ownership, progress] = await Promise.all([
    linkedCourses(table, course),
    getItem<OwnershipItem>(table, ownershipKey(uid, course.group), { consistent: true }),
    queryItems<ProgressItem>(table, progressesOf(uid)),
  ])
  if (course.type === 'Live' && !seats) throw new Error(`Course ${key} has no seats`)
  const places = await batchGet<CourseStudentItem>(
    table,
    courses.map((one) => courseStudentKey(one.key, uid)),
    { consistent: true },
  )
  const others = courses.slice(1).map((one) => one.key)
  const earlier = progress.filter(({ courseKey }) => courseKey === key).length
  return { course, others, seats, ownership, places, earlier }
}
