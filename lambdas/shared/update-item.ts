import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '../../data/keys.ts'
import type { Table } from './table.ts'

/** One update; the table's name and what it returns are added by `updateItem`. */
export type Update = Omit<UpdateCommandInput, 'TableName' | 'ReturnValues' | 'ReturnValuesOnConditionCheckFailure'>

/** The item as it stands after the update or, when its condition failed, as it stands without (absent: no such item). */
export type Updated<Item> = { ok: true; item: Item } | { ok: false; item: Item | undefined }

/** Updates one item; a failed condition is a result, not an error. `Item` is the shape that data/ gives such keys. */
export async function updateItem<Item extends Key>(table: Table, update: Update): Promise<Updated<Item>> {
  try {
    const reply = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        ...update,
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    )
    return { ok: true, item: reply.Attributes as Item }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return { ok: false, item: error.Item && (unmarshall(error.Item) as Item) }
  }
}
