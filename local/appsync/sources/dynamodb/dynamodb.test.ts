import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asRecord } from '../../shared/as-record.ts'
import { startApi, type TestApi, testOptions } from '../../testing/start-api.ts'
import { startDynamoDb, testCredentials, type TestTable } from '../../testing/start-dynamodb.ts'

const header = `import { util } from '@aws-appsync/utils'
import * as ddb from '@aws-appsync/utils/dynamodb'
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type, ctx.result, ctx.result)
  return ctx.result
}
`
const requests: Readonly<Record<string, string>> = {
  get: 'return ddb.get({ key: ctx.args.input.key, projection: ctx.args.input.projection, consistentRead: true })',
  put: 'return ddb.put(ctx.args.input)',
  update:
    "const u = ctx.args.input; return ddb.update({ key: u.key, update: { n: ddb.operations.increment(u.by), tags: ddb.operations.append(['z']), a: { b: u.b }, old: ddb.operations.remove() }, condition: { n: { le: u.max } } })",
  remove: 'return ddb.remove(ctx.args.input)',
  query: 'return ddb.query(ctx.args.input)',
  scan: 'return ddb.scan(ctx.args.input)',
  batchGet: 'return ddb.batchGet({ tables: { Test: { keys: ctx.args.input.keys } } })',
  batchPut: 'return ddb.batchPut({ tables: { Test: ctx.args.input.items } })',
  batchDelete: 'return ddb.batchDelete({ tables: { Test: ctx.args.input.keys } })',
  transactGet: "return ddb.transactGet({ items: ctx.args.input.keys.map((key) => ({ table: 'Test', key })) })",
  transactWrite: 'return ddb.transactWrite(ctx.args.input)',
  raw: 'return ctx.args.input',
  sets: "return ddb.put({ key: { pk: 'S', sk: 'S' }, item: { ss: ddb.toStringSet(['a', 'b']), ns: ddb.toNumberSet([1, 2.5]), bs: ddb.toBinarySet(['aGk=']), nothing: null, deep: { list: [1, { x: true }] } } })",
  wrong: "return { operation: 'Fly' }",
  empty: 'return {}',
}
const schema = `type Query { ${Object.keys(requests)
  .map((name) => `${name}(input: AWSJSON): AWSJSON`)
  .join('\n')} }`

let table: TestTable | undefined
let api: TestApi
beforeAll(async () => {
  table = await startDynamoDb()
  api = await startApi(
    testOptions(schema, {
      dataSources: {
        table: {
          type: 'AMAZON_DYNAMODB',
          tableName: table.tableName,
          endpoint: table.endpoint,
          region: 'us-east-1',
          credentials: testCredentials,
        },
      },
      resolvers: Object.entries(requests).map(([fieldName, body]) => ({
        typeName: 'Query',
        fieldName,
        kind: 'UNIT',
        dataSource: 'table',
        code: `${header}export function request(ctx) { ${body} }`,
      })),
    }),
  )
}, 90_000)
afterAll(async () => {
  if (!table) return
  await api.close()
  await table.close()
})

async function run(field: string, input: unknown = {}) {
  const { data, errors } = await api.post(`query ($input: AWSJSON) { ${field}(input: $input) }`, {
    variables: { input: JSON.stringify(input) },
  })
  const text = data[field]
  const result: unknown = typeof text === 'string' ? JSON.parse(text) : text
  return { result, error: errors[0] }
}
const key = { pk: 'A', sk: '1' }
beforeEach(async () => {
  await run('put', { key, item: { n: 1, tags: ['a'], a: { b: 1, c: 2 }, old: 'x' } })
})

