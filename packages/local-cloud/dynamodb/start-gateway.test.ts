import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../shared/json.ts'
import { temporaryFolder, testModel, testRole } from '../testing/build-model.ts'
import { issueKeys } from '../cloudformation/credentials.ts'
import { readPolicies } from '../cloudformation/policies.ts'
import { createTable } from './create-tables.ts'
import { createFaults, readFaultRule } from './faults.ts'
import { createMeter } from './meter.ts'
import { readTables } from './read-tables.ts'
import { startGateway, type Gateway } from './start-gateway.ts'
import { startTable, type RunningTable } from './start-table.ts'

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/test-table'
const model = testModel({
  ...testRole(
    'Writer',
    [
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:BatchGetItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:Query',
    ],
    [arn],
  ),
  ...testRole('Reader', ['dynamodb:GetItem'], [arn]),
})
const keys = issueKeys(model, 'seed')
const meter = createMeter()
const faults = createFaults()
const written: string[] = []
const running: { table?: RunningTable; gateway?: Gateway } = {}
const TableName = 'test-table'
const S = (text: string) => ({ S: text })
const big = S('x'.repeat(1_500))
const key = (pk: string) => ({ pk: S(pk), sk: S('s') })

/** A client with the credentials of a role; `maxAttempts` 1 exposes every single response. */
function clientOf(role: string, maxAttempts = 1, endpoint = running.gateway?.url ?? ''): DynamoDBClient {
  const arnOfRole = `arn:aws:iam::000000000000:role/test-${role}Role`
  const credentials = role === 'Developer' ? keys.ofDeveloper() : keys.ofRole(arnOfRole)
  return new DynamoDBClient({ region: 'us-east-1', endpoint, credentials, maxAttempts })
}

beforeAll(async () => {
  running.table = await startTable(temporaryFolder())
  const tables = readTables(model)
  for (const table of tables) await createTable(running.table.endpoint, table)
  const { endpoint, up } = running.table
  const onWrite = (names: string) => written.push(names)
  running.gateway = await startGateway({
    endpoint,
    up,
    tables,
    policies: readPolicies(model),
    keys,
    meter,
    faults,
    onWrite,
  })
}, 60_000)

afterAll(async () => {
  await running.gateway?.close()
  await running.table?.close()
})

beforeEach(() => {
  meter.reset()
  faults.set(undefined)
  written.length = 0
})

