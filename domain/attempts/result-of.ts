import type { Attempt } from './attempt.ts'
import type { Result, Rules } from './rules.ts'

/**
 * The result of a finished attempt by its test's standard. Null for a student's own quiz: it has no standard, so it is
 * neither passed nor failed (issue 22, decision 0106); its score and grade are unaffected.
 */
export const resultOf = (attempt: Attempt, rules: Pick<Rules, 'result'>): Result | null =>
  attempt.quiz === undefined ? rules.result(attempt) : null
