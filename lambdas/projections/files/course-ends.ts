import { latestEnd } from '#domain/search/user-entry.ts'
import type { CourseStudentItem } from '#table/course.ts'
import { progressesOf, studentsOfCourse } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listCourseKeys } from './course-list.ts'

/** Returns when a user's last active course ends, as `latestEnd` computes it. */
export type ReadCourseEnd = (uid: string) => Promise<number | null>

/** Reads the end from a user's own courses: a consistent read, 1 unit per 4 KB. */
export const courseEndReader =
  (table: Table): ReadCourseEnd =>
  async (uid) => {
    const progresses = await queryItems<ProgressItem>(table, { ...progressesOf(uid), consistent: true })
    return latestEnd(progresses.map(({ endTime }) => endTime))
  }

/**
 * Returns when the last active course of each user ends, for everyone who ever had one. Reads course students, whose
 * items have the end of the latest progress: an earlier one of the same course has ended (spec 1.4.17). 1 read unit for
 * about 15 enrollments; a query per user would take one each.
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
