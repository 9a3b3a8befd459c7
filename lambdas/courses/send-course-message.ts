import { isActive } from '#domain/courses/availability.ts'
import { checkMessage } from '#domain/courses/course-notice.ts'
import type { SendCourseMessageInput, SentNotice } from '#generated/schema.ts'
import { type CourseNoticeItem, courseNoticeItem } from '#table/course.ts'
import { courseNoticeKey } from '#table/keys.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from './course-deps.ts'
import { readCourseStudents } from './course-students.ts'
import { findCourse, linkedCourses } from './find-courses.ts'
import { sentNotices } from './list-course-notices.ts'

/** The notice stores the selected students and is written with each page of its e-mails. */
const MAX_CHOSEN = 200
const REQUEST_ID = /^[\w-]{8,100}$/

/**
 * Writes a message to everyone who now has a course or a linked one, or only to `students` of them. They see it at
 * once; `deliverNotices` e-mails it (decision 0084). Repeating the request writes nothing. Throws 'request-id-invalid',
 * 'course-not-found', the codes of `checkMessage`, 'course-message-chosen', and 'course-message-no-students'.
 */
export async function sendCourseMessage(
  { key, requestId, students, ...draft }: SendCourseMessageInput,
  { table, now }: Pick<CourseDeps, 'table' | 'now'>,
): Promise<SentNotice> {
  if (!REQUEST_ID.test(requestId)) throw new Refusal('request-id-invalid')
  const checked = checkMessage(draft)
  if (!checked.ok) throw new Refusal(checked.code)
  const { subject, text } = checked
  if (students && (students.length === 0 || students.length > MAX_CHOSEN)) throw new Refusal('course-message-chosen')
  const chosen = students ? new Set(students) : undefined
  const { courses } = await linkedCourses(table, await findCourse(table, key))
  const time = now()
  const recipients = (await readCourseStudents(table, courses)).filter(
    ({ uid, endTime }) => isActive(endTime, time) && chosen?.has(uid) !== false,
  )
  const notice = { notice: `message-${requestId}`, kind: 'message', subject, text, createdOn: time } as const
  const items = courses.flatMap((course) => {
    const uids = recipients.filter(({ courseKey }) => courseKey === course.key).map(({ uid }) => uid)
    return uids.length === 0 ? [] : [courseNoticeItem(course, notice, uids.length, chosen && uids)]
  })
  if (items.length > 0) {
    const written = await transactWrite(
      table,
      items.map((Item) => ({ Put: { Item, ...ifAbsent } })),
    )
    if (written.ok) return sent(items)
  }
  const keys = courses.map((course) => courseNoticeKey(course.key, notice.notice))
  const before = await batchGet<CourseNoticeItem>(table, keys, { consistent: true })
  if (before.length === 0) throw new Refusal('course-message-no-students')
  return sent(before)
}

function sent(items: readonly CourseNoticeItem[]): SentNotice {
  const [notice] = sentNotices(items)
  if (!notice) throw new Error('A message that was written is gone')
  return notice
}
