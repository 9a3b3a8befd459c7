/** An adaptive attempt, as far as its outcome needs it. Times in epoch milliseconds; `result` as an attempt has it. */
export type DecidedAttempt = {
  deadline: number | null
  endTime: number | null
  result: string | null
  adaptive: { minItems: number; decision: { rule: string; answered: number } | null } | null
}

/** `timeUp`: the clock ended it; `early`: its student did, before the least number of items. Neither was decided by its rule. */
export type ExamOutcome = { passed: boolean; ended: 'decided' | 'timeUp' | 'early' }

/** How an adaptive attempt came out; undefined while it runs. */
export function examOutcome({ deadline, endTime, result, adaptive }: DecidedAttempt): ExamOutcome | undefined {
  if (endTime === null) return undefined
  const passed = result === 'passing'
  const decision = adaptive?.decision
  if (decision?.rule !== 'time') return { passed, ended: 'decided' }
  if (deadline !== null && endTime >= deadline) return { passed, ended: 'timeUp' }
  return { passed, ended: decision.answered < (adaptive?.minItems ?? 0) ? 'early' : 'decided' }
}
