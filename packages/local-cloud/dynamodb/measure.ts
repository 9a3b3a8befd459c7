import { at, isObject, listOf, numberOf, textOf, type JsonObject } from '../shared/json.ts'
import { itemSize } from './item-size.ts'
import type { TableSpec } from './read-tables.ts'
import { imagesOf, listTouched, readImages } from './transaction-images.ts'
import { unitsOf, writeUnits } from './write-units.ts'

export type Units = { reads: number; writes: number }

const readOperations = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']
const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem']

/** Whether an operation only reads items. */
export const isRead = (operation: string): boolean => readOperations.includes(operation)

/** Whether DynamoDB returns consumed capacity for an operation. */
export function isMetered(operation: string): boolean {
  return [...readOperations, ...singleWrites, 'BatchWriteItem', 'TransactWriteItems'].includes(operation)
}

/** Computes the units of a request that is about to be forwarded, once its response is known. */
export type Measurement = (answer: { ok: boolean; body: JsonObject; code: string }) => Promise<Units>

function reported(body: JsonObject): number {
  return listOf(body['ConsumedCapacity']).reduce(
    (sum: number, consumed) => sum + (numberOf(at(consumed, 'CapacityUnits')) ?? 0),
    0,
  )
}

/** AWS bills a minimum for a Query or Scan without results, which DynamoDB Local omits. */
function readUnits(operation: string, request: JsonObject, body: JsonObject): number {
  const least = operation === 'Query' || operation === 'Scan' ? (request['ConsistentRead'] === true ? 1 : 0.5) : 0
  return Math.max(least, reported(body))
}

/** A failed condition is billed by the size of the item it checked, at least one unit; twice that in a transaction. */
async function refusedUnits(
  endpoint: string,
  operation: string,
  request: JsonObject,
  tables: TableSpec[],
): Promise<number> {
  const items = await readImages(endpoint, listTouched(operation, request, tables))
  const factor = operation === 'TransactWriteItems' ? 2 : 1
  return items.reduce((sum, item) => sum + factor * unitsOf(itemSize(item)), 0)
}

/**
 * Measures a request by AWS's rules, using DynamoDB Local's numbers where they are right. Write transactions are
 * computed from the items before and after, read where the request doesn't contain them (2 units per KB of the larger
 * one, 2 for a condition check, index entries doubled as well).
 */
export async function measure(
  endpoint: string,
  operation: string,
  request: JsonObject,
  tables: TableSpec[],
): Promise<Measurement> {
  const transaction = operation === 'TransactWriteItems'
  const touched = transaction ? listTouched(operation, request, tables) : []
  const before = await imagesOf(endpoint, touched, 'before').catch(() => [])
  return async ({ ok, body, code }) => {
    if (readOperations.includes(operation)) return { reads: ok ? readUnits(operation, request, body) : 0, writes: 0 }
    if (code === 'ConditionalCheckFailedException' || code === 'TransactionCanceledException') {
      return { reads: 0, writes: await refusedUnits(endpoint, operation, request, tables) }
    }
    if (!ok) return { reads: 0, writes: 0 }
    if (!transaction) return { reads: 0, writes: reported(body) }
    const after = await imagesOf(endpoint, touched, 'after')
    const writes = touched.reduce((sum, { table, write }, index) => {
      const change = { before: before[index], after: after[index] }
      return sum + 2 * (write ? writeUnits(change, table) : unitsOf(itemSize(change.before)))
    }, 0)
    return { reads: 0, writes }
  }
}

/** The tables in a request, for the meter's list. */
export function tableNames(request: JsonObject): string {
  const named = textOf(request['TableName'])
  if (named !== undefined) return named
  const inner = listOf(request['TransactItems']).flatMap((item) => (isObject(item) ? Object.values(item) : []))
  const names = inner.map((action) => textOf(at(action, 'TableName')) ?? '')
  const batch = isObject(request['RequestItems']) ? Object.keys(request['RequestItems']) : []
  return [...new Set([...names, ...batch])].join(', ')
}
