import { nameKey, type Key } from '../../data/keys.ts'
import { batchGet } from '../shared/batch-get.ts'
import type { Table } from '../shared/table.ts'

/** The numbers of the questions that were imported under these refs; refs never imported are absent. */
export async function readRefs(table: Table, refs: readonly string[]): Promise<Map<string, number>> {
  const items = await batchGet<Key & { key?: unknown }>(
    table,
    refs.map((ref) => nameKey('IMPORT', ref)),
    { consistent: true },
  )
  return new Map(items.map((item) => [item.sk, Number(item.key)]))
}
