import { describe, expect, it } from 'vitest'
import { evaluateBody } from '../testing/evaluate-body.ts'

const build = (call: string) => {
  const { result, error } = evaluateBody(`return ${call}`)
  if (error) throw new Error(error.message)
  return result
}
const update = (fields: string) => build(`ddb.update({ key: { id: 'a' }, update: ${fields} })`)
const expression = (text: string, names: Record<string, string>, values: Record<string, unknown>) => ({
  operation: 'UpdateItem',
  key: { id: { S: 'a' } },
  update: { expression: text, expressionNames: names, expressionValues: values },
})

describe('built-in-modules-js: request documents', () => {
  it.each<[string, unknown]>([
    [
      "ddb.get({ key: { id: 'a' }, consistentRead: true })",
      { operation: 'GetItem', key: { id: { S: 'a' } }, consistentRead: true },
    ],
    [
      "ddb.get({ key: { id: 1 }, projection: ['a', 'b.c[1]'] })",
      {
        operation: 'GetItem',
        key: { id: { N: 1 } },
        projection: { expression: '#a, #b.#c[1]', expressionNames: { '#a': 'a', '#b': 'b', '#c': 'c' } },
      },
    ],
    [
      "ddb.put({ key: { id: 'a' }, item: { n: 10 } })",
      { operation: 'PutItem', key: { id: { S: 'a' } }, attributeValues: { n: { N: 10 } } },
    ],
    [
      "ddb.put({ key: { id: 'a' }, item: {}, condition: { id: { attributeExists: false } } })",
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
    ["ddb.remove({ key: { id: 'a' } })", { operation: 'DeleteItem', key: { id: { S: 'a' } } }],
    ["ddb.scan({ limit: 10, nextToken: 'abc', filter: null })", { operation: 'Scan', limit: 10, nextToken: 'abc' }],
    [
      "ddb.query({ index: 'i', query: { id: { eq: 'a' } }, scanIndexForward: false, select: 'ALL_ATTRIBUTES' })",
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
      "ddb.batchGet({ tables: { T: { keys: [{ id: 'a' }], consistentRead: true } } })",
      { operation: 'BatchGetItem', tables: { T: { keys: [{ id: { S: 'a' } }], consistentRead: true } } },
    ],
    [
      "ddb.batchPut({ tables: { T: [{ id: 'a' }] } })",
      { operation: 'BatchPutItem', tables: { T: [{ id: { S: 'a' } }] } },
    ],
    [
      "ddb.batchDelete({ tables: { T: [{ id: 'a' }] } })",
      { operation: 'BatchDeleteItem', tables: { T: [{ id: { S: 'a' } }] } },
    ],
    [
      "ddb.transactGet({ items: [{ table: 'T', key: { id: 'a' } }] })",
      { operation: 'TransactGetItems', transactItems: [{ table: 'T', key: { id: { S: 'a' } } }] },
    ],
    ["ddb.toStringSet(['a'])", { SS: ['a'] }],
    ['ddb.toNumberSet([1, 2.5])', { NS: [1, 2.5] }],
    ["ddb.toBinarySet(['Zm9v'])", { BS: ['Zm9v'] }],
    [
      "ddb.remove({ key: { id: 'a' }, condition: { n: { between: [1, 5] } } })",
      {
        operation: 'DeleteItem',
        key: { id: { S: 'a' } },
        condition: {
          expression: '(#n BETWEEN :n_between_start AND :n_between_end)',
          expressionNames: { '#n': 'n' },
          expressionValues: { ':n_between_start': { N: 1 }, ':n_between_end': { N: 5 } },
        },
      },
    ],
    [
      "ddb.scan({ index: 'i', filter: { title: { contains: 'x' } }, totalSegments: 4, segment: 1, consistentRead: true })",
      {
        operation: 'Scan',
        index: 'i',
        totalSegments: 4,
        segment: 1,
        consistentRead: true,
        filter: {
          expression: '(contains(#title,:title_contains))',
          expressionNames: { '#title': 'title' },
          expressionValues: { ':title_contains': { S: 'x' } },
        },
      },
    ],
    [
      "ddb.query({ query: { pk: { eq: 'a' }, sk: { beginsWith: 'b' } }, limit: 5, nextToken: null, projection: ['n'] })",
      {
        operation: 'Query',
        limit: 5,
        query: {
          expression: '(#pk = :pk_eq) AND (begins_with(#sk,:sk_beginsWith))',
          expressionNames: { '#pk': 'pk', '#sk': 'sk' },
          expressionValues: { ':pk_eq': { S: 'a' }, ':sk_beginsWith': { S: 'b' } },
        },
        projection: { expression: '#n', expressionNames: { '#n': 'n' } },
      },
    ],
  ])('%s', (call, expected) => expect(build(call)).toEqual(expected))

  it('builds every item of a transaction', () => {
    expect(
      build(
        "ddb.transactWrite({ items: [{ putItem: { table: 'T', key: { id: 1 }, item: { a: 1 } } }, { updateItem: { table: 'T', key: { id: 2 }, update: { a: 2 } } }, { deleteItem: { table: 'T', key: { id: 3 } } }, { conditionCheck: { table: 'T', key: { id: 4 }, condition: { a: { eq: 1 } } } }] })",
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

  it('writes sets as sets', () => {
    expect(build("ddb.put({ key: { id: 'a' }, item: { s: ddb.toNumberSet([1]) } })")).toMatchObject({
      attributeValues: { s: { NS: [1] } },
    })
  })

  it('ddb.sync() fails because no data source is versioned', () => {
    expect(() => build('ddb.sync({})')).toThrow('versioned data source')
  })
})

describe('built-in-modules-js: update operations', () => {
  const names = { '#expName_1': 'n' }
  it.each<[string, unknown]>([
    [
      '{ n: 1, m: null }',
      expression(
        'SET #expName_1 = :expValue_1, #expName_2 = :expValue_2',
        { ...names, '#expName_2': 'm' },
        { ':expValue_1': { N: 1 }, ':expValue_2': { NULL: null } },
      ),
    ],
    [
      '{ n: ddb.operations.increment(2) }',
      expression('SET #expName_1 = #expName_1 + :expValue_1', names, { ':expValue_1': { N: 2 } }),
    ],
    [
      '{ n: ddb.operations.decrement() }',
      expression('SET #expName_1 = #expName_1 - :expValue_1', names, { ':expValue_1': { N: 1 } }),
    ],
    [
      '{ n: ddb.operations.append([1]) }',
      expression('SET #expName_1 = list_append(#expName_1, :expValue_1)', names, { ':expValue_1': { L: [{ N: 1 }] } }),
    ],
    [
      '{ n: ddb.operations.prepend([1]) }',
      expression('SET #expName_1 = list_append(:expValue_1, #expName_1)', names, { ':expValue_1': { L: [{ N: 1 }] } }),
    ],
    [
      '{ n: ddb.operations.add({ a: 1 }) }',
      expression('SET #expName_1 = :expValue_1', names, { ':expValue_1': { M: { a: { N: 1 } } } }),
    ],
    [
      '{ n: ddb.operations.replace({ a: 1 }) }',
      expression('SET #expName_1 = :expValue_1', names, { ':expValue_1': { M: { a: { N: 1 } } } }),
    ],
    ['{ n: ddb.operations.remove() }', expression('REMOVE #expName_1', names, {})],
    [
      "{ n: [ddb.operations.updateListItem('x', 1)] }",
      expression('SET #expName_1[1] = :expValue_1', names, { ':expValue_1': { S: 'x' } }),
    ],
    [
      '{ n: { a: 1 } }',
      expression(
        'SET #expName_1.#expName_2 = :expValue_1',
        { ...names, '#expName_2': 'a' },
        { ':expValue_1': { N: 1 } },
      ),
    ],
  ])('%s', (fields, expected) => expect(update(fields)).toEqual(expected))
})
