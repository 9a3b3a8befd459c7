import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asRecord } from '#shared/json.ts'
import { startTableApi, type TableApi } from '../testing/start-table-api.ts'

let table: TableApi | undefined
beforeAll(async () => {
  table = await startTableApi('Lists', {
    put: 'return ddb.put(ctx.args.input)',
    get: 'return ddb.get(ctx.args.input)',
    query: 'return ddb.query(ctx.args.input)',
    scan: 'return ddb.scan(ctx.args.input)',
    batchGet: 'return ddb.batchGet({ tables: { Lists: ctx.args.input } })',
    batchPut: 'return ddb.batchPut({ tables: { Lists: ctx.args.input.items } })',
    batchDelete: 'return ddb.batchDelete({ tables: { Lists: ctx.args.input.keys } })',
    transactGet: "return ddb.transactGet({ items: ctx.args.input.keys.map((key) => ({ table: 'Lists', key })) })",
    transactWrite: 'return ddb.transactWrite(ctx.args.input)',
    raw: 'return ctx.args.input',
  })
}, 90_000)
afterAll(() => table?.close())
const run: TableApi['run'] = async (field, input) => table?.run(field, input) ?? { result: undefined, error: undefined }

const key = { pk: 'A', sk: '1' }
const items = [1, 2, 3].map((n) => ({ pk: 'L', sk: `${n}`, n, gsi1pk: 'G', gsi1sk: `${9 - n}` }))
beforeEach(async () => {
  await run('put', { key, item: { n: 1 } })
  await run('batchPut', { items })
})

describe('js-resolver-reference-dynamodb: Query', () => {
  it('pages with an opaque token until no token is left', async () => {
    const query = { pk: { eq: 'L' } }
    const first = asRecord((await run('query', { query, limit: 2 })).result)
    expect(first).toMatchObject({
      items: [{ sk: '1' }, { sk: '2' }],
      nextToken: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
      scannedCount: 2,
    })
    const second = (await run('query', { query, limit: 2, nextToken: first['nextToken'] })).result
    expect(second).toMatchObject({ items: [{ sk: '3' }], nextToken: null })
    const untyped = Buffer.from('{"version":3,"token":"{\\"pk\\":\\"L\\"}"}').toString('base64')
    for (const nextToken of ['bogus', untyped])
      expect((await run('query', { query, nextToken })).error).toMatchObject({
        errorType: 'DynamoDB:DynamoDbException',
        message: 'Invalid pagination token given.',
      })
  })

  it.each<[string, Record<string, unknown>, readonly number[]]>([
    ['forward by default', {}, [1, 2, 3]],
    ['backward', { scanIndexForward: false }, [3, 2, 1]],
    ['by an index', { index: 'gsi1', query: { gsi1pk: { eq: 'G' } } }, [3, 2, 1]],
    ['consistently', { consistentRead: true }, [1, 2, 3]],
    ['all attributes', { select: 'ALL_ATTRIBUTES' }, [1, 2, 3]],
    ['a sort key equal to a value', { query: { pk: { eq: 'L' }, sk: { eq: '2' } } }, [2]],
    ['a sort key less than a value', { query: { pk: { eq: 'L' }, sk: { lt: '2' } } }, [1]],
    ['a sort key less than or equal to a value', { query: { pk: { eq: 'L' }, sk: { le: '2' } } }, [1, 2]],
    ['a sort key greater than a value', { query: { pk: { eq: 'L' }, sk: { gt: '2' } } }, [3]],
    ['a sort key greater than or equal to a value', { query: { pk: { eq: 'L' }, sk: { ge: '2' } } }, [2, 3]],
    ['a sort key between two values', { query: { pk: { eq: 'L' }, sk: { between: ['1', '2'] } } }, [1, 2]],
    ['a sort key with a prefix', { query: { pk: { eq: 'L' }, sk: { beginsWith: '3' } } }, [3]],
    ['with a filter', { filter: { n: { in: [1, 3] } } }, [1, 3]],
  ])('reads %s', async (_case, more, numbers) => {
    const { result } = await run('query', { query: { pk: { eq: 'L' } }, ...more })
    expect(result).toMatchObject({ items: numbers.map((n) => ({ n })), nextToken: null })
  })

  it('counts the scanned items, not those that passed the filter', async () => {
    const { result } = await run('query', { query: { pk: { eq: 'L' } }, filter: { n: { eq: 2 } } })
    expect(result).toMatchObject({ items: [{ n: 2 }], scannedCount: 3 })
  })
})

