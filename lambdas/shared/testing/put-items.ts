import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '../../../data/keys.ts'
import type { Table } from '../table.ts'

const BATCH = 25

/** Puts items into a test's table as they are. */
export async function putItems(table: Table, items: readonly Key[]): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const puts = items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } }))
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: puts } }))
  }
}
