import { academy } from '#domain/academy.ts'
import { isActive } from '#domain/courses/availability.ts'
import { dayIn } from '#domain/progress/reminder.ts'
import type { CourseNotice } from '#generated/schema.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type CourseNoticeItem, isNoticeFor } from '#table/course.ts'
import { noticesOfCourse, progressesOf } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'

/** How long a message is shown, in milliseconds. */
const VISIBLE_MS = 90 * 86_400_000
const MAX_PER_COURSE = 5

/** A class change is shown until its last day; a message for 90 days. */
function isShown(notice: CourseNoticeItem, progress: ProgressItem, now: number): boolean {
  if (notice.createdOn < progress.dateCreated || !isNoticeFor(notice, progress.studentId)) return false
  if (notice.kind === 'message') return notice.createdOn > now - VISIBLE_MS
  const last = [...(progress.dates ?? [])].sort().at(-1) ?? ''
  return last >= dayIn(now, academy.timeZone)
}

async function noticesOf(progress: ProgressItem, table: Table, now: number): Promise<CourseNotice[]> {
  const items = await queryItems<CourseNoticeItem>(table, noticesOfCourse(progress.courseKey))
  const shown = items.filter((item) => isShown(item, progress, now)).sort((a, b) => b.createdOn - a.createdOn)
  // Only the latest class change is current.
  const [change] = shown.filter(({ kind }) => kind === 'class')
  return shown
    .filter((item) => item.kind === 'message' || item === change)
    .slice(0, MAX_PER_COURSE)
    .map(({ notice, kind, subject, text, createdOn }) => ({
      key: `${progress.courseKey}#${notice}`,
      progressKey: progress.key,
      kind,
      subject,
      text,
      createdOn,
    }))
}

/**
 * Returns the notices of the caller's current courses, newest first per course (decision 0084). Half a unit, plus half
 * a unit per course.
 */
export async function myCourseNotices(
  uid: string,
  { table, now }: { table: Table; now: () => number },
): Promise<CourseNotice[]> {
  const time = now()
  const all = await queryItems<ProgressItem>(table, progressesOf(uid))
  const active = all.filter(({ endTime }) => isActive(endTime, time))
  return (await Promise.all(active.map((progress) => noticesOf(progress, table, time)))).flat()
}
