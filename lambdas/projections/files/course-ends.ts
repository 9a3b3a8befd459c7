import { latestEnd } from '#domain/search/user-entry.ts'
import type { CourseStudentItem } from '#table/course.ts'
import { progressesOf, studentsOfCourse } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listCourseKeys } from './course-list.ts'

/** Until when a user has an active course, as `latestEnd` says. */
export type ReadCourseEnd = (uid: string) => Promise<number | null>

/** Reads it of a user's own courses: a strong read, 1 unit for 4 KB of them. */
export const courseEndReader =
  (table: Table): ReadCourseEnd =>
  async (uid) => {
    const progresses = await queryItems<ProgressItem>(table, { ...progressesOf(uid), consistent: true })
    return latestEnd(progresses.map(({ endTime }) => endTime))
  }

/**
 * Until when users have an active course, of all users who ever had one. Read of the students of the courses, whose item has the end of the latest
 * progress: an earlier one of the same course has ended (spec 1.4.17). 1 read unit for some 15 enrolments, where a query a user would take one each.
 */
export async function listCourseEnds(table: Table): Promise<Map<string, number>> {
  const ends = new Map<string, number>()
  for (const key of await listCourseKeys(table)) {
    const students = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(key), consistent: true })
    for (const { uid, endTime } of students) {
      const before = ends.get(uid)
      ends.set(uid, latestEnd(before === undefined ? [endTime] : [before, endTime]) ?? 0)
    }
  }
  return ends
}
