import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { sendUntilDone } from './send-until-done.ts'
import type { Table } from './table.ts'

const MOST_PUTS = 25

/**
 * Puts items without a condition, in the place of what may be there, 25 a request; of two with one key the later one stays. Not a
 * transaction: when it throws some may be written, so only what may be written again belongs here.
 */
export async function batchPut(table: Table, items: readonly Key[]): Promise<void> {
  const distinct = [...new Map(items.map((item) => [`${item.pk}\n${item.sk}`, item])).values()]
  for (let start = 0; start < distinct.length; start += MOST_PUTS) {
    const some = distinct.slice(start, start + MOST_PUTS)
    const asked: NonNullable<BatchWriteCommandOutput['UnprocessedItems']> = {
      [table.name]: some.map((Item) => ({ PutRequest: { Item } })),
    }
    await sendUntilDone(asked, async (RequestItems) => {
      const reply = await table.client.send(new BatchWriteCommand({ RequestItems }))
      return reply.UnprocessedItems
    })
  }
}
