import type { Attempt } from './attempt.ts'
import type { Result, Rules } from './rules.ts'

/**
 * How a finished attempt went by the standard of its test. Null of a quiz of one's own: it has none, so it is neither passed nor failed
 * (issue 22, decision 0106); its score and its grade are what they are.
 */
export const resultOf = (attempt: Attempt, rules: Pick<Rules, 'result'>): Result | null =>
  attempt.quiz === undefined ? rules.result(attempt) : null