describe('single items', () => {
  it('reads an item, a projection of it, and null where there is none', async () => {
    expect((await run('get', { key })).result).toEqual({ ...key, n: 1, tags: ['a'], a: { b: 1, c: 2 }, old: 'x' })
    expect((await run('get', { key, projection: ['n', 'a.c', 'tags[0]'] })).result).toEqual({
      n: 1,
      a: { c: 2 },
      tags: ['a'],
    })
    expect((await run('get', { key: { pk: 'A', sk: 'none' } })).result).toBeNull()
  })

  it('updates by operations, and returns the whole new item', async () => {
    expect((await run('update', { key, by: 4, b: 9, max: 5 })).result).toEqual({
      ...key,
      n: 5,
      tags: ['a', 'z'],
      a: { b: 9, c: 2 },
    })
  })

  it('gives a failed condition as an error that carries the current item', async () => {
    const { result, error } = await run('update', { key, by: 1, b: 1, max: 0 })
    expect(result).toBeNull()
    expect(error).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException', errorInfo: { ...key, n: 1 } })
    expect(error?.['message']).toMatch(
      /^The conditional request failed \(Service: DynamoDb, Status Code: 400, Request ID: .*\)$/,
    )
  })

  it('takes a put whose item is already there as done, and refuses another one', async () => {
    const condition = { pk: { attributeExists: false } }
    const item = { n: 1, tags: ['a'], a: { b: 1, c: 2 }, old: 'x' }
    expect(await run('put', { key, item, condition })).toMatchObject({ result: { n: 1 }, error: undefined })
    expect((await run('put', { key, item: { ...item, n: 2 }, condition })).error).toMatchObject({
      errorType: 'DynamoDB:ConditionalCheckFailedException',
    })
  })

  it('ignores attributes named in equalsIgnore when it compares', async () => {
    const raw = {
      operation: 'PutItem',
      key: { pk: { S: 'A' }, sk: { S: '2' } },
      attributeValues: { n: { N: 1 }, at: { N: 2 } },
      condition: { expression: 'attribute_not_exists(pk)', equalsIgnore: ['at'] },
    }
    await run('raw', raw)
    expect(await run('raw', { ...raw, attributeValues: { n: { N: 1 }, at: { N: 3 } } })).toMatchObject({
      result: { at: 2 },
      error: undefined,
    })
    await run('remove', { key: { pk: 'A', sk: '2' } })
  })

  it('returns what it deletes, and takes a delete of nothing as done', async () => {
    expect((await run('remove', { key, condition: { n: { eq: 1 } } })).result).toMatchObject({ ...key, n: 1 })
    expect(await run('remove', { key, condition: { n: { eq: 1 } } })).toEqual({ result: null, error: undefined })
  })

  it('keeps sets, null, numbers and nesting through a round trip', async () => {
    await run('sets')
    expect((await run('get', { key: { pk: 'S', sk: 'S' } })).result).toEqual({
      pk: 'S',
      sk: 'S',
      ss: ['a', 'b'],
      ns: [1, 2.5],
      bs: ['aGk='],
      nothing: null,
      deep: { list: [1, { x: true }] },
    })
  })
})

