import type { QueryCourseNoticesArgs, SentNotice } from '#generated/schema.ts'
import type { CourseNoticeItem } from '#table/course.ts'
import { noticesOfCourse } from '#table/keys.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findCourse, linkedCourses } from './find-courses.ts'

/**
 * Returns the notices of linked courses for administrators, newest first; the same notice of several courses is one.
 */
export function sentNotices(items: readonly CourseNoticeItem[]): SentNotice[] {
  const byNotice = new Map<string, SentNotice>()
  for (const { notice, kind, subject, text, createdOn, total, sent, failed, doneOn } of items) {
    const other = byNotice.get(notice)
    byNotice.set(notice, {
      key: notice,
      kind,
      subject,
      text,
      createdOn,
      total: total + (other?.total ?? 0),
      sent: sent + (other?.sent ?? 0),
      failed: failed + (other?.failed ?? 0),
      done: doneOn !== undefined && (other?.done ?? true),
    })
  }
  return [...byNotice.values()].sort((a, b) => b.createdOn - a.createdOn)
}

/**
 * Returns the notices sent to students of a course and its linked ones, with the number of pending e-mails. Throws
 * 'course-not-found'.
 */
export async function listCourseNotices({ key }: QueryCourseNoticesArgs, { table }: { table: Table }) {
  const { courses } = await linkedCourses(table, await findCourse(table, key))
  const items = await Promise.all(
    courses.map((course) => queryItems<CourseNoticeItem>(table, { ...noticesOfCourse(course.key), consistent: true })),
  )
  return sentNotices(items.flat())
}
