import { questionKey } from '../../data/keys.ts'
import { questionOf } from '../../data/question.ts'
import { batchGet } from '../shared/batch-get.ts'
import type { Table } from '../shared/table.ts'
import { asQuestionItem } from './shared/as-question-item.ts'
import type { Stored } from './store-questions.ts'

/** The questions of these numbers as they stand, by number. */
export async function readQuestions(table: Table, ids: readonly number[]): Promise<Map<number, Stored>> {
  const items = (await batchGet(table, ids.map(questionKey))).map(asQuestionItem)
  return new Map(items.map((item) => [item.id, { question: questionOf(item), version: item.version }]))
}
