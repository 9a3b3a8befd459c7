import { questionBatchKey, questionBatchLineKey } from './bank-keys.ts'
import { type Key } from './keys.ts'

/**
 * Many questions that an administrator changed at once: what was done, in words, and how many questions and tests it has changed so far.
 * It is there for the audit's one entry, and gone a week after its last write.
 */
export type QuestionBatchItem = Key & {
  type: 'question-batch'
  key: string
  name: string
  createdOn: number
  questions: number
  tests?: number
  ttl: number
}

/** A question that a batch has changed: a call that is repeated does not change it again, nor one that got its number since. */
export type QuestionBatchLineItem = Key & { type: 'question-batch-line'; id: number; ttl: number }

const WEEK_S = 7 * 86_400

/** `now` in epoch milliseconds. */
const aWeekAfter = (now: number): number => Math.floor(now / 1_000) + WEEK_S

export const questionBatchLine = (key: string, id: number, now: number): QuestionBatchLineItem => ({
  ...questionBatchLineKey(key, id),
  type: 'question-batch-line',
  id,
  ttl: aWeekAfter(now),
})

/** What a batch is, beside its counts. */
export const questionBatchFacts = (key: string, name: string, now: number) => ({
  ...questionBatchKey(key),
  type: 'question-batch' as const,
  key,
  name,
  createdOn: now,
  ttl: aWeekAfter(now),
})
