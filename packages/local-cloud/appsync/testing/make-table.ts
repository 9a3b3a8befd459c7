import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inject } from 'vitest'
import type { DynamoDbSource } from '../options.ts'

/** A table with the keys `pk` and `sk` and an index `gsi1`, as a data source; close() deletes it. */
export type TestTable = { source: DynamoDbSource; close: () => Promise<void> }

/** The port of DynamoDB Local, shared by the test run. */
async function sharedPort(): Promise<number> {
  const response = await fetch(inject('tablesUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return Number(text)
}

/** Creates a table; every test file needs a different name. */
export async function makeTable(tableName: string): Promise<TestTable> {
  const access = {
    endpoint: `http://127.0.0.1:${await sharedPort()}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' },
  }
  const client = new DynamoDBClient(access)
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  )
  return {
    source: { type: 'AMAZON_DYNAMODB', tableName, ...access },
    async close() {
      await client.send(new DeleteTableCommand({ TableName: tableName }))
      client.destroy()
    },
  }
}
