import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { expect, it, vi } from 'vitest'
import { updateItem } from './update-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable()

const Key = { pk: 'one', sk: 'A' }
const step = {
  Key,
  UpdateExpression: 'SET n = if_not_exists(n, :zero) + :one',
  ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
}
const conflict = () =>
  new TransactionConflictException({ $metadata: {}, message: 'Transaction is ongoing for the item' })
// The SDK's overload with a callback returns nothing; the promise is what is awaited here.
const conflicting = (): unknown => Promise.reject(conflict())

it('an update is retried while a transaction holds the item, and applies once', async () => {
  const send = vi.spyOn(table.client, 'send')
  send.mockImplementationOnce(conflicting).mockImplementationOnce(conflicting)
  expect(await updateItem(table, step)).toEqual({ ok: true, item: { ...Key, n: 1 } })
  expect(send).toHaveBeenCalledTimes(3)
})

it('a failed condition returns the stored item and is not retried', async () => {
  await updateItem(table, step)
  const send = vi.spyOn(table.client, 'send')
  const refused = { Key, ConditionExpression: 'n = :two', ExpressionAttributeValues: { ':two': 2 } }
  expect(await updateItem(table, refused)).toEqual({ ok: false, item: { ...Key, n: 1 } })
  expect(send).toHaveBeenCalledTimes(1)
})

it('an update without changes only reads: the item stays as it is', async () => {
  await updateItem(table, step)
  const look = { Key, ConditionExpression: 'n = :one', ExpressionAttributeValues: { ':one': 1 } }
  expect(await updateItem(table, look)).toEqual({ ok: true, item: { ...Key, n: 1 } })
})
