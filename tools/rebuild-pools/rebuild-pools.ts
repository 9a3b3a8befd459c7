import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'
import { type Key, POOL_OF_ALL, shardsOfPool, poolOfTag, questions, tagsKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/list.ts'
import { noPool, type PoolItem, poolItems } from '#table/pool.ts'
import { AREA_POOLS } from '#table/pool-places.ts'
import { poolsOfBank } from '#table/pools-of-bank.ts'
import type { QuestionItem } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const BATCH = 25
/** Where pools lay before decision 0034, one item each. */
const FORMER = { pk: 'POOL' }

type Request = { PutRequest: { Item: Key } } | { DeleteRequest: { Key: Key } }

class Unprocessed extends Error {}

async function write({ client, name }: Table, requests: readonly Request[]): Promise<void> {
  for (let start = 0; start < requests.length; start += BATCH) {
    let left = requests.slice(start, start + BATCH)
    const writeRest = async () => {
      const reply = await client.send(new BatchWriteCommand({ RequestItems: { [name]: left } }))
      left = (reply.UnprocessedItems?.[name] ?? []) as Request[]
      if (left.length > 0) throw new Unprocessed(`${left.length} items were not taken`)
    }
    await pRetry(writeRest, { minTimeout: 200, shouldRetry: ({ error }) => error instanceof Unprocessed })
  }
}

/**
 * Makes all pools of the bank again of what its questions say, and takes away what lies in their place or in that of former
 * releases. Nobody may write questions in the meantime. `now` in epoch milliseconds: versions jump to it, so that a writer who read a
 * pool before starts over. Returns how many items there are.
 */
export async function rebuildPools(table: Table, now: number): Promise<number> {
  const bank = await queryWholeIndex<QuestionItem>(table, { index: 'gsi1', pk: questions.gsi1pk })
  const built = poolsOfBank(bank, now)
  const { values: tags } = listOf(await getItem<ListItem>(table, tagsKey, { consistent: true }))
  const names = [POOL_OF_ALL, ...AREA_POOLS, ...tags.map(poolOfTag)]
  const wanted = new Set(built.map(({ pk, sk }) => `${pk} ${sk}`))
  const empty = names.flatMap((name) => {
    // Questions may have been deleted before.
    const { freedTo: _time, freedHighest: _number, refsInPieces: _refs, ...none } = noPool(name)
    return poolItems({ ...none, version: now }, [])
  })
  const items = [...built, ...empty.filter(({ pk, sk }) => !wanted.has(`${pk} ${sk}`))]
  const keys = new Set(items.map(({ pk, sk }) => `${pk} ${sk}`))
  const lying: PoolItem[] = []
  for (const place of [FORMER, ...names.map(shardsOfPool)])
    lying.push(...(await queryItems<PoolItem>(table, { ...place, consistent: true })))
  const stale = lying.filter(({ pk, sk }) => !keys.has(`${pk} ${sk}`))
  await write(table, [
    ...stale.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...items.map((Item) => ({ PutRequest: { Item } })),
  ])
  return items.length
}
