import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { NotificationItem } from '#table/notification.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { PUBLISH_DISMISSAL, PUBLISH_NOTIFICATION } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** The notifications that a batch brings and does not take away again. */
function broughtBy({ Records: records }: DynamoDBStreamEvent): NotificationItem[] {
  const brought = new Map<string, NotificationItem>()
  for (const { dynamodb } of records) {
    const before = streamImage<NotificationItem>(dynamodb?.OldImage)
    const after = streamImage<NotificationItem>(dynamodb?.NewImage)
    if (before?.type === 'notification') brought.delete(before.key)
    else if (after?.type === 'notification') brought.set(after.key, after)
  }
  return [...brought.values()]
}

/** The keys of the notifications that a batch takes away, by any writer. */
const goneIn = ({ Records: records }: DynamoDBStreamEvent): string[] =>
  records.flatMap(({ dynamodb }) => {
    const before = streamImage<NotificationItem>(dynamodb?.OldImage)
    return before?.type === 'notification' && dynamodb?.NewImage === undefined ? [before.key] : []
  })

/**
 * Publishes every notification that was written to the administrators' screens, from whichever function (spec 1.2.19, 1.7.7). One that
 * cannot be sent is logged and waits in the list: it holds up nothing. One that is sent twice is shown once, by its key. One that is
 * taken away disappears from open screens (decision 0052); those of the administrator who dismissed it have that event already.
 */
export async function publishNotifications(
  event: DynamoDBStreamEvent,
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
    ...broughtBy(event).map(({ key, message, createdOn, path }) =>
      send(key, PUBLISH_NOTIFICATION, { input: { key, message, createdOn, path } }),
    ),
    ...goneIn(event).map((key) => send(key, PUBLISH_DISMISSAL, { key })),
  ])
}
