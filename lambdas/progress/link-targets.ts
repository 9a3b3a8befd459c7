import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** The task that another one shows: itself or, of a link, its target; itself where the target is gone. */
export type TargetOf = (task: TaskItem) => TaskItem

/** The targets of links among tasks that were read; a link to elsewhere is its own. */
export function targetsAmong(tasks: readonly TaskItem[]): TargetOf {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  return (task) => byKey.get(linkOf(task)?.key ?? '') ?? task
}

/** Reads the targets of these tasks' links, half a read unit each; `known` are not read again. */
export async function readTargets(
  table: Table,
  tasks: readonly TaskItem[],
  known: readonly TaskItem[] = [],
): Promise<TargetOf> {
  const keys = new Set(known.map(({ key }) => key))
  const wanted = tasks.flatMap((task) => {
    const link = linkOf(task)
    return link === undefined || keys.has(link.key) ? [] : taskKey(link.contentKey, link.sectionKey, link.key)
  })
  const targets = wanted.length === 0 ? [] : await batchGet<TaskItem>(table, wanted)
  return targetsAmong([...known, ...targets])
}
