import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>

/** As the events have it: JSON, in which bytes are base64. */
const image = (item: object): Image => {
  const marshalled = marshall(item, { removeUndefinedValues: true })
  const json = JSON.stringify(marshalled, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return JSON.parse(json) as Image
}

/** A change of an item as the table's stream delivers it. */
export const aRecord = (before: object | undefined, after: object | undefined): DynamoDBRecord => ({
  dynamodb: { ...(before && { OldImage: image(before) }), ...(after && { NewImage: image(after) }) },
})

/** A batch of the table's stream. */
export const aBatch = (...Records: DynamoDBRecord[]): DynamoDBStreamEvent => ({ Records })
