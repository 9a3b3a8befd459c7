import { at, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../shared/json.ts'
import type { TableSpec } from './read-tables.ts'

/** One access of a request, as IAM evaluates it. `leadingKeys` is absent if the request names no partition (a Scan). */
export type Access = { action: string; table: string; index?: string; leadingKeys?: string[] }

const transactActions: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

const attributeText = (value: Json | undefined): string[] =>
  Object.values(objectOf(value)).filter((name) => typeof name === 'string')

/** The partition key value of a Query, from `KeyConditionExpression` or the older `KeyConditions`. */
function queriedKey(body: JsonObject, hash: string): string[] {
  const older = listOf(at(body['KeyConditions'], hash, 'AttributeValueList')).flatMap(attributeText)
  const expression = textOf(body['KeyConditionExpression']) ?? ''
  for (const [, name = '', value = ''] of expression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g)) {
    const attribute = name.startsWith('#') ? textOf(at(body['ExpressionAttributeNames'], name)) : name
    if (attribute === hash) return attributeText(at(body['ExpressionAttributeValues'], value))
  }
  return older
}

function queryAccess(body: JsonObject, table: string, spec: TableSpec | undefined): Access {
  const index = textOf(body['IndexName'])
  const keys = index === undefined ? spec?.keys : spec?.indexes.find(({ name }) => name === index)?.keys
  return {
    action: 'Query',
    table,
    ...(index === undefined ? {} : { index }),
    leadingKeys: queriedKey(body, keys?.hash ?? ''),
  }
}

function batchAccesses(operation: string, body: JsonObject, hashOf: (table: string) => string): Access[] {
  return Object.entries(objectOf(body['RequestItems'])).map(([table, request]) => {
    const items = operation === 'BatchGetItem' ? listOf(at(request, 'Keys')) : listOf(request)
    const keys = items.map((item) => at(item, 'PutRequest', 'Item') ?? at(item, 'DeleteRequest', 'Key') ?? item)
    return { action: operation, table, leadingKeys: keys.flatMap((key) => attributeText(at(key, hashOf(table)))) }
  })
}

/** Lists every access of a request, one per action and table, including the actions inside transactions. */
export function listAccesses(operation: string, body: JsonObject, tables: TableSpec[]): Access[] {
  const specOf = (table: string) => tables.find(({ name, arn }) => name === table || arn === table)
  const hashOf = (table: string) => specOf(table)?.keys.hash ?? ''
  const table = textOf(body['TableName']) ?? ''
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') return batchAccesses(operation, body, hashOf)
  if (operation === 'TransactGetItems' || operation === 'TransactWriteItems') {
    return listOf(body['TransactItems']).flatMap((item) =>
      Object.entries(objectOf(item)).map(([kind, action]) => {
        const inner = textOf(at(action, 'TableName')) ?? ''
        const key = at(action, 'Key') ?? at(action, 'Item')
        return {
          action: transactActions[kind] ?? kind,
          table: inner,
          leadingKeys: attributeText(at(key, hashOf(inner))),
        }
      }),
    )
  }
  if (operation === 'Query') return [queryAccess(body, table, specOf(table))]
  if (operation === 'Scan') {
    const index = textOf(body['IndexName'])
    return [{ action: 'Scan', table, ...(index === undefined ? {} : { index }) }]
  }
  const key = isObject(body['Key']) ? body['Key'] : body['Item']
  return [
    { action: operation, table, ...(key === undefined ? {} : { leadingKeys: attributeText(at(key, hashOf(table))) }) },
  ]
}
