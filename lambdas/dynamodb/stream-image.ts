import type { AttributeValue as StreamValue } from 'aws-lambda'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Found } from './transact.ts'

/** Converts an image to the SDK's format: Lambda's events are JSON, with bytes in base64. */
const withBytes = (image: Record<string, StreamValue>): Record<string, StreamValue> =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, valueWithBytes(value)]))

function valueWithBytes(value: StreamValue): StreamValue {
  const { B: bytes, L: list, M: map } = value as { B?: unknown; L?: StreamValue[]; M?: Record<string, StreamValue> }
  // The two SDK types describe the same values, one with base64 text and the other with bytes.
  if (typeof bytes === 'string') return { B: Uint8Array.from(Buffer.from(bytes, 'base64')) } as unknown as StreamValue
  if (list) return { L: list.map(valueWithBytes) }
  return map ? { M: withBytes(map) } : value
}

/**
 * Converts a stream record's image to its item. `Item` is the shape that table/ defines for it: only this product
 * writes the table.
 */
export const streamImage = <Item>(image: Record<string, StreamValue> | undefined): Found<Item> =>
  image && (unmarshall(withBytes(image) as Record<string, AttributeValue>) as Item)