describe('the table gateway', () => {
  it('denies what the role’s policies don’t allow, with AWS’s message', async () => {
    const put = clientOf('Reader').send(new PutItemCommand({ TableName, Item: key('a') }))
    await expect(put).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:aws:sts::000000000000:assumed-role/test-ReaderRole/local is not authorized to perform: dynamodb:PutItem on resource: ${arn} because no identity-based policy allows the dynamodb:PutItem action`,
    })
    const reply = await clientOf('Developer').send(new GetItemCommand({ TableName, Key: key('a') }))
    expect(reply.Item).toBeUndefined()
  })

  it('denies a query on an index when only the table is granted', async () => {
    const query = { TableName, KeyConditionExpression: 'gpk = :p', ExpressionAttributeValues: { ':p': S('g') } }
    await expect(clientOf('Writer').send(new QueryCommand({ ...query, IndexName: 'gsi' }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`${arn}/index/gsi`) as string,
    })
  })

  it('denies a transaction when one of its actions isn’t allowed and writes nothing', async () => {
    const items = [{ Put: { TableName, Item: key('inner') } }, { Delete: { TableName, Key: key('other') } }]
    const sent = clientOf('Writer').send(new TransactWriteItemsCommand({ TransactItems: items }))
    await expect(sent).rejects.toMatchObject({ message: expect.stringContaining('dynamodb:DeleteItem') as string })
    const reply = await clientOf('Developer').send(new GetItemCommand({ TableName, Key: key('inner') }))
    expect(reply.Item).toBeUndefined()
  })

  it('denies batches and scans that aren’t allowed, and unknown keys', async () => {
    await expect(
      clientOf('Reader').send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [key('a')] } } })),
    ).rejects.toThrow('dynamodb:BatchGetItem')
    await expect(clientOf('Writer').send(new ScanCommand({ TableName }))).rejects.toThrow('dynamodb:Scan')
    await expect(clientOf('Stranger').send(new GetItemCommand({ TableName, Key: key('a') }))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    })
  })

  it('returns consumed capacity only on request', async () => {
    const input = { TableName, Key: key('a') }
    const silent = await clientOf('Writer').send(new GetItemCommand(input))
    const metered = await clientOf('Writer').send(new GetItemCommand({ ...input, ReturnConsumedCapacity: 'TOTAL' }))
    expect(silent.ConsumedCapacity).toBeUndefined()
    expect(metered.ConsumedCapacity?.CapacityUnits).toBe(0.5)
  })

  it('counts the units of single reads and writes, including index entries', async () => {
    const client = clientOf('Writer')
    await client.send(new PutItemCommand({ TableName, Item: { ...key('m1'), gpk: S('g'), gsk: S('1'), v: big } }))
    await client.send(new GetItemCommand({ TableName, Key: key('m1'), ConsistentRead: true }))
    expect(meter.read()).toMatchObject({ reads: 1, writes: 4 })
    expect(meter.read().operations.map(({ operation, caller }) => [operation, caller])).toEqual([
      ['PutItem', 'test-WriterRole'],
      ['GetItem', 'test-WriterRole'],
    ])
  })

  it('counts half a unit for a query without results', async () => {
    const query = { TableName, KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': S('nobody') } }
    await clientOf('Writer').send(new QueryCommand(query))
    expect(meter.read().reads).toBe(0.5)
  })

  it('counts two units per KB for each item of a write transaction and two for a condition check', async () => {
    const client = clientOf('Writer')
    await client.send(new PutItemCommand({ TableName, Item: { ...key('t1'), v: big } }))
    meter.reset()
    const TransactItems = [
      {
        Update: {
          TableName,
          Key: key('t1'),
          UpdateExpression: 'SET v = :v',
          ExpressionAttributeValues: { ':v': S('small') },
        },
      },
      { Put: { TableName, Item: key('t2') } },
      { ConditionCheck: { TableName, Key: key('t3'), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]
    await client.send(new TransactWriteItemsCommand({ TransactItems }))
    // 1.5 KB before the update: 2 × 2; a small item: 2 × 1; the check: 2 × 1.
    expect(meter.read()).toMatchObject({ writes: 8, reads: 0 })
  })

  it('counts transactional reads at double the units', async () => {
    const TransactItems = ['t1', 't2'].map((pk) => ({ Get: { TableName, Key: key(pk) } }))
    await clientOf('Writer').send(new TransactGetItemsCommand({ TransactItems }))
    expect(meter.read().reads).toBe(4)
  })

  it('counts a failed condition by the size of the checked item', async () => {
    const client = clientOf('Writer')
    await client.send(new PutItemCommand({ TableName, Item: { ...key('c1'), v: big } }))
    meter.reset()
    const put = new PutItemCommand({ TableName, Item: key('c1'), ConditionExpression: 'attribute_not_exists(pk)' })
    await expect(client.send(put)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
    expect(meter.read()).toMatchObject({ writes: 2, operations: [{ ok: false }] })
  })

  it('excludes the developer from metering and faults', async () => {
    faults.set(() => ({ kind: 'error', code: 'ThrottlingException', message: 'no' }))
    await clientOf('Developer').send(new PutItemCommand({ TableName, Item: key('d') }))
    expect(meter.read()).toEqual({ reads: 0, writes: 0, operations: [] })
  })

  it('passes requests through unchanged and counts nothing until the meter is used', async () => {
    const { table } = running
    if (!table) throw new Error('The table is not there')
    const parts = { tables: readTables(model), policies: readPolicies(model), keys, faults }
    const options = { ...parts, endpoint: table.endpoint, up: table.up }
    const idle = createMeter()
    const uncounted = await startGateway({ ...options, meter: idle, onWrite: (names) => written.push(names) })
    const client = clientOf('Writer', 1, uncounted.url)
    const TransactItems = [{ Put: { TableName, Item: { ...key('u1'), v: S('once') } } }]
    await client.send(new TransactWriteItemsCommand({ TransactItems }))
    expect(written).toEqual([TableName])
    const read = await client.send(new GetItemCommand({ TableName, Key: key('u1'), ConsistentRead: true }))
    expect(read).toMatchObject({ Item: { v: S('once') } })
    expect(read.ConsumedCapacity).toBeUndefined()
    const refused = client.send(new ScanCommand({ TableName }))
    await expect(refused).rejects.toMatchObject({ name: 'AccessDeniedException' })
    expect(idle.read()).toEqual({ reads: 0, writes: 0, operations: [] })
    idle.reset()
    await client.send(new GetItemCommand({ TableName, Key: key('u1'), ConsistentRead: true }))
    expect(idle.read()).toMatchObject({ reads: 1, operations: [{ operation: 'GetItem' }] })
    await uncounted.close()
  })

  it('wakes the stream readers on every write', async () => {
    await clientOf('Writer').send(new PutItemCommand({ TableName, Item: key('w') }))
    await clientOf('Developer').send(new PutItemCommand({ TableName, Item: key('w') }))
    expect(written).toEqual([TableName, TableName])
  })

  it('doesn’t wake the stream readers on a read', async () => {
    for (const role of ['Reader', 'Developer'])
      await clientOf(role).send(new GetItemCommand({ TableName, Key: key('w') }))
    expect(written).toEqual([])
  })
})

describe('an injected fault', () => {
  const rule = (json: Json) => faults.set(readFaultRule(json))

  it('returns its error and prevents the operation', async () => {
    rule([{ fault: 'ThrottlingException', operation: 'PutItem' }])
    const put = new PutItemCommand({ TableName, Item: key('f1') })
    await expect(clientOf('Writer').send(put)).rejects.toMatchObject({ name: 'ThrottlingException' })
    expect((await clientOf('Writer').send(new GetItemCommand({ TableName, Key: key('f1') }))).Item).toBeUndefined()
  })

  it('applies the given number of times, so a retry succeeds', async () => {
    rule([{ fault: 'ThrottlingException', times: 2 }])
    await clientOf('Writer', 4).send(new PutItemCommand({ TableName, Item: key('f2') }))
    expect((await clientOf('Writer').send(new GetItemCommand({ TableName, Key: key('f2') }))).Item).toBeDefined()
  })

  it('is reported as a conflict by a transaction', async () => {
    rule([{ fault: 'TransactionConflict' }])
    const TransactItems = [{ Put: { TableName, Item: key('f3') } }, { Put: { TableName, Item: key('f4') } }]
    await expect(clientOf('Writer').send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    })
  })

  it('loses the reply after the operation succeeds', async () => {
    rule([{ fault: 'lost-reply', caller: 'Writer' }])
    const update = new UpdateItemCommand({
      TableName,
      Key: key('f5'),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    })
    await expect(clientOf('Writer').send(update)).rejects.toThrow()
    const reply = await clientOf('Developer').send(new GetItemCommand({ TableName, Key: key('f5') }))
    expect(reply.Item?.['n']).toEqual({ N: '1' })
  })

  it('requests wait while a killed DynamoDB Local restarts with its data', async () => {
    const client = clientOf('Developer', 4)
    await client.send(new PutItemCommand({ TableName, Item: { ...key('kept'), text: S('here') } }))
    const before = running.table?.javaPid() ?? 0
    process.kill(before, 'SIGKILL')
    const reads = Array.from({ length: 8 }, () => client.send(new GetItemCommand({ TableName, Key: key('kept') })))
    for (const { Item } of await Promise.all(reads)) expect(Item).toMatchObject({ text: S('here') })
    expect(running.table?.javaPid()).not.toBe(before)
  }, 60_000)
})