describe('js-resolver-reference-dynamodb: Scan', () => {
  it('filters, pages, and projects', async () => {
    const filter = { and: [{ pk: { eq: 'L' } }, { not: { n: { eq: 2 } } }] }
    expect((await run('scan', { filter, projection: ['n'] })).result).toMatchObject({ items: [{ n: 1 }, { n: 3 }] })
    const first = asRecord((await run('scan', { limit: 1 })).result)
    const rest = asRecord((await run('scan', { nextToken: first['nextToken'] })).result)
    expect([first['items'], rest['items']].flat()).toHaveLength(4)
  })

  it('scans a table in segments', async () => {
    const parts = await Promise.all([0, 1].map((segment) => run('scan', { totalSegments: 2, segment })))
    expect(parts.flatMap(({ result }) => asRecord(result)['items'])).toHaveLength(4)
  })
})

const keys = [
  { pk: 'L', sk: '3' },
  { pk: 'L', sk: 'none' },
  { pk: 'L', sk: '1' },
]
describe('js-resolver-reference-dynamodb: BatchGetItem, BatchPutItem, BatchDeleteItem', () => {
  it('returns the items of a get in the order of the keys, with null for missing ones', async () => {
    expect((await run('batchGet', { keys, projection: ['pk', 'sk', 'n'] })).result).toEqual({
      data: { Lists: [{ pk: 'L', sk: '3', n: 3 }, null, { pk: 'L', sk: '1', n: 1 }] },
      unprocessedKeys: { Lists: [] },
    })
  })

  it('returns the items of a put and nulls for a delete', async () => {
    expect((await run('batchPut', { items })).result).toEqual({
      data: { Lists: items },
      unprocessedItems: { Lists: [] },
    })
    expect((await run('batchDelete', { keys })).result).toEqual({
      data: { Lists: [null, null, null] },
      unprocessedKeys: { Lists: [] },
    })
    expect((await run('batchGet', { keys })).result).toMatchObject({ data: { Lists: [null, null, null] } })
  })
})

describe('js-resolver-reference-dynamodb: TransactGetItems, TransactWriteItems', () => {
  const put = { putItem: { table: 'Lists', key: { pk: 'T', sk: '1' }, item: { n: 1 } } }

  it('returns the items of a get in request order', async () => {
    expect((await run('transactGet', { keys })).result).toMatchObject({
      items: [{ n: 3 }, null, { n: 1 }],
      cancellationReasons: null,
    })
  })

  it('returns the keys of a write in order', async () => {
    const update = { updateItem: { table: 'Lists', key, update: { n: 8 } } }
    const remove = { deleteItem: { table: 'Lists', key: { pk: 'T', sk: '9' } } }
    expect((await run('transactWrite', { items: [put, update, remove] })).result).toEqual({
      keys: [put.putItem.key, key, { pk: 'T', sk: '9' }],
      cancellationReasons: null,
    })
    expect((await run('get', { key })).result).toMatchObject({ n: 8 })
    await run('batchDelete', { keys: [put.putItem.key] })
  })

  it('cancels the whole transaction and returns a reason for every item, with the old item of the failed check', async () => {
    const check = { conditionCheck: { table: 'Lists', key, condition: { n: { eq: 7 } } } }
    expect((await run('transactWrite', { items: [put, check] })).error).toMatchObject({
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
  })
})

describe('js-aws-appsync-resolver-reference-dynamodb-transaction-condition-expressions: conditions', () => {
  const check = (condition?: Record<string, unknown>) => ({
    operation: 'TransactWriteItems',
    transactItems: [
      {
        table: 'Lists',
        operation: 'ConditionCheck',
        key: { pk: { S: 'A' }, sk: { S: '1' } },
        ...(condition && { condition }),
      },
    ],
  })

  it.each([
    [true, { ...key, n: 1 }],
    [undefined, { ...key, n: 1 }],
    [false, null],
  ])('returnValuesOnConditionCheckFailure %s returns the item %j with the reason', async (returned, item) => {
    const condition = {
      expression: 'attribute_not_exists(pk)',
      ...(returned === undefined ? {} : { returnValuesOnConditionCheckFailure: returned }),
    }
    expect((await run('raw', check(condition))).error).toMatchObject({
      errorInfo: { cancellationReasons: [{ type: 'ConditionalCheckFailed', item }] },
    })
  })

  it('a condition check requires a condition', async () => {
    expect((await run('raw', check())).error).toMatchObject({ errorType: 'MappingTemplate' })
  })
})

it('a table-backed query takes less than 15 ms (the fastest of up to ten rounds)', async () => {
  const rounds: number[] = []
  while (rounds.length < 10 && Math.min(...rounds) >= 15) {
    const times: number[] = []
    for (let i = 0; i < 30; i += 1) {
      const start = performance.now()
      await run('get', { key })
      times.push(performance.now() - start)
    }
    // The minimum excludes delays caused by other load on the machine.
    rounds.push(Math.min(...times))
  }
  console.info(`table-backed query, quickest: ${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms`)
  expect(Math.min(...rounds)).toBeLessThan(15)
})
