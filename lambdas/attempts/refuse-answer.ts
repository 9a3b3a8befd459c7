import type { Attempt } from '#domain/attempts/attempt.ts'
import type { AnswerVerdict } from '#domain/attempts/can-answer.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { TestingDeps } from '#lambdas/functions/testing/deps.ts'
import { type AttemptRef, finishTest } from './finish-test.ts'
import { showAttempt } from './show-attempt.ts'

type No = Exclude<Exclude<AnswerVerdict, { ok: true }>['code'], 'answered-so' | 'exam-running'>

/** The refusal of an answer, with the attempt as it stands; one that came after the time is up ends the attempt. */
export async function refuseAnswer(
  ref: AttemptRef,
  attempt: Attempt,
  code: No | 'answer-first',
  deps: TestingDeps,
): Promise<Refusal> {
  const current = code === 'time-is-up' ? await finishTest(ref, deps) : attempt
  return new Refusal(code, {
    attempt: await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, current, deps),
  })
}
