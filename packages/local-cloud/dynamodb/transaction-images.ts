import { at, isObject, listOf, objectOf, type Json, type JsonObject } from '../shared/json.ts'
import { callTable } from './call-table.ts'
import type { TableSpec } from './read-tables.ts'

/** What is known of an item without a read; `undefined` where only a read says. */
type Known = { image: JsonObject | undefined }

/**
 * A key that a request writes or checks. `write` is false for a condition check. `before` and `after` are the item before and after
 * a request that succeeds, where the request itself says so.
 */
export type Touched = { table: TableSpec; key: JsonObject; write: boolean; before?: Known; after?: Known }

const NONE: Known = { image: undefined }

/**
 * What a write that succeeds says of its item: what a Put replaced is known only when its condition is that there was nothing. After a
 * condition check only what was there before is billed.
 */
function saidBy(kind: string, action: Json | undefined, { keys }: TableSpec): Pick<Touched, 'before' | 'after'> {
  if (kind === 'Delete' || kind === 'ConditionCheck') return { after: NONE }
  if (kind !== 'Put') return {}
  const isNew = at(action, 'ConditionExpression') === `attribute_not_exists(${keys.hash})`
  return { after: { image: objectOf(at(action, 'Item')) }, ...(isNew && { before: NONE }) }
}

/** The keys that a write request touches, in its order. */
export function listTouched(operation: string, body: JsonObject, tables: TableSpec[]): Touched[] {
  const touch = (action: Json | undefined, kind: string): Touched[] => {
    const table = tables.find(({ name, arn }) => name === at(action, 'TableName') || arn === at(action, 'TableName'))
    const source = objectOf(at(action, 'Key') ?? at(action, 'Item'))
    if (table === undefined) return []
    const names = [table.keys.hash, table.keys.range ?? ''].filter((name) => name in source)
    const key = Object.fromEntries(names.map((name) => [name, source[name] ?? null]))
    return [{ table, key, write: kind !== 'ConditionCheck', ...saidBy(kind, action, table) }]
  }
  if (operation !== 'TransactWriteItems') return touch(body, operation)
  return listOf(body['TransactItems']).flatMap((item) =>
    Object.entries(objectOf(item)).flatMap(([kind, action]) => touch(action, kind)),
  )
}

/** A key, or that of an item, as text. */
const textOfKey = (names: readonly string[], item: JsonObject): string =>
  JSON.stringify(names.map((name) => item[name] ?? null))

/** Reads the items behind the keys, past the meter; the answers have the order of the keys. */
export async function readImages(endpoint: string, touched: readonly Touched[]): Promise<(JsonObject | undefined)[]> {
  if (touched.length === 0) return []
  const requests = new Map<string, Map<string, JsonObject>>()
  for (const { table, key } of touched) {
    const keys = requests.get(table.name) ?? new Map<string, JsonObject>()
    requests.set(table.name, keys.set(textOfKey(Object.keys(key), key), key))
  }
  const answer = await callTable(endpoint, 'BatchGetItem', {
    RequestItems: Object.fromEntries(
      [...requests].map(([name, keys]) => [name, { Keys: [...keys.values()], ConsistentRead: true }]),
    ),
  })
  const items = new Map<string, JsonObject>()
  for (const [name, keys] of requests) {
    const [first = {}] = keys.values()
    for (const item of listOf(at(answer['Responses'], name)).filter(isObject))
      items.set(`${name} ${textOfKey(Object.keys(first), item)}`, item)
  }
  return touched.map(({ table, key }) => items.get(`${table.name} ${textOfKey(Object.keys(key), key)}`))
}

/** The items before or after a request that succeeds: what it says itself, and the rest by a read. */
export async function imagesOf(
  endpoint: string,
  touched: readonly Touched[],
  when: 'before' | 'after',
): Promise<(JsonObject | undefined)[]> {
  const unknown = touched.filter((touch) => touch[when] === undefined)
  const read = new Map((await readImages(endpoint, unknown)).map((image, index) => [unknown[index], image]))
  return touched.map((touch) => (touch[when] ?? { image: read.get(touch) }).image)
}
