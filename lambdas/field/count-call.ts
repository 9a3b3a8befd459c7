import type { CallsItem } from '#table/guards.ts'
import { callsKey } from '#table/keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

const MINUTE = 60_000

/** A kind of call that a user may make `most` times a minute. */
export type CallLimit = { kind: 'review' | 'card-service'; most: number }

/**
 * Counts a user's call. Returns false if the minute's limit is reached. `now` in epoch milliseconds. 1 write unit, 2
 * for the first of a minute.
 */
export async function countCall(table: Table, uid: string, { kind, most }: CallLimit, now: number): Promise<boolean> {
  const Key = callsKey(uid, kind)
  const minute = Math.floor(now / MINUTE)
  const names = { '#minute': 'minute', '#calls': 'calls' }
  const counted = await updateItem<CallsItem>(table, {
    Key,
    UpdateExpression: 'ADD #calls :one',
    ConditionExpression: '#minute = :minute AND #calls < :most',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':minute': minute, ':one': 1, ':most': most },
  })
  if (counted.ok) return true
  if (counted.item?.minute === minute) return false
  const first = await updateItem<CallsItem>(table, {
    Key,
    UpdateExpression: 'SET #type = :type, #minute = :minute, #calls = :one, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR #minute <> :minute',
    ExpressionAttributeNames: { ...names, '#type': 'type', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':type': 'calls' satisfies CallsItem['type'],
      ':minute': minute,
      ':one': 1,
      ':ttl': (minute + 2) * 60,
    },
  })
  // A concurrent call was the first of this minute, so this one is added to it.
  return first.ok || countCall(table, uid, { kind, most }, now)
}
