import { courseStudentKey, ownershipKey, progressKey, seatsKey } from '../../data/keys.ts'
import { type ProgressItem, progressOf } from '../../data/progress.ts'
import { isActive } from '../../domain/courses/is-active.ts'
import type { Progress } from '../../domain/progress/progress.ts'
import type { Progress as ProgressReply } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { tellStudent } from '../shared/tell-student.ts'
import { transactWrite, type Write } from '../shared/transact.ts'
import type { LearningDeps } from './deps.ts'
import { progressReply } from './progress-reply.ts'

const TRIES = 5

/** What ending a progress changes, together: itself, while it ends as it was read; ownership, the place in its course, the seat. */
function endWrites({ studentId, key, group, courseKey, courseType, endTime }: Progress, now: number): Write[] {
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
    { Update: { Key: ownershipKey(studentId, group), ...end } },
    { Update: { Key: courseStudentKey(courseKey, studentId), ...end } },
    ...(courseType === 'Live' ? [seat] : []),
  ]
}

/**
 * Ends a student's progress now: removes them from its course (spec 2.4.6, 2.7.5). Gives back the seat and tells the
 * student's screens. One that has ended stays as it is, so that a repeated click ends no other. Refuses with
 * 'progress-not-found'.
 */
export async function endProgress(
  studentId: string,
  key: string,
  { table, now, publish }: Pick<LearningDeps, 'table' | 'now' | 'publish'>,
): Promise<ProgressReply> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const item = await getItem<ProgressItem>(table, progressKey(studentId, key), { consistent: true })
    if (!item) throw new Refusal('progress-not-found')
    const progress = progressOf(item)
    const time = now()
    if (!isActive(progress.endTime, time)) return progressReply(progress)
    const written = await transactWrite(table, endWrites(progress, time))
    if (written.ok) {
      const reply = progressReply({ ...progress, endTime: time })
      await tellStudent(publish, reply)
      return reply
    }
    if (written.index !== 0) throw new Error(`Progress ${key} has no ownership, place in its course or seats`)
    // The student started it a moment ago: look at it again.
  }
  throw new Error(`A progress could not be ended in ${TRIES} tries`)
}
