import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { type IdempotencyMarkerItem, markerTtl } from '#table/idempotency-marker.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

/** Longer than sending and marking may take, retries included. */
export const CLAIM_MS = 15_000

/** `ours`: nobody else sends it until `until`; `done`: it was sent; `taken`: somebody may be sending it right now. */
export type Claim = { kind: 'ours'; until: number } | { kind: 'done' } | { kind: 'taken' }

const names = { '#type': 'type', '#ttl': 'ttl', '#until': 'until' }

/** Takes the right to send a receipt, unless it was sent or is being sent. `now` in epoch milliseconds. */
export async function claimReceipt(table: Table, key: Key, now: number): Promise<Claim> {
  const until = now + CLAIM_MS
  const claimed = await updateItem<IdempotencyMarkerItem>(table, {
    Key: key,
    UpdateExpression: 'SET #type = :once, #until = :until, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':once': 'once', ':until': until, ':ttl': markerTtl(now), ':now': now },
  })
  if (claimed.ok) return { kind: 'ours', until }
  return claimed.item?.until === undefined ? { kind: 'done' } : { kind: 'taken' }
}

/** Marks the receipt as sent, for good. */
export async function markSent(table: Table, key: Key): Promise<void> {
  await updateItem<IdempotencyMarkerItem>(table, {
    Key: key,
    UpdateExpression: 'REMOVE #until',
    ExpressionAttributeNames: { '#until': 'until' },
  })
}

/** Gives the right back after a mail that was not taken; a claim that ran out is somebody else's by now. */
export async function releaseReceipt(table: Table, key: Key, until: number): Promise<void> {
  await table.client.send(
    new DeleteCommand({
      TableName: table.name,
      Key: key,
      ConditionExpression: '#until = :until',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':until': until },
    }),
  )
}
