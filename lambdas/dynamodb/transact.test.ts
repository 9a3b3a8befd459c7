import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { transactWrite } from './transact.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const table = freshTable()

const put = (pk: string) => ({ Put: { Item: { pk, sk: 'A', n: 1 }, ConditionExpression: 'attribute_not_exists(pk)' } })
const cancelled = (Code: string) =>
  new TransactionCanceledException({ $metadata: {}, message: 'cancelled', CancellationReasons: [{ Code }] })
// The SDK's overload with a callback returns nothing; the promise is what is awaited here.
const rejecting = (code: string) => (): unknown => Promise.reject(cancelled(code))

describe('transactWrite', () => {
  it('returns which condition failed and the stored item, and writes nothing', async () => {
    expect((await transactWrite(table, [put('one')])).ok).toBe(true)
    const written = await transactWrite(table, [put('two'), put('one')])
    expect(written).toEqual({ ok: false, index: 1, item: { pk: 'one', sk: 'A', n: 1 }, failed: [1] })
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: { pk: 'two', sk: 'A' } }))
    expect(Item).toBeUndefined()
  })

  it('retries a conflict with another transaction', async () => {
    const send = vi.spyOn(table.client, 'send')
    send.mockImplementationOnce(rejecting('TransactionConflict'))
    send.mockImplementationOnce(rejecting('ThrottlingError'))
    expect((await transactWrite(table, [put('one')])).ok).toBe(true)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('throws errors other than conditions and conflicts immediately', async () => {
    const send = vi.spyOn(table.client, 'send')
    send.mockImplementation(rejecting('ValidationError'))
    await expect(transactWrite(table, [put('one')])).rejects.toThrow('cancelled')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('treats a key that no item can have as a failed condition, and writes nothing', async () => {
    const long = { Update: { Key: { pk: 'x'.repeat(2_049), sk: 'A' }, UpdateExpression: 'SET n = n' } }
    const written = await transactWrite(table, [put('three'), long])
    expect(written).toEqual({ ok: false, index: 1, item: undefined, failed: [1] })
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: { pk: 'three', sk: 'A' } }))
    expect(Item).toBeUndefined()
  })
})
