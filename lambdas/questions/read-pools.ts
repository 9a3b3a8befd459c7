import type { Key } from '../../data/keys.ts'
import type { PoolItem } from '../../data/pool.ts'
import type { Bitmap } from '../../domain/testing/bitmap.ts'
import { batchGet } from '../shared/batch-get.ts'
import type { Table } from '../shared/table.ts'

/** A pool as it was read; version 0: not written yet. */
export type PoolSeen = { key: Key; bits: Bitmap; version: number }

/** Reads pools with strong consistency; the map is by sort key. */
export async function readPools(table: Table, keys: readonly Key[]): Promise<Map<string, PoolSeen>> {
  const pools = new Map(keys.map((key): [string, PoolSeen] => [key.sk, { key, bits: new Uint8Array(), version: 0 }]))
  for (const item of await batchGet<Partial<PoolItem> & Key>(table, keys, { consistent: true })) {
    const pool = pools.get(item.sk)
    if (pool && item.bits instanceof Uint8Array && typeof item.version === 'number')
      pools.set(pool.key.sk, { key: pool.key, bits: item.bits, version: item.version })
  }
  return pools
}
