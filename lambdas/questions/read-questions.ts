import { questionKey } from '#table/keys.ts'
import { questionOf, type QuestionItem } from '#table/question.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Stored } from './change.ts'

/** The questions of these numbers as they stand, by number. */
export async function readQuestions(table: Table, ids: readonly number[]): Promise<Map<number, Stored>> {
  const items = await batchGet<QuestionItem>(table, ids.map(questionKey), { consistent: true })
  return new Map(
    items.map((item) => [
      item.id,
      { question: questionOf(item), version: item.version, time: item.time, ref: item.ref },
    ]),
  )
}
