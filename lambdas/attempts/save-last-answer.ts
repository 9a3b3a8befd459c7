import type { AttemptPlace } from '#table/attempt.ts'
import { afterAnswer } from '#domain/attempts/after-answer.ts'
import type { GradedAnswer } from '#domain/attempts/answer-question.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { TestingDeps } from '#lambdas/functions/testing/deps.ts'
import { extendAttempt } from './extend-attempt.ts'
import { saveExtended } from './save-extended.ts'
import { saveFinished } from './save-finished.ts'

/**
 * Records the last answer of a batch: the attempt ends, or goes on with more questions, as the rules of its kind decide
 * (spec 3.4.19, 3.4.20). Returns the attempt, or undefined when somebody moved it first. `now` in epoch milliseconds.
 */
export async function saveLastAnswer(
  place: AttemptPlace,
  attempt: Attempt,
  graded: GradedAnswer,
  now: number,
  deps: TestingDeps,
): Promise<Attempt | undefined> {
  const rules = deps.rulesOf(attempt.kind)
  if (!rules) throw new Error(`No rules for ${attempt.kind}`)
  const after = afterAnswer(attempt, graded, rules, now)
  const next =
    after.groups.length > 0 ? await extendAttempt(place, after.attempt, after.groups, now, deps) : after.attempt
  const save = next.endTime === undefined ? saveExtended : saveFinished
  return (await save(deps.table, place, next, attempt.version)) ? next : undefined
}
