import { taskKey } from '#table/keys.ts'
import type { TaskItem, TaskPath } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'

/** Sets a stored Lecture's file fields, as uploads do. */
export async function giveFiles(
  table: Table,
  { contentKey, sectionKey, key }: TaskPath,
  files: Pick<TaskItem, 'fileName' | 'fileDetails' | 'captionsName'>,
): Promise<void> {
  const lecture = await getItem<TaskItem>(table, taskKey(contentKey, sectionKey, key))
  if (lecture === undefined) throw new Error('no such lecture')
  await batchPut(table, [{ ...lecture, ...files }])
}
