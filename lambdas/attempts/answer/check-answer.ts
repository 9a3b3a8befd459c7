import type { Attempt } from '#domain/attempts/attempt.ts'
import { canAnswer, type SubmittedAnswer } from '#domain/attempts/can-answer.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import { isMute, secretQuestions } from '#domain/attempts/key-access.ts'
import type { AttemptMove } from '#generated/schema.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Updated } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { findQuestionVersion, type Served } from '#lambdas/attempts/review/find-question-version.ts'
import { checkAdaptiveAnswer } from './check-adaptive-answer.ts'
import { gradeAnswer, refuseAnswer } from './grade-answer.ts'
import { gradedQuestion } from './graded-question.ts'
import { releaseHold, storeLastAnswer } from './move-attempt.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { examAmong, findStartedTests, othersOf, runningTests } from '#lambdas/attempts/started-tests.ts'
import { type AttemptRef, taskRefOf, recordAnswer } from '#lambdas/attempts/store-attempt.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

async function reply(
  ref: AttemptRef,
  attempt: Attempt,
  served: Served,
  { item, choice }: SubmittedAnswer,
  deps: AttemptDeps,
): Promise<AttemptMove> {
  const shown = await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, attempt, deps, served)
  const { question, peers } = served
  const graded = isMute(attempt)
    ? null
    : gradedQuestion(servedQuestion(question, item, attempt.scoring), choice, { peers, item })
  return { attempt: shown, graded }
}

/**
 * Returns the reply to an answer that was recorded before. If an exam, or another test that keeps this question secret,
 * was started since, acknowledges the answer without showing its key again.
 */
async function repeatReply(
  ref: AttemptRef,
  attempt: Attempt,
  served: Served,
  answer: SubmittedAnswer,
  deps: AttemptDeps,
): Promise<AttemptMove> {
  const running = runningTests(await findStartedTests(ref.uid, deps, { consistent: true }), deps.now())
  const others = othersOf(running, ref)
  const hidden = secretQuestions(
    others.map(({ attempt: other }) => other),
    deps.now(),
  )
  const move = await reply(ref, attempt, served, answer, deps)
  return hidden.has(answer.id) || examAmong(others, deps) ? { ...move, graded: null } : move
}

/**
 * Grades the answer to the current question as served, continues, and returns the grade, the rationale, and the next
 * question or the breakdown (spec 3.4.7, 3.4.19). Repeating an answer repeats the reply. Refuses with
 * 'attempt-not-found', 'questions-error', 'exam-running', and, with the current attempt, 'answer-first' (spec 3.5.20),
 * 'already-answered', 'not-this-question', 'attempt-finished', 'time-is-up'.
 */
export async function checkAnswer(ref: AttemptRef, answer: SubmittedAnswer, deps: AttemptDeps): Promise<AttemptMove> {
  const { table } = deps
  const now = deps.now()
  let served = await findQuestionVersion(table, answer.id)
  return retryOnConflict({ failure: 'An answer could not be recorded', attempts: 5 }, async () => {
    const graded = served && gradeAnswer(served, answer, now)
    const recorded: Updated<AttemptItem> = graded
      ? await recordAnswer(table, ref, answer, graded, now)
      : { ok: false, item: await getItem(table, attemptKey(ref.uid, ref.progress, ref.task, ref.n)) }
    if (!recorded.item) throw new Refusal('attempt-not-found')
    const attempt = attemptOf(recorded.item)
    if (!recorded.ok && deps.rulesOf(attempt.kind).adaptive) {
      const move = await checkAdaptiveAnswer(ref, answer, deps)
      if (move) return move
    }
    if (recorded.ok && served) return reply(ref, attempt, served, answer, deps)
    if (served && served.time > attempt.startTime) {
      served = await findQuestionVersion(table, answer.id, attempt.startTime)
      return CONFLICT
    }
    const verdict = canAnswer(attempt, answer, now)
    if (!verdict.ok && verdict.code === 'exam-running') {
      await releaseHold(ref, attempt, deps)
      return CONFLICT
    }
    if (!verdict.ok && verdict.code !== 'answered-so') throw await refuseAnswer(ref, attempt, verdict.code, deps)
    if (!served) throw new Refusal('questions-error')
    if (!verdict.ok) return repeatReply(ref, attempt, served, answer, deps)
    if (!graded) throw await refuseAnswer(ref, attempt, 'answer-first', deps)
    const moved = await storeLastAnswer(taskRefOf(ref, recorded.item), attempt, graded, now, deps)
    if (moved) return reply(ref, moved, served, answer, deps)
    return CONFLICT
  })
}
