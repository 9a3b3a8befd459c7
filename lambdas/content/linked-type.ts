import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * The type of a Linking task's target, kept beside the link so that a section's list needs no read of the target: a
 * task's type never changes. Nothing for other tasks, and where the target cannot be linked to.
 */
export async function linkedType(table: Table, task: TaskItem): Promise<Pick<TaskItem, 'linkedType'>> {
  const place = linkOf(task)
  if (!place) return {}
  const at = taskKey(place.contentKey, place.sectionKey, place.key)
  const target = await getItem<TaskItem>(table, at, { consistent: true })
  return target && target.taskType !== 'Linking' ? { linkedType: target.taskType } : {}
}
