import { nameKey, type Key } from '#table/keys.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** The numbers of the questions that were imported under these refs; refs never imported are absent. */
export async function readRefs(table: Table, refs: readonly string[]): Promise<Map<string, number>> {
  const items = await batchGet<Key & { key?: unknown }>(
    table,
    refs.map((ref) => nameKey('IMPORT', ref)),
    { consistent: true },
  )
  return new Map(items.map((item) => [item.sk, Number(item.key)]))
}
