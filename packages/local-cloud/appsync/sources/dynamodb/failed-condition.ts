import { type ConditionalCheckFailedException, type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { isDeepStrictEqual } from 'node:util'
import { asList, asRecord } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'
import { SourceError } from '../source-error.ts'
import { fromItem, fromOptionalItem, type Item } from './attribute-values.ts'

/** A write whose condition failed; `wanted` is the item that a put would have stored. */
export type FailedWrite = {
  operation: string
  table: string
  key: Item
  wanted?: Item
  condition: unknown
  error: ConditionalCheckFailedException
}

const without = (item: Record<string, unknown>, ignored: readonly unknown[]) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !ignored.includes(key)))

/**
 * Handles a failed condition as AppSync does: it reads the item and treats the write as successful if its effect is
 * already there (an equal item for a put, none for a delete; attributes in `equalsIgnore` are ignored). Otherwise it
 * throws an error that includes the item.
 */
export async function settleFailedCondition(client: DynamoDBClient, write: FailedWrite): Promise<unknown> {
  const { equalsIgnore, consistentRead, conditionalCheckFailedHandler } = asRecord(write.condition)
  if (asRecord(conditionalCheckFailedHandler)['strategy'] === 'Custom')
    throw new MappingError(
      "The conditionalCheckFailedHandler strategy 'Custom' is not offered by the local AppSync runtime.",
    )
  const reply = await client.send(
    new GetItemCommand({ TableName: write.table, Key: write.key, ConsistentRead: consistentRead !== false }),
  )
  const current = fromOptionalItem(reply.Item)
  if (write.operation === 'DeleteItem' && current === null) return null
  if (write.wanted && current) {
    const ignored = asList(equalsIgnore)
    if (isDeepStrictEqual(without(current, ignored), without(fromItem(write.wanted), ignored))) return current
  }
  const { requestId = '' } = write.error.$metadata
  throw new SourceError(
    'DynamoDB:ConditionalCheckFailedException',
    `The conditional request failed (Service: DynamoDb, Status Code: 400, Request ID: ${requestId})`,
    current,
  )
}
