import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey } from '#table/keys.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

/**
 * What ending a progress changes, together: first itself, while it ends as it was read; then ownership, the place in its
 * course and, for Live, the seat. `now` in epoch milliseconds.
 */
export function endWrites({ studentId, key, group, courseKey, courseType, endTime }: Progress, now: number): Write[] {
  const end = {
    UpdateExpression: 'SET endTime = :now',
    ConditionExpression: 'progressKey = :key',
    ExpressionAttributeValues: { ':now': now, ':key': key },
  }
  const seat: Write = {
    Update: {
      Key: seatsKey(group),
      UpdateExpression: 'SET version = version + :one REMOVE students.#uid',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#uid': studentId },
      ExpressionAttributeValues: { ':one': 1 },
    },
  }
  return [
    {
      Update: {
        Key: progressKey(studentId, key),
        UpdateExpression: 'SET endTime = :now',
        ConditionExpression: 'endTime = :seen',
        ExpressionAttributeValues: { ':now': now, ':seen': endTime },
      },
    },
    { Update: { Key: enrolmentLockKey(studentId, group), ...end } },
    { Update: { Key: courseStudentKey(courseKey, studentId), ...end } },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}
