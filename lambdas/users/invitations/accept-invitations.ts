import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { invitationName } from './invitation-link.ts'
import { invitationKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'

async function accept(record: DynamoDBRecord, table: Table): Promise<DynamoDBBatchItemFailure[]> {
  const before = streamImage<UserItem>(record.dynamodb?.OldImage)
  const user = streamImage<UserItem>(record.dynamodb?.NewImage)
  if (before !== undefined || user?.type !== 'user') return []
  try {
    await updateItem(table, {
      Key: invitationKey(invitationName(user.email.toLowerCase())),
      UpdateExpression: 'SET #status = :accepted, acceptedOn = :time, #version = #version + :one REMOVE secretHash',
      // Most people were never invited.
      ConditionExpression: 'attribute_exists(pk) AND #status <> :accepted',
      ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
      ExpressionAttributeValues: { ':accepted': 'accepted', ':time': user.dateCreated, ':one': 1 },
    })
    return []
  } catch (error) {
    logError(error, { user: user.uid, doing: 'accept-invitation' })
    return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }]
  }
}

/**
 * Marks the invitations of people as accepted whose accounts a batch of the table's stream made, by their address: also who signed up without the
 * link. Repeatable; reports what failed, so that the stream brings it again. 2 write units an invited person, one for others.
 */
export async function acceptInvitations(
  { Records = [] }: { Records?: DynamoDBRecord[] },
  { table }: { table: Table },
): Promise<DynamoDBBatchResponse> {
  const batchItemFailures: DynamoDBBatchItemFailure[] = []
  for (const record of Records) batchItemFailures.push(...(await accept(record, table)))
  return { batchItemFailures }
}
