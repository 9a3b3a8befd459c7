import { contentKey, sectionKey, taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem, type TaskPath } from '#table/task.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** Counts a link on its target, which must exist and must not be a Linking task itself (spec 3.5.16). */
const countLink = (task: TaskItem, by: number): Write[] => {
  const link = linkOf(task)
  if (!link) return []
  return [
    {
      Update: {
        Key: taskKey(link.contentKey, link.sectionKey, link.key),
        UpdateExpression: 'ADD linkedBy :by',
        ConditionExpression: 'attribute_exists(pk) AND taskType <> :linking',
        ExpressionAttributeValues: { ':by': by, ':linking': 'Linking' },
      },
    },
  ]
}

const isSameLink = (link: TaskPath | undefined, other: TaskPath | undefined) =>
  link?.contentKey === other?.contentKey && link?.sectionKey === other?.sectionKey && link?.key === other?.key

/**
 * The section and content of a link's target must exist, too. The task's own section and content are already conditions
 * of its write.
 */
function targetChecks(task: TaskItem): Write[] {
  const link = linkOf(task)
  if (!link || link.sectionKey === task.sectionKey) return []
  const keys = [
    sectionKey(link.contentKey, link.sectionKey),
    ...(link.contentKey === task.contentKey ? [] : [contentKey(link.contentKey)]),
  ]
  return keys.map((Key) => ({ ConditionCheck: { Key, ...ifPresent } }))
}

/** Whether any of these tasks, all in one place, is linked to from elsewhere. */
export const isLinkedFromOutside = (tasks: readonly TaskItem[]): boolean =>
  tasks.some(({ key, linkedBy }) => linkedBy > tasks.filter(({ linkedTaskKey }) => linkedTaskKey === key).length)

/**
 * Returns the writes for link counts when a task changes from `before` (absent: new) to `after`, with their conditions.
 */
export function linkWrites(before: TaskItem | undefined, after: TaskItem): Write[] {
  if (before && isSameLink(linkOf(before), linkOf(after))) return []
  return [...countLink(after, 1), ...targetChecks(after), ...(before ? countLink(before, -1) : [])]
}

/**
 * Returns the type of a Linking task's target, stored with the link so that a section's list need not read the target.
 * A task's type never changes. Empty for other tasks, and for targets that can't be linked to.
 */
export async function linkedType(table: Table, task: TaskItem): Promise<Pick<TaskItem, 'linkedType'>> {
  const link = linkOf(task)
  if (!link) return {}
  const at = taskKey(link.contentKey, link.sectionKey, link.key)
  const target = await getItem<TaskItem>(table, at, { consistent: true })
  return target && target.taskType !== 'Linking' ? { linkedType: target.taskType } : {}
}
