import { isRecord } from '#shared/json.ts'
import { toDynamoDb } from '../util/to-dynamodb.ts'

const isSet = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length === 1 && ['SS', 'NS', 'BS'].some((type) => Array.isArray(value[type]))

/** Converts a plain value to DynamoDB's typed format; results of toStringSet, toNumberSet and toBinarySet stay sets. */
export const itemValue = (value: unknown): Record<string, unknown> => (isSet(value) ? value : toDynamoDb(value))

/** Converts every attribute of an item or key to DynamoDB's typed format. */
export const itemValues = (item: unknown): Record<string, unknown> =>
  isRecord(item) ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, itemValue(value)])) : {}
