import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Key } from '../../data/keys.ts'
import { fitsKey } from './fits-key.ts'
import type { Table } from './table.ts'

const MOST_KEYS = 100
const TRIES = 8

async function getSome<Item extends Key>(table: Table, keys: readonly Key[], consistent: boolean): Promise<Item[]> {
  const items: Item[] = []
  let asked: NonNullable<BatchGetCommandOutput['UnprocessedKeys']> = {
    [table.name]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: consistent },
  }
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const reply = await table.client.send(new BatchGetCommand({ RequestItems: asked }))
    items.push(...((reply.Responses?.[table.name] ?? []) as Item[]))
    asked = reply.UnprocessedKeys ?? {}
    if (Object.keys(asked).length === 0) return items
    await sleep(Math.random() * 25 * 2 ** attempt)
  }
  throw new Error(`Keys were left unread after ${TRIES} tries`)
}

/** The items at these keys, in no order, without those that do not exist; a key given twice is read once, a hundred a request. */
export async function batchGet<Item extends Key>(
  table: Table,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Item[]> {
  const distinct = [...new Map(keys.filter(fitsKey).map((key) => [`${key.pk}\n${key.sk}`, key])).values()]
  const items: Item[] = []
  for (let start = 0; start < distinct.length; start += MOST_KEYS) {
    items.push(...(await getSome<Item>(table, distinct.slice(start, start + MOST_KEYS), consistent)))
  }
  return items
}
