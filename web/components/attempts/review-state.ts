import { isObject } from '#web/lib/json.ts'

/** What is read of a finished attempt. `question`: its place, from 1. */
export type ReadAttempt = { n: number; question?: number }

/** The state of a link to a test's screen that opens the review of an attempt there, at a question. */
export const reviewState = (attempt: ReadAttempt) => ({ read: attempt })

/** What a link to a test's screen opens; undefined for the test itself. */
export function reviewIn(state: unknown): ReadAttempt | undefined {
  if (!isObject(state) || !('read' in state) || !isObject(state.read) || !('n' in state.read)) return undefined
  const { n } = state.read
  if (typeof n !== 'number') return undefined
  const question = 'question' in state.read ? state.read.question : undefined
  return typeof question === 'number' ? { n, question } : { n }
}
