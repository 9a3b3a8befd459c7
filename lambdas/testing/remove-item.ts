import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Removes any item from a test's table. */
export async function removeItem(table: Table, { pk, sk }: Key): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }))
}
