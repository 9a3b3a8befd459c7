import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '../../data/keys.ts'
import type { Table } from './table.ts'

const BATCH = 100

/** Reads the items of these keys with strong consistency, in no order; missing ones are absent. Repeated keys count once. */
export async function batchGet(table: Table, keys: readonly Key[]): Promise<Record<string, unknown>[]> {
  const distinct = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()]
  const found: Record<string, unknown>[] = []
  for (let start = 0; start < distinct.length; start += BATCH) {
    let wanted: Record<string, unknown>[] = distinct.slice(start, start + BATCH).map(({ pk, sk }) => ({ pk, sk }))
    while (wanted.length > 0) {
      const reply = await table.client.send(
        new BatchGetCommand({ RequestItems: { [table.name]: { Keys: wanted, ConsistentRead: true } } }),
      )
      found.push(...(reply.Responses?.[table.name] ?? []))
      wanted = reply.UnprocessedKeys?.[table.name]?.Keys ?? []
    }
  }
  return found
}
