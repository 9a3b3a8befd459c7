import type { AttributeValue as StreamValue } from 'aws-lambda'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Found } from './transact.ts'

/** A stream record's image as the item it is. `Item` is the shape that data/ gives it: only this product writes the table. */
export const streamImage = <Item>(image: Record<string, StreamValue> | undefined): Found<Item> =>
  image && (unmarshall(image as Record<string, AttributeValue>) as Item)
