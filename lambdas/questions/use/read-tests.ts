import { nclexAreasKey } from '#table/keys.ts'
import { listOf, type ListItem } from '#table/bank.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import type { Bank } from '#domain/attempts/bank.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listTests } from './list-tests.ts'
import { createBank } from '#lambdas/questions/pools/create-bank.ts'

/** Every test of the academy, and the number of questions in the pools they are drawn from. */
export type Tests = {
  tests: { item: TaskItem; task: TestTask }[]
  areas: readonly string[]
  count: Bank['count']
}

/** Reads all tests and, strongly, the areas and the counts of their pools. */
export async function readTests(table: Table): Promise<Tests> {
  const items = (await listTests(table)).flatMap((item) => {
    const task = testTaskOf(item)
    return task ? [{ item, task }] : []
  })
  const areas = namesIn(listOf(await getItem<ListItem>(table, nclexAreasKey, { consistent: true })))
  const queries = items.flatMap(({ task }) => rulesOf(task.type).pools(task, areas))
  const { count } = await createBank(table, queries, { random: () => 0, consistent: true })
  return { tests: items, areas, count }
}
