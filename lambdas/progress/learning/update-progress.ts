import { countsFrom } from '#domain/progress/counts-from.ts'
import { endOfCourse } from '#domain/progress/course-time.ts'
import { type Progress, progressState } from '#domain/progress/progress.ts'
import { hasSecondFactor } from '#domain/users/second-factor.ts'
import { isEndedSession } from '#domain/users/sessions.ts'
import { userTypeOf } from '#domain/users/user.ts'
import type { Progress as ProgressReply, UpdateProgressInput } from '#generated/schema.ts'
import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey, userKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { ifEqual, ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { EnrolmentDeps } from '#lambdas/progress/enrolment/enrolment-deps.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'

/** A started course: when it started, from when its days count, and when it ends, in epoch milliseconds. */
type Begun = { startedOn: number; countsFrom: number; endTime: number }

/**
 * Returns the writes that start a course if its days are as read: the progress, if not started yet, the lock of its
 * link group, the course's student, and for a Live course the student's seat.
 */
export function startWrites(
  { studentId, key, group, courseKey, courseType, onlineDays }: Progress,
  { startedOn, countsFrom: from, endTime }: Begun,
): Write[] {
  const seat: Write = {
    Update: {
      Key: seatsKey(group),
      UpdateExpression: 'SET students.#uid = :end, #version = #version + :one',
      ...ifPresent,
      ExpressionAttributeNames: { '#uid': studentId, '#version': 'version' },
      ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
    },
  }
  const start = { UpdateExpression: 'SET endTime = :end', ExpressionAttributeValues: { ':end': endTime } }
  const startOwn = withCondition(start, ifEqual({ progressKey: key }))
  const startProgress = {
    UpdateExpression: 'SET endTime = :end, startedOn = :now, countsFrom = :from',
    ExpressionAttributeValues: { ':end': endTime, ':now': startedOn, ':from': from },
  }
  return [
    {
      Update: {
        Key: progressKey(studentId, key),
        ...withCondition(startProgress, ifEqual({ endTime: 0, onlineDays })),
      },
    },
    { Update: { Key: enrolmentLockKey(studentId, group), ...startOwn } },
    { Update: { Key: courseStudentKey(courseKey, studentId), ...startOwn } },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}

async function start(item: ProgressItem, { table, now, publish }: EnrolmentDeps): Promise<Progress> {
  const progress = progressOf(item)
  const startedOn = now()
  const from = countsFrom(progress, startedOn)
  const begun = { startedOn, countsFrom: from, endTime: endOfCourse(progress.onlineDays, from) }
  const written = await transactWrite(table, startWrites(progress, begun))
  if (written.ok) return { ...progress, ...begun }
  if (written.index !== 0) throw new Error(`Progress ${progress.key} has no ownership, place in its course or seats`)
  const other = await getItem<ProgressItem>(table, item, { consistent: true })
  // An administrator extended it concurrently, so it starts with its new days.
  if (other?.endTime === 0 && other.onlineDays !== item.onlineDays) return start(other, { table, now, publish })
  return progressOf(runningProgress(other, now()))
}

/** Whether every task of the course is complete (spec 3.4.17); never for a course without tasks. */
async function isWholeDone({ studentId, key, content }: Progress, { table, now }: EnrolmentDeps): Promise<boolean> {
  const [trees, summaries] = await Promise.all([
    readContents(table, content),
    listTaskSummaries(table, { uid: studentId, progress: key }),
  ])
  const sections = countContents(trees, summaries, now()).flatMap((counted) => counted.sections)
  return sections.some(({ total }) => total > 0) && sections.every(({ completed, total }) => completed >= total)
}

async function complete(item: ProgressItem, deps: EnrolmentDeps): Promise<Progress> {
  const { table, now } = deps
  if (!(await isWholeDone(progressOf(item), deps))) throw new Refusal('tasks-left')
  const updated = await updateItem<ProgressItem>(table, {
    Key: { pk: item.pk, sk: item.sk },
    // Of two tabs, the first one's day stays.
    UpdateExpression: 'SET complete = :true, completedOn = if_not_exists(completedOn, :now)',
    ...ifPresent,
    ExpressionAttributeValues: { ':true': true, ':now': now() },
  })
  return progressOf(runningProgress(updated.item, now()))
}

/** Whether the course was already started or completed, such as by a repeated click. */
const isDone = (item: ProgressItem, action: UpdateProgressInput['action']) =>
  action === 'start' ? item.endTime !== 0 : item.complete

/** Starts or completes the student's own course. */
async function updateOwn(
  uid: string,
  { key, action }: UpdateProgressInput,
  deps: EnrolmentDeps,
): Promise<ProgressReply> {
  const item = await getItem<ProgressItem>(deps.table, progressKey(uid, key))
  if (!item) throw new Refusal('progress-not-found')
  const state = progressState(item.endTime, deps.now())
  if (state === 'ended') throw new Refusal('course-ended')
  if (action === 'complete' && state === 'not-started') throw new Refusal('course-not-started')
  if (isDone(item, action)) return progressReply(progressOf(item))
  const reply = progressReply(await (action === 'start' ? start : complete)(item, deps))
  await notifyStudent(deps.publish, reply)
  return reply
}

/**
 * Checks the token and, because a token outlives a demotion, the user's record (decision 0024). Rejects an ended
 * session (decision 0122).
 */
async function isAdministrator(identity: Identity, { table }: Pick<EnrolmentDeps, 'table'>): Promise<boolean> {
  const { sub, groups, authTime } = identity
  if (!groups?.includes('Admin')) return false
  const user = await getItem<UserItem>(table, userKey(sub))
  if (user === undefined || userTypeOf(user.userType) !== 'Admin' || isEndedSession(user, identity)) return false
  if (authTime !== undefined && !hasSecondFactor(user.secondFactorSince, authTime))
    throw new Refusal('second-factor-missing')
  return true
}

/**
 * Starts the caller's own course, whose `onlineDays` count from now or its first class (spec 3.4.9, 3.4.11), or marks
 * it complete; a repeat changes nothing. An administrator ends a student's (spec 2.7.5). Updates the student's screens.
 * Throws 'progress-not-found', 'course-ended', and, for complete, 'course-not-started' or 'tasks-left'; 'not-allowed'
 * for a student who ends a course or names another student.
 */
export async function updateProgress(
  input: UpdateProgressInput,
  identity: Identity,
  deps: EnrolmentDeps,
): Promise<ProgressReply> {
  const { key, action, studentId } = input
  if (action !== 'end') {
    if (studentId) throw new Refusal('not-allowed')
    return updateOwn(identity.sub, input, deps)
  }
  if (!(await isAdministrator(identity, deps))) throw new Refusal('not-allowed')
  if (!studentId) throw new Refusal('student-not-found')
  return endProgress(studentId, key, deps)
}
