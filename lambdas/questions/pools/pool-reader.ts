import type { Table } from '#lambdas/dynamodb/table.ts'
import { SHARD_SIZE, shardCount, type Pool } from '#table/pool.ts'
import { isConsistent } from './pool-numbers.ts'
import { type ShardsByPool, readShards, readPools, readWholePool } from './read-pools.ts'

const UNIT = 4_096
/** Bytes of an item beside its parts: keys, type, and the names of its fields. */
const FRAME = 64
const bytesAPart = (part: string, count: number) => part.length + 5 + Math.min(SHARD_SIZE / 8, count * 2)

const bytesOf = ({ counts }: Pool, shard: number): number =>
  [...counts].reduce((sum, [part, byShard]) => {
    const some = byShard[shard] ?? 0
    return some === 0 ? sum : sum + bytesAPart(part, some)
  }, FRAME)

/** What these shards cost read one by one, in units of 4 KB; from their counts, so an estimate from above. */
export const readCostOfShards = (pool: Pool, shards: Iterable<number>): number =>
  [...shards].reduce((sum, shard) => sum + Math.ceil(bytesOf(pool, shard) / UNIT), 0)

/** What the whole pool costs, head included, read by one query: what it holds together. */
export function readCostOfPool(pool: Pool): number {
  const length = shardCount(pool)
  const all = Array.from({ length }, (_, shard) => bytesOf(pool, shard)).reduce((sum, bytes) => sum + bytes, 0)
  const counts = [...pool.counts.keys()].reduce((sum, part) => sum + part.length + length * 2, 0)
  return Math.ceil((all + counts) / UNIT)
}

/** Pools as far as they were read; their heads always are. */
export type PoolReader = {
  pool: (name: string) => Pool
  /** Reads shards, or the whole pool where that costs less; false: what came is not what had been counted. */
  fetch: (shards: ShardsByPool) => Promise<boolean>
  readWhole: (names: readonly string[]) => Promise<void>
  /** Reads all pools whole and strongly: their counts are then those of their shards. */
  readAgain: () => Promise<void>
}

/** Reads the heads of pools, from which more of them can be read. */
export async function createPoolReader(
  table: Table,
  names: ReadonlySet<string>,
  consistent: boolean,
): Promise<PoolReader> {
  let pools = await readPools(table, [...names], { consistent })
  const pool = (name: string): Pool => {
    const known = pools.get(name)
    if (!known) throw new Error(`The bank was not opened for ${name}`)
    return known
  }
  const readWhole = async (some: Iterable<string>, strongly: boolean) => {
    for (const name of some) pools.set(name, await readWholePool(table, name, { consistent: strongly }))
  }
  return {
    pool,
    fetch: async (wanted) => {
      const isCheaperWhole = (name: string, shards: Iterable<number>) =>
        readCostOfPool(pool(name)) <= readCostOfShards(pool(name), shards)
      const whole = [...wanted].flatMap(([name, shards]) => (isCheaperWhole(name, shards) ? [name] : []))
      const before = pools
      pools = await readShards(table, pools, new Map([...wanted].filter(([name]) => !whole.includes(name))), {
        consistent,
      })
      await readWhole(whole, consistent)
      return [...wanted].every(([name, shards]) => isConsistent(before.get(name), pools.get(name), shards))
    },
    readWhole: (some) => readWhole(some, consistent),
    readAgain: () => readWhole([...names], true),
  }
}
