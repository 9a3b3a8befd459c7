import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>
// The SDK and the events name the same attribute values by two types.
const image = (item: object): Image => marshall(item, { removeUndefinedValues: true }) as Image

/** A change of an item as the table's stream delivers it. */
export const aRecord = (before: object | undefined, after: object | undefined): DynamoDBRecord => ({
  dynamodb: { ...(before && { OldImage: image(before) }), ...(after && { NewImage: image(after) }) },
})

/** A batch of the table's stream. */
export const aBatch = (...Records: DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records })
