import { poolKey, type PoolItem } from '../../data/pool.ts'
import type { Bitmap } from '../../domain/testing/bitmap.ts'
import type { PoolName } from '../../domain/testing/rules.ts'
import { getItem } from '../shared/get-item.ts'
import type { Table } from '../shared/table.ts'

/** Reads the pools and returns how to look one up; a tag or area without questions has an empty pool. */
export async function readPools(table: Table, names: readonly PoolName[]): Promise<(name: PoolName) => Bitmap> {
  const pools = new Map(
    await Promise.all(
      names.map(async (name) => {
        const item = await getItem<PoolItem>(table, poolKey(name))
        return [poolKey(name).sk, item?.bits ?? new Uint8Array()] as const
      }),
    ),
  )
  return (name) => pools.get(poolKey(name).sk) ?? new Uint8Array()
}
