import { contentKey, sectionKey, taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem, type TaskPath } from '#table/task.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** Counts a link on its target, which must be there and must not be a Linking task itself (spec 3.5.16). */
const countLink = (task: TaskItem, by: number): Write[] => {
  const place = linkOf(task)
  if (!place) return []
  return [
    {
      Update: {
        Key: taskKey(place.contentKey, place.sectionKey, place.key),
        UpdateExpression: 'ADD linkedBy :by',
        ConditionExpression: 'attribute_exists(pk) AND taskType <> :linking',
        ExpressionAttributeValues: { ':by': by, ':linking': 'Linking' },
      },
    },
  ]
}

const isSamePlace = (place: TaskPath | undefined, other: TaskPath | undefined) =>
  place?.contentKey === other?.contentKey && place?.sectionKey === other?.sectionKey && place?.key === other?.key

/**
 * A link leads to what is not deleted: the section and the content of its target are there, too. Its own section is a condition of the
 * task already, as is its own content.
 */
function placeChecks(task: TaskItem): Write[] {
  const place = linkOf(task)
  if (!place || place.sectionKey === task.sectionKey) return []
  const keys = [
    sectionKey(place.contentKey, place.sectionKey),
    ...(place.contentKey === task.contentKey ? [] : [contentKey(place.contentKey)]),
  ]
  return keys.map((Key) => ({ ConditionCheck: { Key, ...ifPresent } }))
}

/** Whether a task elsewhere links to one of these, which lie in one place. */
export const isLinkedFromOutside = (tasks: readonly TaskItem[]): boolean =>
  tasks.some(({ key, linkedBy }) => linkedBy > tasks.filter(({ linkedTaskKey }) => linkedTaskKey === key).length)

/** The counts that change when a task goes from `before` (absent: new) to `after`, and what its link rests on. */
export function linkWrites(before: TaskItem | undefined, after: TaskItem): Write[] {
  if (before && isSamePlace(linkOf(before), linkOf(after))) return []
  return [...countLink(after, 1), ...placeChecks(after), ...(before ? countLink(before, -1) : [])]
}

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
