import { andNot, bitmapOf, count, or } from '#domain/attempts/bitmap.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { commonPool } from '#lambdas/questions/pools/pool-numbers.ts'
import { readWholePool } from '#lambdas/questions/pools/read-pools.ts'
import type { Pool } from '#table/pool.ts'
import { lookupOf } from '#table/pool-places.ts'
import { studyStatusesKey } from '#table/study-keys.ts'
import type { StudyMissesItem } from '#table/study-misses.ts'
import { statusesOfItem, type StudyStatusesItem } from '#table/study-statuses.ts'

/**
 * How many questions of some pools, read whole, a student has not answered yet: neither right nor wrong. A question of two pools counts
 * once. Shards of pools and pieces of statuses hold the same numbers (a test holds them to it).
 */
export function unseenIn(pools: readonly Pool[], statuses: readonly (StudyStatusesItem | StudyMissesItem)[]): number {
  const byKey = new Map(
    statuses.flatMap((item) => (item.type === 'study-statuses' ? [[item.sk, statusesOfItem(item)] as const] : [])),
  )
  const shards = [...new Set(pools.flatMap((pool) => [...pool.shards.keys()]))]
  return shards.reduce((sum, shard) => {
    const parts = pools.flatMap((pool) => [...(pool.shards.get(shard)?.values() ?? [])])
    const all = parts.reduce((bits, part) => or(bits, part), bitmapOf([]))
    const own = byKey.get(studyStatusesKey('', shard).sk)
    return sum + count(own === undefined ? all : andNot(all, or(own.right, own.wrong)))
  }, 0)
}

/**
 * The questions that carry all of some tags, for each of these sets of tags: of courses their subject and what their practice tests
 * ask for. Each pool is read once, whole: half a unit a 4 KB.
 */
export async function poolsOfTags(table: Table, sets: readonly (readonly string[])[]): Promise<Pool[]> {
  const lookups = sets
    .filter((tags) => tags.length > 0)
    .flatMap((tags) => [lookupOf({ tags: [...tags] }), lookupOf({ tags: [...tags], cases: true })])
  const names = [...new Set(lookups.flatMap(({ pools }) => pools))]
  const pools = new Map(await Promise.all(names.map(async (name) => [name, await readWholePool(table, name)] as const)))
  return lookups.map(({ pools: own, accepts }) =>
    commonPool(
      own.flatMap((name) => pools.get(name) ?? []),
      accepts,
    ),
  )
}
