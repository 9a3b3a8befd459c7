import { answerClock } from '#domain/attempts/answer-clock.ts'
import { type Attempt, gradeOf } from '#domain/attempts/attempt.ts'
import type { AnswerVerdict, SubmittedAnswer } from '#domain/attempts/can-answer.ts'
import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import { isChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import type { Served } from '#lambdas/attempts/review/find-question-version.ts'
import { finishTest } from './move-attempt.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import type { AttemptRef } from '#lambdas/attempts/store-attempt.ts'

type RefusalCode = Exclude<Exclude<AnswerVerdict, { ok: true }>['code'], 'answered-so' | 'exam-running'>

/** Returns the refusal of an answer, with the current attempt; a late answer ends the attempt. */
export async function refuseAnswer(
  ref: AttemptRef,
  attempt: Attempt,
  code: RefusalCode | 'answer-first',
  deps: AttemptDeps,
): Promise<Refusal> {
  const current = code === 'time-is-up' ? await finishTest(ref, deps) : attempt
  return new Refusal(code, {
    attempt: await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, current, deps),
  })
}

/**
 * Returns the grade of an answer to a question as served; undefined if the answer is invalid. `now` in epoch
 * milliseconds.
 */
export const gradeAnswer = (
  { question: served, time, tagNumbers }: Served,
  { item, scoring, choice }: SubmittedAnswer,
  now: number,
) => {
  if (!hasItem(served, item)) return undefined
  const question = servedQuestion(served, item, scoring)
  return isChoice(question, choice)
    ? {
        choice,
        ...gradeOf(scoreAnswer(question, choice)),
        clock: answerClock(now),
        tagNumbers,
        servedTime: time,
      }
    : undefined
}
