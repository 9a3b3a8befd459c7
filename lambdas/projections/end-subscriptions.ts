import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { UserItem } from '#table/user.ts'
import { PUBLISH_DEMOTION } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** Who was an administrator before one of the changes of a batch, and not after it. */
function demotedBy({ Records: records }: DynamoDBStreamEvent): Set<string> {
  const demoted = new Set<string>()
  for (const { dynamodb } of records) {
    const before = streamImage<UserItem>(dynamodb?.OldImage)
    const after = streamImage<UserItem>(dynamodb?.NewImage)
    if (before?.type === 'user' && before.userType === 'Admin' && after?.userType !== 'Admin') demoted.add(before.uid)
  }
  return demoted
}

/**
 * Ends what a demoted administrator is still subscribed to as one, by any demotion (decision 0036). Throws when that
 * cannot be said, so that the batch comes again; ending what has ended does nothing.
 */
export async function endSubscriptions(event: DynamoDBStreamEvent, { publish }: { publish: Publish }): Promise<void> {
  await Promise.all([...demotedBy(event)].map((uid) => publish(PUBLISH_DEMOTION, { uid })))
}
