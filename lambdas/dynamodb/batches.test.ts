import type { BatchGetCommandInput, BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { batchGet, batchPut } from './batches.ts'
import type { Table } from './table.ts'

const items = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'AUDIT', sk: String(n) }))
const put = (item: object) => ({ PutRequest: { Item: item } })

/** A table that answers requests with `replies` in order, repeating the last one, and records the requests. */
function answering<Request>(...replies: ((request: Request | undefined) => object)[]) {
  const requests: (Request | undefined)[] = []
  const send = ({ input }: { input: { RequestItems?: Record<string, Request> } }) => {
    const of = input.RequestItems?.['t']
    requests.push(of)
    return Promise.resolve((replies[requests.length - 1] ?? replies.at(-1))?.(of) ?? {})
  }
  return { requests, table: { client: { send }, name: 't' } as unknown as Table }
}
type Puts = NonNullable<BatchWriteCommandInput['RequestItems']>[string]
type Keys = NonNullable<BatchGetCommandInput['RequestItems']>[string]

describe('items put in batches', () => {
  it('go 25 a request, of two with one key the later', async () => {
    const { requests, table } = answering<Puts>(() => ({}))
    const again = { pk: 'AUDIT', sk: '3', again: true }
    await batchPut(table, [...items(30), again])
    expect(requests.map((puts) => puts?.length)).toEqual([25, 5])
    expect(requests[0]).toContainEqual(put(again))
    expect(requests[0]).not.toContainEqual(put({ pk: 'AUDIT', sk: '3' }))
  })

  it('are sent again, alone, if the table did not process them', async () => {
    const left = [put({ pk: 'AUDIT', sk: '1' })]
    const { requests, table } = answering<Puts>(
      () => ({ UnprocessedItems: { t: left } }),
      () => ({ UnprocessedItems: {} }),
    )
    await batchPut(table, items(3))
    expect(requests).toEqual([items(3).map(put), left])
  })

  it(
    'throw if they stay unprocessed, and send no request if there are none',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      const { requests, table } = answering<Puts>((puts) => ({ UnprocessedItems: { t: puts } }))
      await batchPut(table, [])
      expect(requests).toEqual([])
      await expect(batchPut(table, items(1))).rejects.toThrow('left undone after 8 tries')
      expect(requests).toHaveLength(8)
    },
  )
})

describe('items read in batches', () => {
  it('are read a hundred per request, and again if the table did not process them', async () => {
    const left = [{ pk: 'AUDIT', sk: '99' }]
    const { requests, table } = answering<Keys>(
      () => ({ Responses: { t: items(99) }, UnprocessedKeys: { t: { Keys: left } } }),
      () => ({ Responses: { t: left } }),
      () => ({ Responses: { t: [{ pk: 'AUDIT', sk: '100' }] } }),
    )
    expect(await batchGet(table, items(101))).toHaveLength(101)
    expect(requests.map((request) => request?.Keys?.length)).toEqual([100, 1, 1])
    expect(requests[1]?.Keys).toEqual(left)
  })
})
