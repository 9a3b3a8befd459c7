import { type Attempt, finishAttempt, type GradedAnswer, answerQuestion } from './attempt.ts'
import type { Rules } from './rules.ts'
import type { Random } from './sampling.ts'

/** `finishAttempt`, plus what the rules of its kind record about the decision. */
export const endAttempt = (attempt: Attempt, rules: Rules, now: number): Attempt =>
  rules.close(finishAttempt(attempt, now))

/** The attempt after an answer, and the groups that need another question before it continues. */
export type AfterAnswer = { attempt: Attempt; groups: readonly number[] }

/**
 * Answers the current question; after the last of a batch, the rules decide whether the attempt ends. Call `canAnswer`
 * first. `now` in epoch milliseconds; `random` for kinds that choose their next question themselves.
 */
export function afterAnswer(
  attempt: Attempt,
  graded: GradedAnswer,
  rules: Rules,
  now: number,
  random?: Random,
): AfterAnswer {
  const answered = answerQuestion(attempt, graded)
  if (answered.at < answered.questions.length) return { attempt: answered, groups: [] }
  const decision = rules.afterBatch(answered, random)
  if (decision.end) return { attempt: { ...endAttempt(answered, rules, now), version: answered.version }, groups: [] }
  if ('groups' in decision) return { attempt: answered, groups: decision.groups }
  return { attempt: { ...answered, questions: [...answered.questions, ...decision.questions] }, groups: [] }
}
