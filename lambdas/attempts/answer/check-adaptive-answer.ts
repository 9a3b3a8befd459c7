import { afterAnswer } from '#domain/attempts/after-answer.ts'
import { canAnswer, type SubmittedAnswer } from '#domain/attempts/can-answer.ts'
import type { AttemptMove } from '#generated/schema.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'
import { gradeAnswer, refuseAnswer } from './grade-answer.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { releaseHold } from './move-attempt.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { type AttemptRef, taskRefOf, storeAdaptiveAnswer, storeFinished } from '#lambdas/attempts/store-attempt.ts'

/**
 * Grades the answer to the current question of an adaptive test and records it with the next question, or ends the
 * test; the reply shows no grade. Repeating an answer repeats the reply. Refuses as `checkAnswer` does. Undefined if
 * the attempt is of another kind. 1.5 read units and 1 write unit.
 */
export async function checkAdaptiveAnswer(
  ref: AttemptRef,
  answer: SubmittedAnswer,
  deps: AttemptDeps,
): Promise<AttemptMove | undefined> {
  const { table, random, rulesOf } = deps
  const now = deps.now()
  const keys = { progressKey: ref.progress, taskKey: ref.task }
  return retryOnConflict({ failure: 'An answer could not be recorded', attempts: 5 }, async (earlier) => {
    const [loaded, newest] = await Promise.all([
      // The first read may be older than the last answer: before it refuses, it reads again.
      loadAttempt(table, ref, { consistent: earlier > 0 }),
      findQuestionVersion(table, answer.id),
    ])
    if (!loaded) {
      if (earlier === 0) return CONFLICT
      throw new Refusal('attempt-not-found')
    }
    const { attempt, item } = loaded
    const rules = rulesOf(attempt.kind)
    if (!rules.adaptive) return undefined
    const verdict = canAnswer(attempt, answer, now)
    if (!verdict.ok && earlier === 0) return CONFLICT
    if (!verdict.ok && verdict.code === 'exam-running') {
      await releaseHold(ref, attempt, deps)
      return CONFLICT
    }
    if (!verdict.ok && verdict.code !== 'answered-so') throw await refuseAnswer(ref, attempt, verdict.code, deps)
    if (!verdict.ok) return { attempt: await showAttempt(keys, attempt, deps), graded: null }
    const isEdited = newest !== undefined && newest.time > attempt.startTime
    const served = isEdited ? await findQuestionVersion(table, answer.id, attempt.startTime) : newest
    if (!served) throw new Refusal('questions-error')
    const graded = gradeAnswer(served, answer, now)
    if (!graded) throw await refuseAnswer(ref, attempt, 'answer-first', deps)
    const { attempt: moved } = afterAnswer(attempt, { ...graded, tagNumbers: [] }, rules, now, random)
    const stored =
      moved.endTime === undefined
        ? await storeAdaptiveAnswer(table, ref, moved, attempt.version, now)
        : await storeFinished(table, taskRefOf(ref, item), moved, attempt.version)
    // The next item of a case study is in the item read for this one.
    return stored ? { attempt: await showAttempt(keys, moved, deps, served), graded: null } : CONFLICT
  })
}
