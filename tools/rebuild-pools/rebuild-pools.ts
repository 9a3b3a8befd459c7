import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import pRetry from 'p-retry'
import { POOL_OF_ALL, poolKey, poolOfTag, questions, refShards, shardsOfPool } from '#table/bank-keys.ts'
import { type Key, refNames, tagsKey } from '#table/keys.ts'
import { type ListItem, listOf, refShardsOfBank } from '#table/bank.ts'
import { noPool, poolItems, AREA_POOLS, poolsOfBank } from '#table/pool.ts'
import type { QuestionItem } from '#table/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const BATCH = 25
/** The partition of pools before decision 0034, one item each. */
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

const keyOf = ({ pk, sk }: Key) => `${pk} ${sk}`

/**
 * Replaces the contents of these partitions with the items; first deletes everything else in them. Returns the number
 * of items.
 */
async function replace(table: Table, partitions: readonly { pk: string }[], items: readonly Key[]): Promise<number> {
  const lying: Key[] = []
  for (const place of partitions) lying.push(...(await queryItems<Key>(table, { ...place, consistent: true })))
  const keys = new Set(items.map(keyOf))
  await write(table, [
    ...lying.filter((item) => !keys.has(keyOf(item))).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...items.map((Item) => ({ PutRequest: { Item } })),
  ])
  return items.length
}

/**
 * Rebuilds all pools and refs of the bank from its questions and deletes everything else in their partitions and former
 * ones. No one may write questions while it runs. Versions jump to `now` (epoch milliseconds), so that writers who read
 * a pool before start over. If interrupted, run it again: old refs are deleted last. Returns the number of items.
 */
export async function rebuildPools(table: Table, now: number): Promise<number> {
  const bank = await queryWholeIndex<QuestionItem>(table, { index: 'gsi1', pk: questions.gsi1pk })
  const built = poolsOfBank(bank, now)
  const { values: tags } = listOf(await getItem<ListItem>(table, tagsKey, { consistent: true }))
  const names = [POOL_OF_ALL, ...AREA_POOLS, ...tags.map(poolOfTag)]
  const wanted = new Set(built.map(keyOf))
  const empty = names.flatMap((name) => {
    // Questions may have been deleted earlier.
    const { freedTo: _time, freedHighest: _number, ...none } = noPool(name)
    return poolItems({ ...none, version: now }, [])
  })
  const pools = [...built, ...empty.filter((item) => !wanted.has(keyOf(item)))].map((item) =>
    keyOf(item) === keyOf(poolKey(POOL_OF_ALL, 0)) ? { ...item, refsInPieces: true } : item,
  )
  const pieces = await replace(table, [refShards], refShardsOfBank(bank, now))
  const written = await replace(table, [FORMER, ...names.map(shardsOfPool)], pools)
  await replace(table, [refNames], [])
  return pieces + written
}
