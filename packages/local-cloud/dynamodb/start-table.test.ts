import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, testModel } from '../testing/build-model.ts'
import { callTable } from './call-table.ts'
import { createTable } from './create-tables.ts'
import { readTables } from './read-tables.ts'
import { startTable } from './start-table.ts'

const TableName = 'test-table'
const item = { pk: { S: 'a' }, sk: { S: 'b' } }
const [table] = readTables(testModel())

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a table in a separate process; resolves with that process and its Java's ID. */
function startElsewhere(folder: string) {
  const module = fileURLToPath(new URL('start-table.ts', import.meta.url))
  const code = `import { startTable } from ${JSON.stringify(module)}; const { javaPid } = await startTable(${JSON.stringify(folder)}); console.log('java=' + javaPid())`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise<{ kill: () => void; javaPid: number }>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const javaPid = Number(/java=(\d+)/.exec(chunk.toString())?.[1])
      if (javaPid > 0) resolve({ javaPid, kill: () => child.kill('SIGKILL') })
    })
  })
}

describe('the table', () => {
  it('keeps its data, indexes, and TTL across a restart', async () => {
    const folder = temporaryFolder()
    if (table === undefined) throw new Error('no table')
    const first = await startTable(folder)
    await createTable(first.endpoint, table)
    await callTable(first.endpoint, 'PutItem', { TableName, Item: item })
    await first.close()
    const second = await startTable(folder)
    await createTable(second.endpoint, table)
    expect(await callTable(second.endpoint, 'GetItem', { TableName, Key: item })).toEqual({ Item: item })
    expect(await callTable(second.endpoint, 'DescribeTable', { TableName })).toMatchObject({
      Table: { GlobalSecondaryIndexes: [{ IndexName: 'gsi' }], StreamSpecification: { StreamEnabled: true } },
    })
    expect(await callTable(second.endpoint, 'DescribeTimeToLive', { TableName })).toMatchObject({
      TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' },
    })
    await second.close()
    expect(isAlive(second.javaPid() ?? 0)).toBe(false)
  }, 60_000)

  it('adds and removes indexes when the template changes', async () => {
    if (table === undefined) throw new Error('no table')
    const running = await startTable(temporaryFolder())
    const { GlobalSecondaryIndexes: indexes, ...bare } = table.create
    const without = {
      ...table,
      create: {
        ...bare,
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      },
    }
    await createTable(running.endpoint, without)
    await createTable(running.endpoint, table)
    expect(indexes).toHaveLength(1)
    expect(await callTable(running.endpoint, 'DescribeTable', { TableName })).toMatchObject({
      Table: { GlobalSecondaryIndexes: [{ IndexName: 'gsi' }] },
    })
    await createTable(running.endpoint, without)
    const described = await callTable(running.endpoint, 'DescribeTable', { TableName })
    expect(JSON.stringify(described)).not.toContain('"IndexName":"gsi"')
    await running.close()
  }, 60_000)

  it('stops Java when its process is killed', async () => {
    const { kill, javaPid } = await startElsewhere(temporaryFolder())
    expect(isAlive(javaPid)).toBe(true)
    kill()
    await expect.poll(() => isAlive(javaPid), { timeout: 10_000 }).toBe(false)
  }, 60_000)
})
