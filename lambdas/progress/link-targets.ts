import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Returns the task that a task shows: a link's target, or the task itself, also if its target no longer exists. */
export type TargetOf = (task: TaskItem) => TaskItem

/** Resolves links to targets among the given tasks; a link to another task resolves to itself. */
export function targetsAmong(tasks: readonly TaskItem[]): TargetOf {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  return (task) => byKey.get(linkOf(task)?.key ?? '') ?? task
}

/** Reads the targets of these tasks' links, half a read unit each; skips those in `known`. */
export async function readTargets(
  table: Table,
  tasks: readonly TaskItem[],
  known: readonly TaskItem[] = [],
): Promise<TargetOf> {
  const keys = new Set(known.map(({ key }) => key))
  const needed = tasks.flatMap((task) => {
    const link = linkOf(task)
    return link === undefined || keys.has(link.key) ? [] : taskKey(link.contentKey, link.sectionKey, link.key)
  })
  const targets = needed.length === 0 ? [] : await batchGet<TaskItem>(table, needed)
  return targetsAmong([...known, ...targets])
}
