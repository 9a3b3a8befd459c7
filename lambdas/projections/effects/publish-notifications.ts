import type { NotificationItem } from '#table/notification.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { PUBLISH_DISMISSAL, PUBLISH_NOTIFICATION } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'

/** Returns the notifications that a batch adds and does not remove. */
function addedBy(changes: readonly Change<'notification'>[]): NotificationItem[] {
  const added = new Map<string, NotificationItem>()
  for (const { before, item } of changes) {
    if (before) added.delete(before.key)
    else added.set(item.key, item)
  }
  return [...added.values()]
}

/** Returns the keys of notifications that any writer removed in a batch. */
const removedIn = (changes: readonly Change<'notification'>[]): string[] =>
  changes.flatMap(({ after, item }) => (after === undefined ? [item.key] : []))

/**
 * Publishes new notifications to the administrators' screens (spec 1.2.19, 1.7.7). One that can't be sent is logged and
 * stays in the list; one sent twice shows once, by its key. A withdrawn one disappears from open screens (decision
 * 0052), except for the administrator who dismissed it.
 */
export async function publishNotifications(
  changes: readonly Change<'notification'>[],
  { publish }: { publish: Publish },
): Promise<void> {
  const send = async (key: string, document: string, variables: Record<string, unknown>) => {
    try {
      await publish(document, variables)
    } catch (error) {
      logError(error, { notification: key, doing: 'publish notification' })
    }
  }
  await Promise.all([
    ...addedBy(changes).map(({ key, message, createdOn, path }) =>
      send(key, PUBLISH_NOTIFICATION, { input: { key, message, createdOn, path } }),
    ),
    ...removedIn(changes).map((key) => send(key, PUBLISH_DISMISSAL, { key })),
  ])
}
