import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A task as its section lists it, and the one to take: a Linking task's target, else the task itself (spec 3.2.19). */
export type FoundTask = { task: TaskItem; target: TaskItem }

type Place = { contentKey: string; sectionKey: string; taskKey: string }

/** Finds a task and follows its link; absent when either is gone. */
export async function findTask(table: Table, place: Place): Promise<FoundTask | undefined> {
  const task = await getItem<TaskItem>(table, taskKey(place.contentKey, place.sectionKey, place.taskKey))
  if (!task) return undefined
  if (task.taskType !== 'Linking') return { task, target: task }
  const link = linkOf(task)
  const target = link && (await getItem<TaskItem>(table, taskKey(link.contentKey, link.sectionKey, link.key)))
  return target && { task, target }
}
