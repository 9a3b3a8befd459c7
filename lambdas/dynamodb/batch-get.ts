import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import { sendUntilDone } from './send-until-done.ts'
import type { Table } from './table.ts'

const MOST_KEYS = 100

/** The items at these keys, in no order, without those that do not exist; a key given twice is read once, a hundred a request. */
export async function batchGet<Item extends Key>(
  table: Table,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Item[]> {
  const distinct = [...new Map(keys.filter(fitsKey).map((key) => [`${key.pk}\n${key.sk}`, key])).values()]
  const items: Item[] = []
  for (let start = 0; start < distinct.length; start += MOST_KEYS) {
    const some = distinct.slice(start, start + MOST_KEYS)
    const asked: NonNullable<BatchGetCommandOutput['UnprocessedKeys']> = {
      [table.name]: { Keys: some.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: consistent },
    }
    await sendUntilDone(asked, async (RequestItems) => {
      const reply = await table.client.send(new BatchGetCommand({ RequestItems }))
      items.push(...((reply.Responses?.[table.name] ?? []) as Item[]))
      return reply.UnprocessedKeys
    })
  }
  return items
}
