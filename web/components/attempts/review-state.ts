import { isObject } from '#web/lib/json.ts'

/** The finished attempt to review. `question`: its position, from 1. */
export type ReadAttempt = { n: number; question?: number }

/** The link state that opens an attempt's review on a test's screen, optionally at a question. */
export const reviewState = (attempt: ReadAttempt) => ({ read: attempt })

/** The review that a link's state opens; undefined for the test itself. */
export function reviewIn(state: unknown): ReadAttempt | undefined {
  if (!isObject(state) || !('read' in state) || !isObject(state.read) || !('n' in state.read)) return undefined
  const { n } = state.read
  if (typeof n !== 'number') return undefined
  const question = 'question' in state.read ? state.read.question : undefined
  return typeof question === 'number' ? { n, question } : { n }
}
