import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { type Change, changesOf, type ItemType, readChanges } from '#lambdas/dynamodb/changes.ts'

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>

/** Converts an item to the events' JSON, where bytes are base64. */
const image = (item: object): Image => {
  const marshalled = marshall(item, { removeUndefinedValues: true })
  const json = JSON.stringify(marshalled, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return JSON.parse(json) as Image
}

/** A change of an item as the table's stream delivers it. `more`: its sequence number and its time in seconds. */
export const aRecord = (
  before: object | undefined,
  after: object | undefined,
  more: Pick<NonNullable<DynamoDBRecord['dynamodb']>, 'SequenceNumber' | 'ApproximateCreationDateTime'> = {},
): DynamoDBRecord => ({
  dynamodb: { ...more, ...(before && { OldImage: image(before) }), ...(after && { NewImage: image(after) }) },
})

/** A stream batch as a projection on these types receives it. */
export const aBatch = <Type extends ItemType>(on: readonly Type[], ...Records: DynamoDBRecord[]): Change<Type>[] =>
  changesOf(readChanges({ Records }), on)
