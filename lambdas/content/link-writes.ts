import { taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem, type TaskPlace } from '#table/task.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

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

const isSamePlace = (one: TaskPlace | undefined, other: TaskPlace | undefined) =>
  one?.contentKey === other?.contentKey && one?.sectionKey === other?.sectionKey && one?.key === other?.key

/** The counts that change when a task goes from `before` (absent: new) to `after`. */
export function linkWrites(before: TaskItem | undefined, after: TaskItem): Write[] {
  if (before && isSamePlace(linkOf(before), linkOf(after))) return []
  return [...countLink(after, 1), ...(before ? countLink(before, -1) : [])]
}
