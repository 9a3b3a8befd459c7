import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import type { Table } from './table.ts'

/**
 * Returns the item at a key, or undefined. `Item` is the shape that table/ defines for it: only this product writes the
 * table. Eventually consistent unless `consistent`.
 */
export async function getItem<Item extends Key>(
  table: Table,
  { pk, sk }: Key,
  { consistent = false } = {},
): Promise<Item | undefined> {
  if (!fitsKey({ pk, sk })) return undefined
  const reply = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { pk, sk }, ConsistentRead: consistent }),
  )
  return reply.Item as Item | undefined
}
