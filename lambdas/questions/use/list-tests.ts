import { tests } from '#table/bank-keys.ts'
import type { BinnedItem, BinnedQuestionItem } from '#table/content.ts'
import { binned, type Key, contentKey, sectionKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const idOf = ({ pk, sk }: Key) => `${pk} ${sk}`

/**
 * Returns every test of the academy except those deleted with their section or content, which nobody can take.
 * Eventually consistent: half a read unit for 4 KB of the tests and of the bin.
 */
export async function listTests(table: Table): Promise<TaskItem[]> {
  const [items, deleted] = await Promise.all([
    queryWholeIndex<TaskItem>(table, { index: 'gsi1', pk: tests.gsi1pk }),
    queryWholeIndex<BinnedItem | BinnedQuestionItem>(table, { index: 'gsi1', pk: binned.gsi1pk }),
  ])
  const gone = new Set(deleted.flatMap((item) => (item.kind === 'question' ? [] : [idOf(item.whole)])))
  return items.filter(
    (item) =>
      !gone.has(idOf(contentKey(item.contentKey))) && !gone.has(idOf(sectionKey(item.contentKey, item.sectionKey))),
  )
}
