import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../shared/json.ts'
import { listAccesses, type Access } from './list-accesses.ts'
import type { TableSpec } from './read-tables.ts'

const tables: TableSpec[] = [
  {
    name: 't',
    arn: 'arn:aws:dynamodb:us-east-1:000000000000:table/t',
    keys: { hash: 'pk', range: 'sk' },
    indexes: [{ name: 'g', keys: { hash: 'gpk', range: 'gsk' }, projection: {} }],
    create: {},
  },
]

const key = (pk: string): JsonObject => ({ pk: { S: pk }, sk: { S: 's' } })
const values = (text: string): JsonObject => ({ ':p': { S: text } })

describe('the accesses of a request', () => {
  it.each<[string, JsonObject, Access[]]>([
    ['GetItem', { TableName: 't', Key: key('A') }, [{ action: 'GetItem', table: 't', leadingKeys: ['A'] }]],
    ['PutItem', { TableName: 't', Item: key('A') }, [{ action: 'PutItem', table: 't', leadingKeys: ['A'] }]],
    [
      'Query',
      {
        TableName: 't',
        KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
        ExpressionAttributeValues: values('A'),
      },
      [{ action: 'Query', table: 't', leadingKeys: ['A'] }],
    ],
    [
      'Query',
      {
        TableName: 't',
        IndexName: 'g',
        KeyConditionExpression: '#k=:p',
        ExpressionAttributeNames: { '#k': 'gpk' },
        ExpressionAttributeValues: values('B'),
      },
      [{ action: 'Query', table: 't', index: 'g', leadingKeys: ['B'] }],
    ],
    ['Scan', { TableName: 't', IndexName: 'g' }, [{ action: 'Scan', table: 't', index: 'g' }]],
    [
      'BatchGetItem',
      { RequestItems: { t: { Keys: [key('A'), key('B')] } } },
      [{ action: 'BatchGetItem', table: 't', leadingKeys: ['A', 'B'] }],
    ],
    [
      'BatchWriteItem',
      { RequestItems: { t: [{ PutRequest: { Item: key('A') } }, { DeleteRequest: { Key: key('B') } }] } },
      [{ action: 'BatchWriteItem', table: 't', leadingKeys: ['A', 'B'] }],
    ],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: 't', Item: key('A') } },
          { Update: { TableName: 't', Key: key('B') } },
          { Delete: { TableName: 't', Key: key('C') } },
          { ConditionCheck: { TableName: 't', Key: key('D') } },
        ],
      },
      [
        { action: 'PutItem', table: 't', leadingKeys: ['A'] },
        { action: 'UpdateItem', table: 't', leadingKeys: ['B'] },
        { action: 'DeleteItem', table: 't', leadingKeys: ['C'] },
        { action: 'ConditionCheckItem', table: 't', leadingKeys: ['D'] },
      ],
    ],
    [
      'TransactGetItems',
      { TransactItems: [{ Get: { TableName: 't', Key: key('A') } }] },
      [{ action: 'GetItem', table: 't', leadingKeys: ['A'] }],
    ],
  ])('are listed for %s', (operation, body, expected) => {
    expect(listAccesses(operation, body, tables)).toEqual(expected)
  })
})
