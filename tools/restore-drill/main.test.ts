import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { readDrillTime, readTolerance } from './restore-drill.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

const SECONDS = 1_769_850_000

/**
 * A DynamoDB with or without point-in-time recovery whose restore never completes or that returns another table. It
 * records the names of its requests.
 */
async function standIn(recovery: 'ENABLED' | 'DISABLED', restored: object = { TableStatus: 'CREATING' }) {
  const requests: string[] = []
  const answers: Record<string, (table: string) => object | undefined> = {
    DescribeTable: (table) =>
      table === 'academy' || requests.includes('RestoreTableToPointInTime')
        ? {
            Table: {
              TableName: table,
              TableSizeBytes: 8e9,
              ...(table === 'academy' ? { TableStatus: 'ACTIVE' } : restored),
            },
          }
        : undefined,
    DescribeContinuousBackups: () => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: recovery,
          EarliestRestorableDateTime: SECONDS - 86_400,
          LatestRestorableDateTime: SECONDS,
        },
      },
    }),
    Scan: () => ({ Items: [] }),
    RestoreTableToPointInTime: () => ({ TableDescription: { TableId: 'id' } }),
  }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? ''
      requests.push(name)
      const answer = answers[name]?.((JSON.parse(body) as { TableName?: string }).TableName ?? '')
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' })
      response.end(JSON.stringify(answer ?? { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { url: `http://127.0.0.1:${port}`, requests }
}

/** Runs the command against the mock server; `stopAt` is the output at which to stop it. */
async function runDrill(url: string, args: string[], stopAt?: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/restore-drill/main.ts', ...args], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL_DYNAMODB: url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 's',
    },
  })
  let output = ''
  const onData = (chunk: Buffer) => {
    output += chunk.toString()
    if (stopAt !== undefined && output.includes(stopAt)) child.kill('SIGINT')
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  await once(child, 'exit')
  return { output, code: child.exitCode }
}

describe('npm run restore:drill', () => {
  it('prints on Ctrl-C which table is left and how to delete it', async () => {
    const { url, requests } = await standIn('ENABLED')
    const { output, code } = await runDrill(url, ['--table', 'academy'], 'CREATING')
    expect(code).toBe(1)
    expect(output).toMatch(
      /This takes about 1,953,125 read units \(\$0\.24\) to count both tables, and \$1\.12 for the/,
    )
    expect(output).toMatch(/Restoring, 0 min: academy-drill-\d{8}-\d{4} is CREATING\./)
    expect(output).toMatch(
      /The drill left (academy-drill-\d{8}-\d{4}) behind\. Delete it once it's active: aws dynamodb delete-table --table-name \1\n/,
    )
    expect(requests).not.toContain('DeleteTable')
  })

  it('prints no command that deletes a table of that name which is not its own', async () => {
    const { url, requests } = await standIn('ENABLED', { TableStatus: 'ACTIVE', TableId: 'other' })
    const { output, code } = await runDrill(url, ['--table', 'academy'])
    expect(code).toBe(1)
    expect(output).toMatch(/^academy-drill-\d{8}-\d{4} isn't the table this drill created, so it wasn't deleted\.$/m)
    expect(output).not.toMatch(/delete-table|left/)
    expect(requests).not.toContain('DeleteTable')
  })

  it('ends with status 1 and a sentence where recovery is off', async () => {
    const { url, requests } = await standIn('DISABLED')
    const { output, code } = await runDrill(url, ['--table', 'academy'])
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^Point-in-time recovery is off for academy: .+ --table-name academy --[\w-]+ \S+$/)
    expect(requests).not.toContain('RestoreTableToPointInTime')
  })

  it('reads a time in UTC and a percentage, and rejects others with a reason', () => {
    expect(readDrillTime('2026-01-31T09:00:00Z')).toEqual(new Date('2026-01-31T09:00:00Z'))
    expect(readDrillTime(undefined)).toBeUndefined()
    for (const text of ['yesterday', '2026-01-31', '2026-13-31T09:00:00Z', '2026-01-31T09:00:00'])
      expect(() => readDrillTime(text)).toThrow('--at takes a time in UTC')
    expect(readTolerance('2.5')).toBe(2.5)
    for (const text of ['', 'x', '-1', '101']) expect(() => readTolerance(text)).toThrow('--tolerance takes a number')
  })
})
