import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { requireEnv } from '#lambdas/aws/env.ts'

/** The one table, as a use case gets it. */
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
