import { shardsOfPool, poolKey } from '#table/bank-keys.ts'
import { noPool, type Parts, partsOfItem, type Pool, poolOfHead, type PoolItem } from '#table/pool.ts'
import { count } from '#domain/attempts/bitmap.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Consistency = { consistent?: boolean }

/**
 * Reads the heads of pools in one request, by name; a pool without questions is empty. Half a read unit each and 4 KB.
 * Code that writes the pools reads them `consistent`, at twice the units.
 */
export async function readPools(
  table: Table,
  names: readonly string[],
  { consistent = false }: Consistency = {},
): Promise<Map<string, Pool>> {
  const keys = names.map((name) => poolKey(name, 0))
  const items = new Map((await batchGet<PoolItem>(table, keys, { consistent })).map((item) => [item.pk, item]))
  return new Map(
    names.map((name) => {
      const item = items.get(poolKey(name, 0).pk)
      return [name, item ? poolOfHead(name, item) : noPool(name)]
    }),
  )
}

/** Shards of pools, by pool. */
export type ShardsByPool = ReadonlyMap<string, Iterable<number>>

/** Adds these shards to the pools, read in one request. A shard that was never written is empty. */
export async function readShards(
  table: Table,
  pools: ReadonlyMap<string, Pool>,
  shardsByPool: ShardsByPool,
  { consistent = false }: Consistency = {},
): Promise<Map<string, Pool>> {
  const missing = [...shardsByPool].flatMap(([name, shards]) =>
    [...shards].flatMap((shard) => (pools.get(name)?.shards.has(shard) ? [] : [{ name, shard }])),
  )
  const items = await batchGet<PoolItem>(
    table,
    missing.map(({ name, shard }) => poolKey(name, shard)),
    { consistent },
  )
  const parts = new Map(items.map((item): [string, Parts] => [`${item.pk} ${item.sk}`, partsOfItem(item)]))
  const partsAt = (name: string, shard: number): Parts => {
    const { pk, sk } = poolKey(name, shard)
    return parts.get(`${pk} ${sk}`) ?? new Map()
  }
  return new Map(
    [...pools].map(([name, pool]) => {
      const read = missing.filter((shard) => shard.name === name)
      const shards = read.map(({ shard }): [number, Parts] => [shard, partsAt(name, shard)])
      return [name, read.length === 0 ? pool : { ...pool, shards: new Map([...pool.shards, ...shards]) }]
    }),
  )
}

/** Reads every shard of a pool in one query, charged by their total size; the counts are those of the shards read. */
export async function readWholePool(
  table: Table,
  name: string,
  { consistent = false }: Consistency = {},
): Promise<Pool> {
  const items = await queryItems<PoolItem>(table, { ...shardsOfPool(name), consistent })
  const shards = new Map(items.map((item): [number, Parts] => [Number(item.sk), partsOfItem(item)]))
  const last = Math.max(0, ...shards.keys())
  const counts = new Map<string, number[]>()
  for (const [shard, parts] of shards)
    for (const [part, bits] of parts) {
      const byShard = counts.get(part) ?? Array.from({ length: last + 1 }, () => 0)
      byShard[shard] = count(bits)
      counts.set(part, byShard)
    }
  for (let shard = 0; shard <= last; shard += 1) if (!shards.has(shard)) shards.set(shard, new Map())
  return { name, version: items[0]?.version ?? 0, counts, shards }
}
