import { isRecord } from '#shared/json.ts'
import { toDynamoDb } from '../util/to-dynamodb.ts'

const isSet = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length === 1 && ['SS', 'NS', 'BS'].some((type) => Array.isArray(value[type]))

/** A plain value typed for DynamoDB; what toStringSet, toNumberSet and toBinarySet made stays a set. */
export const itemValue = (value: unknown): Record<string, unknown> => (isSet(value) ? value : toDynamoDb(value))

/** Every attribute of an item or key typed for DynamoDB. */
export const itemValues = (item: unknown): Record<string, unknown> =>
  isRecord(item) ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, itemValue(value)])) : {}
