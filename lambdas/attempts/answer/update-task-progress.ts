import { isTestKind } from '#domain/attempts/test-kind.ts'
import { scoringOf } from '#domain/questions/question.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import type { AttemptMove, UpdateTaskProgressInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { checkAdaptiveAnswer } from './check-adaptive-answer.ts'
import { checkAnswer } from './check-answer.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { finishTest } from './move-attempt.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'

/** No test is longer; the table rejects positions far beyond it with its own error. */
const PLACES = 1_000

/**
 * Moves the caller's own running test: checks an answer, or finishes early (spec 3.4.18, 3.4.19). Refuses with
 * 'attempt-not-found', 'answer-first', and the codes of `checkAnswer`; shows nothing of a test on hold.
 */
export async function updateTaskProgress(
  input: UpdateTaskProgressInput,
  uid: string,
  deps: AttemptDeps,
): Promise<AttemptMove> {
  const ref = { uid, progress: input.progressKey, task: input.taskKey, n: input.n }
  if (input.action === 'finish')
    return { attempt: await showAttempt(input, await finishTest(ref, deps), deps), graded: null }
  const { position, questionId, caseItem, choice } = input
  const scoring = input.scoring == null ? undefined : scoringOf(input.scoring)
  if (position == null || position < 0 || position >= PLACES) throw new Refusal('not-this-question')
  if (questionId == null || questionId < 1) throw new Refusal('not-this-question')
  const item = caseItem == null ? {} : { item: caseItem }
  if (caseItem != null && (caseItem < 1 || caseItem > CASE_ITEMS)) throw new Refusal('not-this-question')
  if (input.scoring != null && scoring === undefined) throw new Refusal('not-this-question')
  const graded = scoring === undefined ? {} : { scoring }
  const answer = { position, id: questionId, ...item, ...graded, choice: choice ?? [] }
  // A hint that avoids a write bound to fail: the attempt determines the kind.
  const { type } = input
  const isAdaptive = type != null && isTestKind(type) && deps.rulesOf(type).adaptive
  const move = isAdaptive ? await checkAdaptiveAnswer(ref, answer, deps) : undefined
  return move ?? checkAnswer(ref, answer, deps)
}
