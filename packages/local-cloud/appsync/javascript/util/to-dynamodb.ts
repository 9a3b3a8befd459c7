import { isRecord } from '#shared/json.ts'

/**
 * Converts a plain value to DynamoDB's typed format as AppSync does: numbers stay numbers, and lists become lists,
 * never sets.
 */
export function toDynamoDb(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return { NULL: null }
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: value }
  if (typeof value === 'boolean') return { BOOL: value }
  if (Array.isArray(value)) return { L: value.map(toDynamoDb) }
  return { M: toMapValues(value) }
}

/** Converts every value of a map to DynamoDB's typed format. */
export function toMapValues(value: unknown): Record<string, unknown> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toDynamoDb(item)])) : {}
}
