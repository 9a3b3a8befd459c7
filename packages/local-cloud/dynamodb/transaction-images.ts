import { at, isObject, listOf, objectOf, type Json, type JsonObject } from '../shared/json.ts'
import { callTable } from './call-table.ts'
import type { TableSpec } from './read-tables.ts'

/** An item's image if it is known without a read; `undefined` if the item doesn't exist. */
type Known = { image: JsonObject | undefined }

/**
 * A key that a request writes or checks. `write` is false for a condition check. `before` and `after` are the item
 * before and after a successful request, if the request itself determines them.
 */
export type Touched = { table: TableSpec; key: JsonObject; write: boolean; before?: Known; after?: Known }

const NONE: Known = { image: undefined }

/**
 * The images that a successful write determines: the item before a Put is known only if its condition requires that
 * none exists. A condition check is billed only for the item before.
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

/** A key, or an item's key, as text. */
const textOfKey = (names: readonly string[], item: JsonObject): string =>
  JSON.stringify(names.map((name) => item[name] ?? null))

/** Reads the items of the keys without metering; the results are in the order of the keys. */
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

/** The items before or after a successful request: from the request itself if known, otherwise read. */
export async function imagesOf(
  endpoint: string,
  touched: readonly Touched[],
  when: 'before' | 'after',
): Promise<(JsonObject | undefined)[]> {
  const unknown = touched.filter((touch) => touch[when] === undefined)
  const read = new Map((await readImages(endpoint, unknown)).map((image, index) => [unknown[index], image]))
  return touched.map((touch) => (touch[when] ?? { image: read.get(touch) }).image)
}
