import { CreateTableCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Table } from '../table.ts'
import { localClient } from './table-server.ts'

/** DynamoDB Local for use-case tests: `table()` makes an empty table with the product's two indexes. */
export type TestTables = { table: () => Promise<Table>; stop: () => Promise<void> }

/** The port of the run's one DynamoDB Local. */
async function sharedPort(): Promise<number> {
  const response = await fetch(inject('tablesUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return Number(text)
}

/** Tables of a test file's own on the run's DynamoDB Local; needs Java 17. Call `stop` when done. */
export async function startTables(): Promise<TestTables> {
  const client = localClient(await sharedPort())
  const index = (name: string) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: `${name}pk`, KeyType: 'HASH' as const },
      { AttributeName: `${name}sk`, KeyType: 'RANGE' as const },
    ],
    Projection: { ProjectionType: 'ALL' as const },
  })
  const table = async () => {
    const name = `test-${randomUUID()}`
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S' as const,
        })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
      }),
    )
    return {
      client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
      name,
    }
  }
  const stop = () => {
    client.destroy()
    return Promise.resolve()
  }
  return { table, stop }
}
