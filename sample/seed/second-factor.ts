import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { userKey } from '#table/keys.ts'

/**
 * Has the record show that an administrator's session passed the second factor, or not. The seed needs it where the academy
 * requires one (decision 0044), and takes it back: the sample administrator turns the factor on like any other.
 */
export async function markSecondFactor(
  table: { client: DynamoDBDocumentClient; name: string },
  uid: string,
  isPassed: boolean,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: userKey(uid),
      UpdateExpression: isPassed ? 'SET secondFactorSince = :since' : 'REMOVE secondFactorSince',
      ConditionExpression: 'attribute_exists(pk)',
      // Before any session began, so that the seed's own counts.
      ...(isPassed ? { ExpressionAttributeValues: { ':since': 1 } } : {}),
    }),
  )
}
