import type { Attempt } from './sitting.ts'

const FACTS = ['n', 'type', 'version', 'startTime', 'total', 'currentQuestion', 'score', 'passGrade']

/** Whether a value read from a store or a refusal is an attempt. */
export const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && FACTS.every((key) => key in value) && 'question' in value

/** The attempt as it stands, which comes with the refusal of an answer. */
export const attemptOfRefusal = (data: unknown): Attempt | undefined =>
  typeof data === 'object' && data !== null && 'attempt' in data && isAttempt(data.attempt) ? data.attempt : undefined