describe('lists', () => {
  beforeEach(() =>
    run('batchPut', { items: [1, 2, 3].map((n) => ({ pk: 'L', sk: `${n}`, n, gsi1pk: 'G', gsi1sk: `${9 - n}` })) }),
  )

  it('pages a query by an opaque token until there is none', async () => {
    const query = { pk: { eq: 'L' } }
    const first = asRecord((await run('query', { query, limit: 2 })).result)
    expect(first).toMatchObject({
      items: [{ sk: '1' }, { sk: '2' }],
      nextToken: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
    })
    const second = (await run('query', { query, limit: 2, nextToken: first['nextToken'] })).result
    expect(second).toMatchObject({ items: [{ sk: '3' }], nextToken: null })
    expect((await run('query', { query, nextToken: 'bogus' })).error).toMatchObject({
      message: 'Invalid pagination token given.',
    })
  })

  it('queries an index backwards with a sort key condition and a filter', async () => {
    const { result } = await run('query', {
      index: 'gsi1',
      query: { gsi1pk: { eq: 'G' }, gsi1sk: { between: ['6', '8'] } },
      filter: { n: { in: [1, 3] } },
      scanIndexForward: false,
    })
    expect(result).toMatchObject({ items: [{ n: 1 }, { n: 3 }], scannedCount: 3 })
  })

  it('scans with a filter', async () => {
    expect(
      (await run('scan', { filter: { and: [{ pk: { eq: 'L' } }, { not: { n: { eq: 2 } } }] } })).result,
    ).toMatchObject({ items: [{ n: 1 }, { n: 3 }] })
  })

  it('answers batches in the order of the keys', async () => {
    const keys = [
      { pk: 'L', sk: '3' },
      { pk: 'L', sk: 'none' },
      { pk: 'L', sk: '1' },
    ]
    expect((await run('batchGet', { keys })).result).toMatchObject({
      data: { Test: [{ n: 3 }, null, { n: 1 }] },
      unprocessedKeys: { Test: [] },
    })
    expect((await run('batchDelete', { keys: [keys[0]] })).result).toEqual({
      data: { Test: [null] },
      unprocessedKeys: { Test: [] },
    })
    expect((await run('transactGet', { keys })).result).toMatchObject({ items: [null, null, { n: 1 }] })
  })
})

describe('transactions', () => {
  it('writes all or nothing and names the keys or the reasons', async () => {
    const put = { putItem: { table: 'Test', key: { pk: 'T', sk: '1' }, item: { n: 1 } } }
    const check = (eq: number) => ({ conditionCheck: { table: 'Test', key, condition: { n: { eq } } } })
    const failed = await run('transactWrite', { items: [put, check(7)] })
    expect(failed.error).toMatchObject({
      errorType: 'DynamoDB:TransactionCanceledException',
      errorInfo: {
        keys: null,
        cancellationReasons: [
          { type: 'None', message: 'None', item: null },
          { type: 'ConditionalCheckFailed', item: { ...key, n: 1 } },
        ],
      },
    })
    expect((await run('get', { key: put.putItem.key })).result).toBeNull()
    const update = { updateItem: { table: 'Test', key, update: { n: 8 } } }
    const remove = { deleteItem: { table: 'Test', key: { pk: 'T', sk: '9' } } }
    expect((await run('transactWrite', { items: [put, update, remove] })).result).toEqual({
      keys: [put.putItem.key, key, { pk: 'T', sk: '9' }],
      cancellationReasons: null,
    })
    expect((await run('get', { key })).result).toMatchObject({ n: 8 })
  })
})

describe('requests that AppSync refuses', () => {
  it('refuses an unknown operation, none at all, and values without a type', async () => {
    expect((await run('wrong')).error).toMatchObject({ errorType: 'MappingTemplate' })
    expect((await run('empty')).error).toMatchObject({
      errorType: 'MappingTemplate',
      message: "Value for field '$[operation]' not found.",
    })
    expect((await run('raw', { operation: 'GetItem', key: { pk: 'A' } })).error).toMatchObject({
      errorType: 'MappingTemplate',
    })
  })

  it('passes DynamoDB its own errors', async () => {
    expect((await run('raw', { operation: 'GetItem', key: { pk: { S: 'A' } } })).error).toMatchObject({
      errorType: 'DynamoDB:ValidationException',
    })
  })
})

it('answers a table-backed query within 15 ms (median of the quietest round)', async () => {
  const rounds: number[] = []
  while (rounds.length < 10 && Math.min(...rounds) >= 15) {
    const times: number[] = []
    for (let i = 0; i < 30; i += 1) {
      const start = performance.now()
      await run('get', { key })
      times.push(performance.now() - start)
    }
    rounds.push(times.sort((a, b) => a - b)[15] ?? Infinity)
  }
  console.info(`table-backed query, medians: ${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms`)
  expect(Math.min(...rounds)).toBeLessThan(15)
})
