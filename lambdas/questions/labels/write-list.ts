import type { LabelList } from '#domain/questions/label-list.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type LabelKind, listWrite, poolsOfLabels, type ReadList } from './labels.ts'
import { poolWrites } from '#lambdas/questions/pools/pool-writes.ts'
import { readPools } from '#lambdas/questions/pools/read-pools.ts'
import type { Pool } from '#table/pool.ts'

/** Reads the heads of the pools of a name. */
export const headsOf = (table: Table, kind: LabelKind, name: string): Promise<Map<string, Pool>> =>
  readPools(table, poolsOfLabels(kind, [name]), { consistent: true })

/**
 * Writes a list in which a rename begins, proceeds, or ends, on the condition that neither the list nor the heads of
 * the name's pools changed since they were read. The heads note the list's version, so a writer with an older list
 * reads it again (as with `removeLabels`). Returns whether it was written.
 */
export async function writeJobList(
  table: Table,
  kind: LabelKind,
  { list, seen, heads, also }: { list: LabelList; seen: ReadList; heads: ReadonlyMap<string, Pool>; also: Write },
): Promise<boolean> {
  const written = await transactWrite(table, [
    listWrite(kind, list, seen.version),
    ...[...heads.values()].flatMap((head) => poolWrites({ ...head, removedAt: seen.version + 1 }, [])),
    also,
  ])
  return written.ok
}
