import { describe, expect, it } from 'vitest'
import { evaluateCode } from '../../evaluate-code.ts'

const build = (call: string) => {
  const code = `import * as ddb from '@aws-appsync/utils/dynamodb'
export function request(ctx) { return ddb.${call} }
export function response() {}`
  const { result, error } = evaluateCode(code, 'request', {})
  if (error) throw new Error(error.message)
  return result
}
const update = (fields: string) => build(`update({ key: { id: 'a' }, update: ${fields} })`)
const expression = (text: string, names: Record<string, string>, values: Record<string, unknown>) => ({
  operation: 'UpdateItem',
  key: { id: { S: 'a' } },
  update: { expression: text, expressionNames: names, expressionValues: values },
})

describe('requests', () => {
  it.each<[string, unknown]>([
    [
      "get({ key: { id: 'a' }, consistentRead: true })",
      { operation: 'GetItem', key: { id: { S: 'a' } }, consistentRead: true },
    ],
    [
      "get({ key: { id: 1 }, projection: ['a', 'b.c[1]'] })",
      {
        operation: 'GetItem',
        key: { id: { N: 1 } },
        projection: { expression: '#a, #b.#c[1]', expressionNames: { '#a': 'a', '#b': 'b', '#c': 'c' } },
      },
    ],
    [
      "put({ key: { id: 'a' }, item: { n: 10 } })",
      { operation: 'PutItem', key: { id: { S: 'a' } }, attributeValues: { n: { N: 10 } } },
    ],
    [
      "put({ key: { id: 'a' }, item: {}, condition: { id: { attributeExists: false } } })",
      {
        operation: 'PutItem',
        key: { id: { S: 'a' } },
        attributeValues: {},
        condition: {
          expression: '(attribute_not_exists(#id))',
          expressionNames: { '#id': 'id' },
          expressionValues: {},
        },
      },
    ],
    ["remove({ key: { id: 'a' } })", { operation: 'DeleteItem', key: { id: { S: 'a' } } }],
    ["scan({ limit: 10, nextToken: 'abc', filter: null })", { operation: 'Scan', limit: 10, nextToken: 'abc' }],
    [
      "query({ index: 'i', query: { id: { eq: 'a' } }, scanIndexForward: false, select: 'ALL_ATTRIBUTES' })",
      {
        operation: 'Query',
        index: 'i',
        scanIndexForward: false,
        select: 'ALL_ATTRIBUTES',
        query: {
          expression: '(#id = :id_eq)',
          expressionNames: { '#id': 'id' },
          expressionValues: { ':id_eq': { S: 'a' } },
        },
      },
    ],
    [
      "batchGet({ tables: { T: { keys: [{ id: 'a' }], consistentRead: true } } })",
      { operation: 'BatchGetItem', tables: { T: { keys: [{ id: { S: 'a' } }], consistentRead: true } } },
    ],
    ["batchPut({ tables: { T: [{ id: 'a' }] } })", { operation: 'BatchPutItem', tables: { T: [{ id: { S: 'a' } }] } }],
    [
      "batchDelete({ tables: { T: [{ id: 'a' }] } })",
      { operation: 'BatchDeleteItem', tables: { T: [{ id: { S: 'a' } }] } },
    ],
    [
      "transactGet({ items: [{ table: 'T', key: { id: 'a' } }] })",
      { operation: 'TransactGetItems', transactItems: [{ table: 'T', key: { id: { S: 'a' } } }] },
    ],
    ["toStringSet(['a'])", { SS: ['a'] }],
  ])('%s', (call, expected) => {
    expect(build(call)).toEqual(expected)
  })

  it('builds every item of a transaction', () => {
    expect(
      build(
        "transactWrite({ items: [{ putItem: { table: 'T', key: { id: 1 }, item: { a: 1 } } }, { updateItem: { table: 'T', key: { id: 2 }, update: { a: 2 } } }, { deleteItem: { table: 'T', key: { id: 3 } } }, { conditionCheck: { table: 'T', key: { id: 4 }, condition: { a: { eq: 1 } } } }] })",
      ),
    ).toEqual({
      operation: 'TransactWriteItems',
      transactItems: [
        { table: 'T', operation: 'PutItem', key: { id: { N: 1 } }, attributeValues: { a: { N: 1 } } },
        {
          table: 'T',
          operation: 'UpdateItem',
          key: { id: { N: 2 } },
          update: {
            expression: 'SET #expName_1 = :expValue_1',
            expressionNames: { '#expName_1': 'a' },
            expressionValues: { ':expValue_1': { N: 2 } },
          },
        },
        { table: 'T', operation: 'DeleteItem', key: { id: { N: 3 } } },
        {
          table: 'T',
          operation: 'ConditionCheck',
          key: { id: { N: 4 } },
          condition: {
            expression: '(#a = :a_eq)',
            expressionNames: { '#a': 'a' },
            expressionValues: { ':a_eq': { N: 1 } },
          },
        },
      ],
    })
  })

  it('keeps sets as sets', () => {
    expect(build("put({ key: { id: 'a' }, item: { s: ddb.toNumberSet([1]) } })")).toMatchObject({
      attributeValues: { s: { NS: [1] } },
    })
  })

  it('refuses sync()', () => {
    expect(() => build('sync({})')).toThrow('versioned data source')
  })
})

describe('update operations', () => {
  const one = { '#expName_1': 'n' }
  it.each<[string, unknown]>([
    [
      '{ n: 1, m: null }',
      expression(
        'SET #expName_1 = :expValue_1, #expName_2 = :expValue_2',
        { ...one, '#expName_2': 'm' },
        { ':expValue_1': { N: 1 }, ':expValue_2': { NULL: null } },
      ),
    ],
    [
      '{ n: ddb.operations.increment(2) }',
      expression('SET #expName_1 = #expName_1 + :expValue_1', one, { ':expValue_1': { N: 2 } }),
    ],
    [
      '{ n: ddb.operations.decrement() }',
      expression('SET #expName_1 = #expName_1 - :expValue_1', one, { ':expValue_1': { N: 1 } }),
    ],
    [
      '{ n: ddb.operations.append([1]) }',
      expression('SET #expName_1 = list_append(#expName_1, :expValue_1)', one, { ':expValue_1': { L: [{ N: 1 }] } }),
    ],
    [
      '{ n: ddb.operations.prepend([1]) }',
      expression('SET #expName_1 = list_append(:expValue_1, #expName_1)', one, { ':expValue_1': { L: [{ N: 1 }] } }),
    ],
    [
      '{ n: ddb.operations.add({ a: 1 }) }',
      expression('SET #expName_1 = :expValue_1', one, { ':expValue_1': { M: { a: { N: 1 } } } }),
    ],
    [
      '{ n: ddb.operations.replace({ a: 1 }) }',
      expression('SET #expName_1 = :expValue_1', one, { ':expValue_1': { M: { a: { N: 1 } } } }),
    ],
    ['{ n: ddb.operations.remove() }', expression('REMOVE #expName_1', one, {})],
    [
      "{ n: [ddb.operations.updateListItem('x', 1)] }",
      expression('SET #expName_1[1] = :expValue_1', one, { ':expValue_1': { S: 'x' } }),
    ],
    [
      '{ n: { a: 1 } }',
      expression('SET #expName_1.#expName_2 = :expValue_1', { ...one, '#expName_2': 'a' }, { ':expValue_1': { N: 1 } }),
    ],
  ])('%s', (fields, expected) => {
    expect(update(fields)).toEqual(expected)
  })
})
