import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTableApi, type TableApi } from '../testing/start-table-api.ts'

let table: TableApi | undefined
beforeAll(async () => {
  table = await startTableApi('Items', {
    get: 'return ddb.get(ctx.args.input)',
    put: 'return ddb.put(ctx.args.input)',
    remove: 'return ddb.remove(ctx.args.input)',
    raw: 'return ctx.args.input',
    update: `const { key, condition } = ctx.args.input
      return ddb.update({ key, condition, update: { n: ddb.operations.increment(4), tags: ddb.operations.append(['z']), a: { b: 9 }, old: ddb.operations.remove() } })`,
    fill: `return ddb.update({ key: ctx.args.input.key, update: {
      n: ddb.operations.decrement(), tags: ddb.operations.prepend(['y']), a: ddb.operations.replace({ d: 1 }), added: ddb.operations.add({ e: 2 }), plain: 'p' } })`,
    listItem:
      "return ddb.update({ key: ctx.args.input.key, update: { tags: [ddb.operations.updateListItem('x', 0)] } })",
    sets: `return ddb.put({ key: { pk: 'S', sk: 'S' }, item: {
      ss: ddb.toStringSet(['a', 'b']), ns: ddb.toNumberSet([1, 2.5]), bs: ddb.toBinarySet(['aGk=']), nothing: null, deep: { list: [1, { x: true }] } } })`,
  })
}, 90_000)
afterAll(() => table?.close())
const run: TableApi['run'] = async (field, input) => table?.run(field, input) ?? { result: undefined, error: undefined }

const key = { pk: 'A', sk: '1' }
const typedKey = { pk: { S: 'A' }, sk: { S: '1' } }
const item = { n: 1, tags: ['a'], a: { b: 1, c: 2 }, old: 'x' }
beforeEach(() => run('put', { key, item }))

describe('js-resolver-reference-dynamodb: GetItem', () => {
  it('returns the item, a projection of it, or null if it doesn’t exist', async () => {
    expect((await run('get', { key, consistentRead: true })).result).toEqual({ ...key, ...item })
    expect((await run('get', { key, projection: ['n', 'a.c', 'tags[0]'] })).result).toEqual({
      n: 1,
      a: { c: 2 },
      tags: ['a'],
    })
    expect((await run('get', { key: { pk: 'A', sk: 'none' } })).result).toBeNull()
  })
})

describe('js-resolver-reference-dynamodb: PutItem', () => {
  it('replaces the whole item and returns the new one', async () => {
    const raw = { operation: 'PutItem', key: typedKey, attributeValues: { title: { S: 't' } } }
    expect((await run('raw', raw)).result).toEqual({ ...key, title: 't' })
    expect((await run('get', { key })).result).toEqual({ ...key, title: 't' })
  })
})

describe('js-resolver-reference-dynamodb: UpdateItem', () => {
  it('applies the module’s operations and returns the whole updated item', async () => {
    expect((await run('update', { key })).result).toEqual({ ...key, n: 5, tags: ['a', 'z'], a: { b: 9, c: 2 } })
    expect((await run('fill', { key })).result).toEqual({
      ...key,
      n: 4,
      tags: ['y', 'a', 'z'],
      a: { d: 1 },
      added: { e: 2 },
      plain: 'p',
    })
    expect((await run('listItem', { key })).result).toMatchObject({ tags: ['x', 'a', 'z'] })
  })

  it.each([
    ['SET author = :v', { author: 'x', n: 1 }],
    ['ADD n :by', { n: 3 }],
    ['SET #t = list_append(if_not_exists(#t, :none), :tag)', { tags: ['a', 'x'] }],
  ])('runs %s as written', async (expression, after) => {
    const values = { ':v': { S: 'x' }, ':by': { N: 2 }, ':none': { L: [] }, ':tag': { L: [{ S: 'x' }] } }
    const expressionValues = Object.fromEntries(Object.entries(values).filter(([name]) => expression.includes(name)))
    const names = expression.includes('#t') ? { expressionNames: { '#t': 'tags' } } : {}
    const update = { expression, expressionValues, ...names }
    expect((await run('raw', { operation: 'UpdateItem', key: typedKey, update })).result).toMatchObject(after)
  })

  it('creates the item if it doesn’t exist', async () => {
    const update = { expression: 'SET n = :n', expressionValues: { ':n': { N: 7 } } }
    const fresh = { pk: { S: 'A' }, sk: { S: 'fresh' } }
    expect((await run('raw', { operation: 'UpdateItem', key: fresh, update })).result).toEqual({
      pk: 'A',
      sk: 'fresh',
      n: 7,
    })
    await run('remove', { key: { pk: 'A', sk: 'fresh' } })
  })
})

