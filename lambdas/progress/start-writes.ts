import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey } from '#table/keys.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

/**
 * What starting a course changes, together: the progress, if it is not started yet, the ownership that guards its link
 * group, the course's student and, for a Live course, the student's seat. `endTime` in epoch milliseconds.
 */
export function startWrites({ studentId, key, group, courseKey, courseType }: Progress, endTime: number): Write[] {
  const seat: Write = {
    Update: {
      Key: seatsKey(group),
      UpdateExpression: 'SET students.#uid = :end, #version = #version + :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#uid': studentId, '#version': 'version' },
      ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
    },
  }
  return [
    {
      Update: {
        Key: progressKey(studentId, key),
        UpdateExpression: 'SET endTime = :end',
        ConditionExpression: 'endTime = :zero',
        ExpressionAttributeValues: { ':end': endTime, ':zero': 0 },
      },
    },
    {
      Update: {
        Key: enrolmentLockKey(studentId, group),
        UpdateExpression: 'SET endTime = :end',
        ConditionExpression: 'progressKey = :key',
        ExpressionAttributeValues: { ':end': endTime, ':key': key },
      },
    },
    {
      Update: {
        Key: courseStudentKey(courseKey, studentId),
        UpdateExpression: 'SET endTime = :end',
        ConditionExpression: 'progressKey = :key',
        ExpressionAttributeValues: { ':end': endTime, ':key': key },
      },
    },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}
