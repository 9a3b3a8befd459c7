import { setTimeout as sleep } from 'node:timers/promises'
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  BatchWriteCommand,
  type BatchWriteCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import type { Table } from './table.ts'

const TRIES = 8

/**
 * Sends a batch, and resends unprocessed items after doubling pauses; `send` returns them, by table. Throws if any are
 * left after eight tries.
 */
export async function sendUntilDone<Batch extends object>(
  batch: Batch,
  send: (batch: Batch) => Promise<Batch | undefined>,
): Promise<void> {
  let rest = batch
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const left = await send(rest)
    if (left === undefined || Object.keys(left).length === 0) return
    rest = left
    await sleep(Math.random() * 25 * 2 ** attempt)
  }
  throw new Error(`Keys were left undone after ${TRIES} tries`)
}

const MAX_KEYS = 100

/**
 * Returns the items at these keys, in no order, without missing ones; reads a duplicate key once, a hundred keys a
 * request.
 */
export async function batchGet<Item extends Key>(
  table: Table,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Item[]> {
  const distinct = [...new Map(keys.filter(fitsKey).map((key) => [`${key.pk}\n${key.sk}`, key])).values()]
  const items: Item[] = []
  for (let start = 0; start < distinct.length; start += MAX_KEYS) {
    const batch = distinct.slice(start, start + MAX_KEYS)
    const request: NonNullable<BatchGetCommandOutput['UnprocessedKeys']> = {
      [table.name]: { Keys: batch.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: consistent },
    }
    await sendUntilDone(request, async (RequestItems) => {
      const reply = await table.client.send(new BatchGetCommand({ RequestItems }))
      items.push(...((reply.Responses?.[table.name] ?? []) as Item[]))
      return reply.UnprocessedKeys
    })
  }
  return items
}

const MAX_PUTS = 25

/**
 * Puts items without a condition, replacing existing ones, 25 a request; of two with the same key the later one stays.
 * Not a transaction: if it throws, some may be written, so use it only for repeatable writes.
 */
export async function batchPut(table: Table, items: readonly Key[]): Promise<void> {
  const distinct = [...new Map(items.map((item) => [`${item.pk}\n${item.sk}`, item])).values()]
  for (let start = 0; start < distinct.length; start += MAX_PUTS) {
    const batch = distinct.slice(start, start + MAX_PUTS)
    const request: NonNullable<BatchWriteCommandOutput['UnprocessedItems']> = {
      [table.name]: batch.map((Item) => ({ PutRequest: { Item } })),
    }
    await sendUntilDone(request, async (RequestItems) => {
      const reply = await table.client.send(new BatchWriteCommand({ RequestItems }))
      return reply.UnprocessedItems
    })
  }
}
