import { hasItem, publicServedQuestion } from '#domain/questions/served-question.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { breakdown } from '#domain/attempts/breakdown.ts'
import { resultOf } from '#domain/attempts/result-of.ts'
import type { Attempt as AttemptReply } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { attemptView } from './attempt-view.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import { findQuestionVersion, type Served } from '#lambdas/attempts/review/find-question-version.ts'
import { optionOrder } from './option-order.ts'
import { areasNow, listNames } from '#lambdas/questions/labels/list-names.ts'

type Keys = { progressKey: string; taskKey: string }

/**
 * Returns an attempt with what its student sees next: the question to answer as it was at the start, or the breakdown.
 * `known`: a question that was read before. Refuses with 'questions-error' if the bank no longer has the question.
 */
export async function showAttempt(
  keys: Keys,
  attempt: Attempt,
  deps: AttemptDeps,
  known?: Served,
): Promise<AttemptReply> {
  if (attempt.endTime === undefined) {
    const question = attempt.questions[attempt.at]
    // The next item of a case study is in the item read for the previous one.
    const isKnown = known?.question.id === question?.id && (known?.time ?? Infinity) <= attempt.startTime
    const served = isKnown ? known : question && (await findQuestionVersion(deps.table, question.id, attempt.startTime))
    if (!question || !served || !hasItem(served.question, question.item)) throw new Refusal('questions-error')
    const shown = publicServedQuestion(served.question, question.item, attempt.scoring, optionOrder(attempt, question))
    return attemptView(keys, attempt, { question: shown })
  }
  const rules = deps.rulesOf(attempt.kind)
  const tally = rules.tally(attempt)
  const names = rules.names
    ? rules.names(attempt, await areasNow(deps.table))
    : await listNames(deps.table, rules.dimension, tally.keys())
  return attemptView(keys, attempt, { result: resultOf(attempt, rules), breakdown: breakdown(tally, names) })
}
