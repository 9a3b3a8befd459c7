import { questionBatchKey } from '#table/bank-keys.ts'
import { questionBatchFacts, questionBatchLine } from '#table/bank.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { BankWrite } from '#lambdas/questions/bank/question-writes.ts'
import type { ExtraWrites } from '#lambdas/questions/bank/store-questions.ts'

/** Many questions changed in one action; `name` is its description, `now` is in epoch milliseconds. */
export type QuestionBatch = { key: string; name: string; now: number }

/** Counts a transaction's changes in a batch, and makes it part of the batch: the audit has one entry for all. */
export function countInBatch({ key, name, now }: QuestionBatch, counts: { questions?: number; tests?: number }): Write {
  const facts = questionBatchFacts(key, name, now)
  const sums = Object.entries({ questions: 0, ...counts })
  return {
    Update: {
      Key: questionBatchKey(key),
      UpdateExpression: [
        'SET #type = :type, #key = :key, #name = :name, createdOn = if_not_exists(createdOn, :now), #ttl = :ttl',
        `ADD ${sums.map(([field]) => `${field} :${field}`).join(', ')}`,
      ].join(' '),
      ExpressionAttributeNames: { '#type': 'type', '#key': 'key', '#name': 'name', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':type': facts.type,
        ':key': facts.key,
        ':name': facts.name,
        ':now': facts.createdOn,
        ':ttl': facts.ttl,
        ...Object.fromEntries(sums.map(([field, sum]) => [`:${field}`, sum])),
      },
    },
  }
}

/**
 * Returns the writes that changes of questions add to their transaction: without `lines` if a repeated call detects by
 * itself what is done, without `counts` if the batch writes its questions again.
 */
export const recordInBatch =
  (batch: QuestionBatch, { counts = true, lines = true }: { counts?: boolean; lines?: boolean } = {}): ExtraWrites =>
  (changes) => {
    const ids = changes.flatMap((change) => (change.kind === 'add' ? [] : [change.before.question.id]))
    const writes = [
      countInBatch(batch, counts ? { questions: ids.length } : {}),
      ...(lines ? ids.map((id) => ({ Put: { Item: questionBatchLine(batch.key, id, batch.now) } })) : []),
    ]
    return writes.map((write): BankWrite => ({ write, guards: 'nothing' }))
  }
