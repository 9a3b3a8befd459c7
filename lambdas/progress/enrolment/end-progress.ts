import { isActive } from '#domain/courses/availability.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Progress as ProgressReply } from '#generated/schema.ts'
import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import { endOpenAttempts, endTestsWrites } from '#lambdas/attempts/end-tests.ts'
import { ifEqual, ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { EnrolmentDeps } from './enrolment-deps.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/**
 * Returns the writes that end a progress: first itself, if its end is as read; then the lock, the place in its course,
 * and for Live the seat. `now` in epoch milliseconds. Also stores the payment, if given.
 */
export function endWrites(
  { studentId, key, group, courseKey, courseType, endTime, paymentKey }: Progress,
  now: number,
): Write[] {
  const end = { UpdateExpression: 'SET endTime = :now', ExpressionAttributeValues: { ':now': now } }
  const paid = {
    UpdateExpression: 'SET endTime = :now, paymentKey = :paid',
    ExpressionAttributeValues: { ':now': now, ':paid': paymentKey },
  }
  const endOwn = withCondition(end, ifEqual({ progressKey: key }))
  const seat: Write = {
    Update: {
      Key: seatsKey(group),
      UpdateExpression: 'SET version = version + :one REMOVE students.#uid',
      ...ifPresent,
      ExpressionAttributeNames: { '#uid': studentId },
      ExpressionAttributeValues: { ':one': 1 },
    },
  }
  return [
    {
      Update: {
        Key: progressKey(studentId, key),
        ...withCondition(paymentKey === undefined ? end : paid, ifEqual({ endTime })),
      },
    },
    { Update: { Key: enrolmentLockKey(studentId, group), ...endOwn } },
    { Update: { Key: courseStudentKey(courseKey, studentId), ...endOwn } },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}

/**
 * Ends a student's progress now: removes them from its course (spec 2.4.6, 2.7.5), frees the seat, ends running tests,
 * and updates the student's screens. Idempotent: an ended progress stays as is, so a repeated click ends no other.
 * Throws 'progress-not-found'.
 */
export async function endProgress(
  studentId: string,
  key: string,
  { table, now, publish }: EnrolmentDeps,
): Promise<ProgressReply> {
  return retryOnConflict({ failure: 'A progress could not be ended', attempts: 5 }, async () => {
    const item = await getItem<ProgressItem>(table, progressKey(studentId, key), { consistent: true })
    if (!item) throw new Refusal('progress-not-found')
    const progress = progressOf(item)
    const time = now()
    if (!isActive(progress.endTime, time)) {
      // An interrupted earlier call may have left tests open.
      await endOpenAttempts(table, { uid: studentId, progress: key, endTime: progress.endTime })
      return progressReply(progress)
    }
    const ending = { uid: studentId, progress: key, endTime: time }
    // No test starts before its course does.
    const tests = progress.endTime === 0 ? undefined : await endTestsWrites(table, ending)
    const ends = endWrites(progress, time)
    const written = await transactWrite(table, [...ends, ...(tests?.writes ?? [])])
    if (written.ok) {
      const reply = progressReply({ ...progress, endTime: time })
      const rest = tests && tests.rest > 0 ? endOpenAttempts(table, ending) : undefined
      await Promise.all([rest, notifyStudent(publish, reply)])
      return reply
    }
    if (written.index > 0 && written.index < ends.length)
      throw new Error(`Progress ${key} has no ownership, place in its course or seats`)
    // The student started the course, or started or finished a test, concurrently, so the call retries.
    return CONFLICT
  })
}
