/** The fields of an adaptive attempt that its outcome needs. Times in epoch milliseconds; `result` as in an attempt. */
export type DecidedAttempt = {
  deadline: number | null
  endTime: number | null
  result: string | null
  adaptive: { minItems: number; decision: { rule: string; answered: number } | null } | null
}

/**
 * `timeUp`: time ran out; `early`: the student ended it before the minimum number of items. Neither was decided by its
 * rule.
 */
export type ExamOutcome = { passed: boolean; ended: 'decided' | 'timeUp' | 'early' }

/** Returns the outcome of an adaptive attempt; undefined while it runs. */
export function examOutcome({ deadline, endTime, result, adaptive }: DecidedAttempt): ExamOutcome | undefined {
  if (endTime === null) return undefined
  const passed = result === 'passing'
  const decision = adaptive?.decision
  if (decision?.rule !== 'time') return { passed, ended: 'decided' }
  if (deadline !== null && endTime >= deadline) return { passed, ended: 'timeUp' }
  return { passed, ended: decision.answered < (adaptive?.minItems ?? 0) ? 'early' : 'decided' }
}
