import { at, isObject, listOf, objectOf, type Json, type JsonObject } from '../shared/json.ts'
import { callTable } from './call-table.ts'
import type { TableSpec } from './read-tables.ts'

/** A key that a request writes or checks. `write` is false for a condition check. */
export type Touched = { table: TableSpec; key: JsonObject; write: boolean }

/** The keys that a write request touches, in its order. */
export function listTouched(operation: string, body: JsonObject, tables: TableSpec[]): Touched[] {
  const touch = (action: Json | undefined, write: boolean): Touched[] => {
    const table = tables.find(({ name, arn }) => name === at(action, 'TableName') || arn === at(action, 'TableName'))
    const source = objectOf(at(action, 'Key') ?? at(action, 'Item'))
    if (table === undefined) return []
    const names = [table.keys.hash, table.keys.range ?? ''].filter((name) => name in source)
    return [{ table, key: Object.fromEntries(names.map((name) => [name, source[name] ?? null])), write }]
  }
  if (operation !== 'TransactWriteItems') return touch(body, true)
  return listOf(body['TransactItems']).flatMap((item) =>
    Object.entries(objectOf(item)).flatMap(([kind, action]) => touch(action, kind !== 'ConditionCheck')),
  )
}

const sameKey = (key: JsonObject, item: JsonObject): boolean =>
  Object.entries(key).every(([name, value]) => JSON.stringify(item[name]) === JSON.stringify(value))

/** Reads the items behind the keys, past the meter; the answers have the order of the keys. */
export async function readImages(endpoint: string, touched: Touched[]): Promise<(JsonObject | undefined)[]> {
  const requests: JsonObject = {}
  for (const { table, key } of touched) {
    const keys = listOf(at(requests[table.name], 'Keys'))
    if (!keys.some((seen) => isObject(seen) && sameKey(key, seen))) keys.push(key)
    requests[table.name] = { Keys: keys, ConsistentRead: true }
  }
  if (touched.length === 0) return []
  const answer = await callTable(endpoint, 'BatchGetItem', { RequestItems: requests })
  return touched.map(({ table, key }) =>
    listOf(at(answer['Responses'], table.name))
      .filter(isObject)
      .find((item) => sameKey(key, item)),
  )
}
