import { attemptOf, type AttemptItem } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { TestingDeps } from '#lambdas/functions/testing/deps.ts'
import type { AttemptRef } from './finish-test.ts'
import { refuseForTest } from './refuse-for-test.ts'
import { findStartedTests, isSameTest } from './started-tests.ts'

/**
 * Lets an attempt go on that an exam holds up, once that exam is over; returns when it is released. Refuses with 'exam-running',
 * with the exam's place, while it runs. At most 2 read and 1 write units.
 */
export async function releaseHold(ref: AttemptRef, { hold }: Attempt, deps: TestingDeps): Promise<void> {
  if (!hold) return
  const { table } = deps
  const exam = await getItem<AttemptItem>(table, attemptKey(ref.uid, hold.progress, hold.task, hold.n), {
    consistent: true,
  })
  if (exam && !isOver(attemptOf(exam), deps.now())) {
    const running = (await findStartedTests(ref.uid, deps)).tests.find((test) => isSameTest(test, hold))
    throw running ? await refuseForTest(table, 'exam-running', running) : new Refusal('exam-running')
  }
  // A failed condition: another tab released it, or a later exam holds it up. The caller looks again.
  await updateItem<AttemptItem>(table, {
    Key: attemptKey(ref.uid, ref.progress, ref.task, ref.n),
    UpdateExpression: 'SET #version = #version + :one REMOVE #hold',
    ConditionExpression: '#hold.#task = :task AND #hold.#n = :n AND attribute_not_exists(endTime)',
    ExpressionAttributeNames: { '#version': 'version', '#hold': 'hold', '#task': 'task', '#n': 'n' },
    ExpressionAttributeValues: { ':one': 1, ':task': hold.task, ':n': hold.n },
  })
}
