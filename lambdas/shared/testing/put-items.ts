import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '../../../data/keys.ts'
import type { Table } from '../table.ts'

/** Puts items into a test's table as they are. */
export async function putItems(table: Table, items: readonly Key[]): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.pop(); item; item = rest.pop())
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
