import { answerQuestion, type GradedAnswer } from './answer-question.ts'
import type { Attempt } from './attempt.ts'
import { finishAttempt } from './finish-attempt.ts'
import type { Rules } from './rules.ts'

/** The attempt after an answer, and the groups that want one more question before it goes on. */
export type AfterAnswer = { attempt: Attempt; groups: readonly number[] }

/**
 * One move: the current question is answered and, when it was the last of its batch, the rules decide whether the
 * attempt ends. Ask `canAnswer` first. `now` in epoch milliseconds.
 */
export function afterAnswer(attempt: Attempt, graded: GradedAnswer, rules: Rules, now: number): AfterAnswer {
  const answered = answerQuestion(attempt, graded)
  if (answered.at < answered.questions.length) return { attempt: answered, groups: [] }
  const decision = rules.afterBatch(answered)
  if (!decision.end) return { attempt: answered, groups: decision.groups }
  return { attempt: { ...finishAttempt(answered, now), version: answered.version }, groups: [] }
}
