import { createHash } from 'node:crypto'
import { isActive } from '#domain/courses/availability.ts'
import { academy } from '#domain/academy.ts'
import { extensionNote } from '#domain/messages/extensions.ts'
import { receiptDate } from '#domain/payments/receipt.ts'
import { endOfCourse } from '#domain/progress/course-time.ts'
import type { Extension, Progress } from '#domain/progress/progress.ts'
import { checkExtension, extended } from '#domain/progress/extension.ts'
import type { ExtendProgressInput, Progress as ProgressReply } from '#generated/schema.ts'
import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey, userKey } from '#table/keys.ts'
import { noteItem, noteOf } from '#table/account.ts'
import { progressReply, type ProgressItem, progressOf } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'
import { extendTestsWrites } from '#lambdas/attempts/extend-tests.ts'
import { ifAbsent, ifEqual, ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import type { EnrolmentDeps } from './enrolment-deps.ts'

const REQUEST_ID = /^[\w-]{8,100}$/

/** Returns a stable id for an administrator's request about a progress. */
const requestOf = (caller: string, { studentId, key, requestId }: ExtendProgressInput) =>
  createHash('sha256').update(`${caller}\n${studentId}\n${key}\n${requestId}`).digest('hex').slice(0, 32)

/**
 * Extends the progress if its end is as the administrator saw it. Stores a missing start date, which the new end no
 * longer reveals.
 */
function progressWrite(before: Progress, { endTime, onlineDays }: Progress, extension: Extension): Write {
  const { studentId, key } = before
  const began = endOfCourse(-before.onlineDays, before.endTime)
  const update =
    before.endTime === 0
      ? {
          UpdateExpression: 'SET onlineDays = :days, extension = :extension',
          ExpressionAttributeValues: { ':days': onlineDays, ':extension': extension },
        }
      : {
          UpdateExpression: 'SET endTime = :end, extension = :extension, startedOn = if_not_exists(startedOn, :began)',
          ExpressionAttributeValues: { ':end': endTime, ':extension': extension, ':began': began },
        }
  const seen = ifEqual({ endTime: before.endTime, onlineDays: before.onlineDays })
  return { Update: { Key: progressKey(studentId, key), ...withCondition(update, seen) } }
}

/** Returns writes that copy a progress's new end to its lock, its place in the course, and for Live the seat. */
export function movedEndWrites({ studentId, key, group, courseKey, courseType }: Progress, endTime: number): Write[] {
  const end = { UpdateExpression: 'SET endTime = :end', ExpressionAttributeValues: { ':end': endTime } }
  const endOwn = withCondition(end, ifEqual({ progressKey: key }))
  const seat: Write = {
    Update: {
      Key: seatsKey(group),
      UpdateExpression: 'SET students.#uid = :end, #version = #version + :one',
      ...ifPresent,
      ExpressionAttributeNames: { '#uid': studentId, '#version': 'version' },
      ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
    },
  }
  return [
    { Update: { Key: enrolmentLockKey(studentId, group), ...endOwn } },
    { Update: { Key: courseStudentKey(courseKey, studentId), ...endOwn } },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}

type Reason = { days: number; reason: string }

/** Returns the writes of a note about the student, later than all earlier ones, and its copy in the user's record. */
function noteWrites(user: UserItem, admin: UserItem, after: Progress, { days, reason }: Reason, now: number): Write[] {
  const end = after.endTime === 0 ? undefined : receiptDate(after.endTime, academy.timeZone)
  const text = extensionNote(after.name, days, end, after.onlineDays, reason)
  const author = `${admin.firstName} ${admin.lastName}`
  const note = noteItem({ uid: user.uid, text, author, createdOn: Math.max(now, (user.note?.createdOn ?? 0) + 1) })
  return [
    { Put: { Item: note, ...ifAbsent } },
    {
      Update: {
        Key: userKey(user.uid),
        UpdateExpression: 'SET note = :note',
        ConditionExpression:
          'attribute_exists(pk) AND attribute_not_exists(deleting) AND (attribute_not_exists(note) OR note.createdOn < :time)',
        ExpressionAttributeValues: { ':note': noteOf(note), ':time': note.createdOn },
      },
    },
  ]
}

/**
 * Extends a student's course for an administrator, with a reason (decision 0089): end, tests that end with it, and a
 * note change in one transaction. `endTime` and `onlineDays` are what the administrator saw; a stale request throws
 * 'extension-end-changed'. Repeating the last extension writes nothing. Throws 'request-id-invalid',
 * 'student-not-found', 'progress-not-found', 'extension-ended', and `checkExtension`'s codes. 4 read, 14 write units.
 */
export async function extendProgress(
  input: ExtendProgressInput,
  caller: string,
  { table, now, publish }: EnrolmentDeps,
): Promise<ProgressReply> {
  if (!REQUEST_ID.test(input.requestId)) throw new Refusal('request-id-invalid')
  const checked = checkExtension(input)
  if (!checked.ok) throw new Refusal(checked.codes[0])
  const { studentId, key } = input
  const request = requestOf(caller, input)
  const admin = await getItem<UserItem>(table, userKey(caller))
  if (!admin) throw new Refusal('not-allowed')
  return retryOnConflict({ failure: 'A course could not be extended' }, async () => {
    const [user, item] = await Promise.all([
      getItem<UserItem>(table, userKey(studentId), { consistent: true }),
      getItem<ProgressItem>(table, progressKey(studentId, key), { consistent: true }),
    ])
    if (!user || user.deleting !== undefined) throw new Refusal('student-not-found')
    if (!item) throw new Refusal('progress-not-found')
    const before = progressOf(item)
    if (before.extension?.request === request) return progressReply(before)
    const { endTime, onlineDays } = before
    const time = now()
    if (endTime !== input.endTime || onlineDays !== input.onlineDays)
      throw new Refusal('extension-end-changed', { endTime, onlineDays })
    if (!isActive(endTime, time)) throw new Refusal('extension-ended')
    const after = extended(before, checked.days)
    const ends = endTime === 0 ? [] : movedEndWrites(before, after.endTime)
    const moved = { uid: studentId, progress: key, from: endTime, to: after.endTime }
    const tests = endTime === 0 ? [] : await extendTestsWrites({ table, now }, moved)
    const extension = { days: checked.days, reason: checked.reason, request }
    const written = await transactWrite(table, [
      progressWrite(before, after, extension),
      ...ends,
      ...noteWrites(user, admin, after, checked, time),
      ...tests,
    ])
    if (written.ok) {
      const began = endTime === 0 ? {} : { startedOn: endOfCourse(-onlineDays, endTime) }
      const reply = progressReply({ ...began, ...after })
      await notifyStudent(publish, reply)
      return reply
    }
    if (written.index > 0 && written.index <= ends.length)
      throw new Error(`Progress ${key} has no ownership, place in its course or seats`)
    // The end, the notes, or the tests changed concurrently, so the call retries.
    return CONFLICT
  })
}
