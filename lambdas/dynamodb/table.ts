import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { requireEnv } from '#lambdas/aws/env.ts'

export type SdkWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

type Without<T> = T extends object ? Omit<T, 'TableName' | 'ReturnValuesOnConditionCheckFailure'> : never

/** One write of a transaction; `transactWrite` adds the table's name and the return of the old item. */
export type Write =
  | { Put: Without<NonNullable<SdkWrite['Put']>> }
  | { Update: Without<NonNullable<SdkWrite['Update']>> }
  | { Delete: Without<NonNullable<SdkWrite['Delete']>> }
  | { ConditionCheck: Without<NonNullable<SdkWrite['ConditionCheck']>> }

/** The one table, as passed to use cases. */
export type Table = { client: DynamoDBDocumentClient; name: string }

/**
 * Opens the table that TABLE_NAME names. The SDK retries lost replies with the same request token, so a repeated
 * transaction has one effect; `undefined` fields are left out, absent fields stay absent.
 */
export function getTable(): Table {
  const client = new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 },
  })
  const document = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  return { client: document, name: requireEnv('TABLE_NAME') }
}
