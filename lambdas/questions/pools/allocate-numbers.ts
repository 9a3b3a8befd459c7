import { POOL_OF_ALL } from '#table/bank-keys.ts'
import { countIn, noPool, SHARD_SIZE, shardOf, type Pool } from '#table/pool.ts'
import { FIRST_QUESTION_ID, lowestUnused } from '#domain/questions/lowest-unused.ts'
import { has } from '#domain/attempts/bitmap.ts'
import { numbersIn } from './pool-numbers.ts'
import { readShards } from './read-pools.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const allParts = () => true

/** Returns the first shards of the pool of all questions with this many free numbers. */
function shardsWithRoom(all: Pool, count: number): number[] {
  const shards: number[] = []
  // The numbers below the first count as free but are never assigned.
  for (let shard = 0, room = -FIRST_QUESTION_ID; room < count; shard += 1) {
    const free = SHARD_SIZE - countIn(all, shard)
    if (free === 0 && shard > shardOf(FIRST_QUESTION_ID)) continue
    shards.push(shard)
    room += free
  }
  return shards
}

/**
 * Returns the lowest unused numbers from 101 on (spec 2.4.12), with the pools as far as they had to be read: the shards
 * with room of the pool of all questions, read strongly; `preferred` instead of one of them, if it is free. Fewer if
 * some were taken between the two reads.
 */
export async function allocateNumbers(
  table: Table,
  pools: ReadonlyMap<string, Pool>,
  count: number,
  preferred?: number,
): Promise<{ numbers: number[]; pools: ReadonlyMap<string, Pool> }> {
  if (count === 0) return { numbers: [], pools }
  const withRoom = shardsWithRoom(pools.get(POOL_OF_ALL) ?? noPool(POOL_OF_ALL), count)
  const shards = preferred === undefined ? withRoom : [...new Set([...withRoom, shardOf(preferred)])]
  const read = await readShards(table, pools, new Map([[POOL_OF_ALL, shards]]), { consistent: true })
  const all = read.get(POOL_OF_ALL) ?? noPool(POOL_OF_ALL)
  if (preferred !== undefined && !has(numbersIn(all, shardOf(preferred), allParts), preferred % SHARD_SIZE))
    return { numbers: [preferred], pools: read }
  const free = withRoom.flatMap((shard) => {
    const from = shard === shardOf(FIRST_QUESTION_ID) ? FIRST_QUESTION_ID % SHARD_SIZE : 0
    return lowestUnused(numbersIn(all, shard, allParts), count, from, SHARD_SIZE).map((n) => shard * SHARD_SIZE + n)
  })
  return { numbers: free.slice(0, count), pools: read }
}