describe('js-resolver-reference-dynamodb: DeleteItem', () => {
  it('returns the deleted item, or null if it didn’t exist', async () => {
    expect((await run('remove', { key })).result).toEqual({ ...key, ...item })
    expect(await run('remove', { key })).toEqual({ result: null, error: undefined })
  })
})

describe('js-aws-appsync-resolver-reference-dynamodb-condition-expressions: a failed condition', () => {
  it('returns an error with the current item and writes nothing', async () => {
    const { result, error } = await run('update', { key, condition: { n: { gt: 1 } } })
    expect(result).toBeNull()
    expect(error).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException', errorInfo: { ...key, n: 1 } })
    expect(error?.['message']).toMatch(
      /^The conditional request failed \(Service: DynamoDb, Status Code: 400, Request ID: .*\)$/,
    )
    expect((await run('get', { key })).result).toEqual({ ...key, ...item })
  })

  const isNew = { pk: { attributeExists: false } }
  it('succeeds for a put only when the same item already exists', async () => {
    expect(await run('put', { key, item, condition: isNew })).toMatchObject({ result: { n: 1 }, error: undefined })
    expect((await run('put', { key, item: { ...item, n: 2 }, condition: isNew })).error).toMatchObject({
      errorType: 'DynamoDB:ConditionalCheckFailedException',
      errorInfo: { n: 1 },
    })
  })

  it('ignores the attributes in equalsIgnore when it compares items', async () => {
    const put = {
      operation: 'PutItem',
      key: { pk: { S: 'A' }, sk: { S: '2' } },
      attributeValues: { n: { N: 1 }, at: { N: 2 } },
      condition: { expression: 'attribute_not_exists(pk)', equalsIgnore: ['at'], consistentRead: true },
    }
    await run('raw', put)
    expect(await run('raw', { ...put, attributeValues: { n: { N: 1 }, at: { N: 3 } } })).toMatchObject({
      result: { at: 2 },
      error: undefined,
    })
    await run('remove', { key: { pk: 'A', sk: '2' } })
  })

  it('succeeds for a delete only when the item doesn’t exist', async () => {
    expect((await run('remove', { key, condition: { n: { eq: 2 } } })).error).toMatchObject({
      errorType: 'DynamoDB:ConditionalCheckFailedException',
      errorInfo: { n: 1 },
    })
    await run('remove', { key })
    expect(await run('remove', { key, condition: { n: { eq: 1 } } })).toEqual({ result: null, error: undefined })
  })

  it('fails an update, even one that wouldn’t change anything', async () => {
    const raw = {
      operation: 'UpdateItem',
      key: typedKey,
      update: { expression: 'SET n = :n', expressionValues: { ':n': { N: 1 } } },
      condition: { expression: 'attribute_not_exists(pk)' },
    }
    expect((await run('raw', raw)).error).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException' })
  })

  it('rejects the Custom handler strategy, which needs a function', async () => {
    const condition = { expression: 'attribute_not_exists(pk)', conditionalCheckFailedHandler: { strategy: 'Custom' } }
    expect(
      (await run('raw', { operation: 'PutItem', key: typedKey, attributeValues: {}, condition })).error,
    ).toMatchObject({ errorType: 'MappingTemplate' })
  })
})

describe('js-aws-appsync-resolver-reference-dynamodb-typed-values-responses: results', () => {
  it('returns sets as lists, binary as base64, and numbers as numbers, and keeps null, lists, and maps', async () => {
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

describe('troubleshooting-and-common-mistakes: rejected requests', () => {
  it.each([
    ['no operation', {}, 'MappingTemplate', "Value for field '$[operation]' not found."],
    ['an unknown operation', { operation: 'Fly' }, 'MappingTemplate', 'Unsupported operation'],
    ['no key', { operation: 'GetItem' }, 'MappingTemplate', "Value for field '$[key]' not found."],
    ['values without a type', { operation: 'GetItem', key: { pk: 'A' } }, 'MappingTemplate', ''],
    ['no update', { operation: 'UpdateItem', key: typedKey }, 'MappingTemplate', "'$[update]' not found"],
    [
      'a key that doesn’t match the table',
      { operation: 'GetItem', key: { pk: { S: 'A' } } },
      'DynamoDB:ValidationException',
      '(Service: DynamoDb, Status Code: 400',
    ],
  ])('%s', async (_case, request, errorType, message) => {
    expect((await run('raw', request)).error).toMatchObject({ errorType, message: expect.stringContaining(message) })
  })
})
