import { attemptOf, type AttemptItem, type AttemptPlace } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { finishAttempt } from '#domain/attempts/finish-attempt.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { TestingDeps } from '#lambdas/functions/testing/deps.ts'
import { saveFinished } from './save-finished.ts'

/** A student's attempt by its number. */
export type AttemptRef = { uid: string; progress: string; task: string; n: number }

/** Answers that arrive while an attempt is being finished make it read again; more than this at once is a fault. */
const TRIES = 5

/** Where the attempt's task lies: the attempt remembers its section. */
export const placeOf = ({ uid, progress, task }: AttemptRef, { section }: AttemptItem): AttemptPlace => ({
  uid,
  progress,
  section,
  task,
})

/**
 * Finishes an attempt, now or at its deadline if that was earlier, and returns it; a finished one is returned as it is.
 * Refuses with 'attempt-not-found'.
 */
export async function finishTest(
  ref: AttemptRef,
  { table, now }: Pick<TestingDeps, 'table' | 'now'>,
): Promise<Attempt> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const item = await getItem<AttemptItem>(table, attemptKey(ref.uid, ref.progress, ref.task, ref.n), {
      consistent: true,
    })
    if (!item) throw new Refusal('attempt-not-found')
    const attempt = attemptOf(item)
    if (attempt.endTime !== undefined) return attempt
    const finished = finishAttempt(attempt, now())
    if (await saveFinished(table, placeOf(ref, item), finished, attempt.version)) return finished
  }
  throw new Error('The attempt moves too often to be finished')
}
