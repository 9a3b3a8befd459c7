import { andNot, bitmapOf, count, or } from '#domain/attempts/bitmap.ts'
import type { Pool } from '#table/pool.ts'
import { studyStatusesKey } from '#table/study-keys.ts'
import { statusesOfItem, type StudyStatusesItem } from '#table/study-statuses.ts'

/**
 * How many questions of some pools, read whole, a student has not answered yet: neither right nor wrong. A question of two pools counts
 * once. Shards of pools and pieces of statuses hold the same numbers (a test holds them to it).
 */
export function unseenIn(pools: readonly Pool[], statuses: readonly StudyStatusesItem[]): number {
  const byKey = new Map(statuses.map((item) => [item.sk, statusesOfItem(item)]))
  const shards = [...new Set(pools.flatMap((pool) => [...pool.shards.keys()]))]
  return shards.reduce((sum, shard) => {
    const parts = pools.flatMap((pool) => [...(pool.shards.get(shard)?.values() ?? [])])
    const all = parts.reduce((bits, part) => or(bits, part), bitmapOf([]))
    const own = byKey.get(studyStatusesKey('', shard).sk)
    return sum + count(own === undefined ? all : andNot(all, or(own.right, own.wrong)))
  }, 0)
}
