import { isActive } from '#domain/courses/availability.ts'
import { courseNoticeMail } from '#domain/messages/course-notices.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { type CourseNoticeItem, isNoticeFor, type CourseItem, type CourseStudentItem } from '#table/course.ts'
import { courseKey, openNotices, progressKey, studentsAfter, userKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'

/** `siteUrl` without a trailing slash. */
export type DeliveryDeps = SendOnceDeps & { publish: Publish; siteUrl: string }

/** Students read together and served concurrently. */
const PAGE = 50
const CONCURRENCY = 5
/** The maximum tries of a page with rejected e-mails; after that, the rest counts as failed. */
const MAX_TRIES = 10

type Outcome = 'sent' | 'skipped' | 'failed'

/** Copies the class's new details to a student's progress; an ended one stays unchanged. Idempotent. */
async function changeProgress({ uid, progressKey: key }: CourseStudentItem, course: CourseItem, deps: DeliveryDeps) {
  const written = await updateItem<ProgressItem>(deps.table, {
    Key: progressKey(uid, key),
    UpdateExpression: 'SET startTime = :start, courseEndTime = :end, #location = :location',
    ConditionExpression: 'attribute_exists(pk) AND (endTime = :zero OR endTime > :now)',
    ExpressionAttributeNames: { '#location': 'location' },
    ExpressionAttributeValues: {
      ':start': course.startTime ?? '',
      ':end': course.endTime ?? '',
      ':location': course.location ?? '',
      ':zero': 0,
      ':now': deps.now(),
    },
  })
  if (written.ok) await notifyStudent(deps.publish, progressReply(progressOf(written.item)))
}

async function serve(student: CourseStudentItem, notice: CourseNoticeItem, course: CourseItem, deps: DeliveryDeps) {
  const { uid, endTime, dateCreated } = student
  const has = isActive(endTime, deps.now()) && dateCreated <= notice.createdOn && isNoticeFor(notice, uid)
  if (!has) return 'skipped'
  if (notice.kind === 'class') await changeProgress(student, course, deps)
  const user = await getItem<UserItem>(deps.table, userKey(uid), { consistent: true })
  if (!user || user.deleting !== undefined) return 'skipped'
  const { kind, subject, text, startTime, endTime: end, location } = notice
  const facts = {
    firstName: user.firstName,
    course: notice.name,
    kind,
    subject,
    text,
    startTime,
    endTime: end,
    location,
  }
  const mail = courseNoticeMail(facts, `${deps.siteUrl}/my-courses`)
  // Keyed by notice and student, so that a student with two of its courses gets one e-mail.
  await sendOnce(`course-notice#${noticeId(notice)}#${uid}`, { to: user.email, ...mail }, deps)
  return 'sent'
}

/** A message has the same id in all its courses; a class change counts the versions of its own course. */
const noticeId = ({ kind, key, notice }: CourseNoticeItem) => (kind === 'class' ? `${key}#${notice}` : notice)

async function serveSafely(
  student: CourseStudentItem,
  notice: CourseNoticeItem,
  course: CourseItem,
  deps: DeliveryDeps,
) {
  try {
    return await serve(student, notice, course, deps)
  } catch (error) {
    logError(error, { doing: 'deliver-notice', uid: student.uid, notice: notice.notice, course: notice.key })
    return 'failed'
  }
}

/** Moves the notice on if no other run has. Returns the new notice; undefined if another run was faster. */
async function moveOn(
  notice: CourseNoticeItem,
  change: { set: string; values: Record<string, unknown> },
  deps: DeliveryDeps,
) {
  const { pk, sk, lastUid, tries } = notice
  const written = await updateItem<CourseNoticeItem>(deps.table, {
    Key: { pk, sk },
    ...withCondition(
      { UpdateExpression: change.set, ExpressionAttributeValues: change.values },
      ifEqual({ lastUid, tries }),
    ),
  })
  return written.ok ? written.item : undefined
}

/** Serves one page of the notice's students. Returns the notice if this run should continue with it. */
async function deliverPage(notice: CourseNoticeItem, deps: DeliveryDeps): Promise<CourseNoticeItem | undefined> {
  const { table, now } = deps
  const [course, students] = await Promise.all([
    getItem<CourseItem>(table, courseKey(notice.key), { consistent: true }),
    queryItems<CourseStudentItem>(table, {
      ...studentsAfter(notice.key, notice.lastUid),
      limit: PAGE,
      consistent: true,
    }),
  ])
  const outcomes: Outcome[] = []
  if (course)
    for (let start = 0; start < students.length; start += CONCURRENCY) {
      const batch = students.slice(start, start + CONCURRENCY)
      outcomes.push(...(await Promise.all(batch.map((student) => serveSafely(student, notice, course, deps)))))
    }
  const count = (outcome: Outcome) => outcomes.filter((other) => other === outcome).length
  const failed = count('failed')
  if (failed > 0 && notice.tries + 1 < MAX_TRIES) {
    await moveOn(notice, { set: 'SET tries = :tries', values: { ':tries': notice.tries + 1 } }, deps)
    return undefined
  }
  const isLast = students.length < PAGE
  const values = {
    ':last': students.at(-1)?.uid ?? notice.lastUid,
    ':sent': notice.sent + count('sent'),
    ':failed': notice.failed + failed,
    ':none': 0,
    ...(isLast && { ':done': now() }),
  }
  const counts = 'lastUid = :last, sent = :sent, failed = :failed, tries = :none'
  const set = isLast ? `SET ${counts}, doneOn = :done REMOVE gsi1pk, gsi1sk` : `SET ${counts}`
  const moved = await moveOn(notice, { set, values }, deps)
  return isLast ? undefined : moved
}

/** A run's result, for the log. */
export type DeliveryRun = { pages: number; open: number }

/**
 * Delivers courses' notices, fifty students at a time: updates the class on their progress and e-mails each once
 * (decision 0011). Writes the position after each page, unless another run has; marks prevent repeated e-mails. Half a
 * read unit if nothing is open; 3 read and 3 write units per student, 2 more for a class.
 */
export async function deliverNotices(deps: DeliveryDeps, isTimeUp: () => boolean = () => false): Promise<DeliveryRun> {
  const run: DeliveryRun = { pages: 0, open: 0 }
  const { items } = await queryIndex<CourseNoticeItem>(deps.table, { index: 'gsi1', pk: openNotices.gsi1pk, limit: 20 })
  for (const { pk, sk } of items) {
    // The index may lag, so the item is read again.
    let notice = await getItem<CourseNoticeItem>(deps.table, { pk, sk }, { consistent: true })
    if (notice?.doneOn !== undefined) continue
    while (notice && !isTimeUp()) {
      run.pages += 1
      notice = await deliverPage(notice, deps)
    }
  }
  run.open = items.length
  return run
}
