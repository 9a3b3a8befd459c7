import { questionKey } from '#table/bank-keys.ts'
import { firstIn, type QuestionItem, questionOf } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Stored } from '#lambdas/questions/bank/change.ts'

/** Returns the current questions with these numbers, by number. */
export async function readQuestions(table: Table, ids: readonly number[]): Promise<Map<number, Stored>> {
  const items = await batchGet<QuestionItem>(table, ids.map(questionKey), { consistent: true })
  return new Map(
    items.map((item) => {
      const { version, time, ref, sample, since } = item
      return [item.id, { question: questionOf(item), version, time, ref, sample, first: firstIn(item), since }]
    }),
  )
}
