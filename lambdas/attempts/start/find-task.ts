import { type BinnedItem, binnedKey } from '#table/content.ts'
import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem, testTaskOf } from '#table/task.ts'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * A task as listed in its section, and the one to take: a Linking task's target, else the task itself (spec 3.2.19).
 */
export type FoundTask = { task: TaskItem; target: TaskItem }

type TaskKeys = { contentKey: string; sectionKey: string; taskKey: string }

async function withTarget(table: Table, task: TaskItem): Promise<FoundTask | undefined> {
  if (task.taskType !== 'Linking') return { task, target: task }
  const link = linkOf(task)
  const target = link && (await getItem<TaskItem>(table, taskKey(link.contentKey, link.sectionKey, link.key)))
  return target && { task, target }
}

/** Finds a deleted test: students who are taking it may finish, but nobody gets another attempt. */
async function findDeletedTest(table: Table, keys: TaskKeys): Promise<FoundTask | undefined> {
  const at = taskKey(keys.contentKey, keys.sectionKey, keys.taskKey)
  const binned = await getItem<BinnedItem<'task'>>(table, binnedKey('task', at))
  const pair = binned && (await withTarget(table, binned.whole))
  return pair && testTaskOf(pair.target) && { task: pair.task, target: { ...pair.target, attempts: DELETED_TEST } }
}

/** Finds a task and follows its link; undefined if either is gone, except for a test in the recycle bin. */
export async function findTask(table: Table, keys: TaskKeys): Promise<FoundTask | undefined> {
  const task = await getItem<TaskItem>(table, taskKey(keys.contentKey, keys.sectionKey, keys.taskKey))
  return task ? withTarget(table, task) : findDeletedTest(table, keys)
}
