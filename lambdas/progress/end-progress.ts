import { progressKey } from '#table/keys.ts'
import { type ProgressItem, progressOf } from '#table/progress.ts'
import { isActive } from '#domain/courses/availability.ts'
import type { Progress as ProgressReply } from '#generated/schema.ts'
import { endWrites } from './end-writes.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { notifyStudent } from './notify-student.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { endOpenAttempts, endTestsWrites } from '#lambdas/attempts/end-tests.ts'
import type { LearningDeps } from '#lambdas/functions/learning/deps.ts'
import { progressReply } from './progress-reply.ts'

const TRIES = 5

/**
 * Ends a student's progress now: removes them from its course (spec 2.4.6, 2.7.5). Gives back the seat, ends with it the
 * tests that they sit, and tells the student's screens. One that has ended stays as it is, so that a repeated click ends no
 * other. Refuses with 'progress-not-found'.
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
    if (!isActive(progress.endTime, time)) {
      // Whoever ended it may have been cut off before its last tests were ended.
      await endOpenAttempts(table, { uid: studentId, progress: key, endTime: progress.endTime })
      return progressReply(progress)
    }
    const ending = { uid: studentId, progress: key, endTime: time }
    // No test begins before its course has.
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
    // The student started it, or started or finished a test, a moment ago: look at it again.
  }
  throw new Error(`A progress could not be ended in ${TRIES} tries`)
}
