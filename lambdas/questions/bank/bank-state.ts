import { POOL_OF_ALL } from '#table/bank-keys.ts'
import type { Pool } from '#table/pool.ts'
import { CONFLICT } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type ListWithNewLabels, type LabelKind, type ReadList, readList } from '#lambdas/questions/labels/labels.ts'
import { type ChangedRefs, cacheRefs, type RefsCache } from './refs.ts'
import type { ChangedPool } from '#lambdas/questions/pools/pool-writes.ts'
import { readPools } from '#lambdas/questions/pools/read-pools.ts'

type Lists = Readonly<Record<LabelKind, ReadList>>

/**
 * Lists and pools as after a writer's last transaction. Only a cache: every pool is written on the condition that it is
 * still at this version, as is a growing list, and the removal of a name changes its pools.
 */
export type BankState = { lists: Lists | undefined; pools: Map<string, Pool> } & RefsCache

export const newBankState = (): BankState => ({ lists: undefined, pools: new Map(), refs: undefined })

/** Handles a faster writer: everything is read again; refs only if the pool of all questions has another version. */
export function conflict(state: BankState): typeof CONFLICT {
  state.lists = undefined
  state.pools.clear()
  return CONFLICT
}

/** Returns the lists, read strongly if they are not cached. */
export async function readLists(table: Table, state: BankState): Promise<Lists> {
  if (state.lists) return state.lists
  const [tags, areas] = await Promise.all([readList(table, 'tags'), readList(table, 'areas')])
  state.lists = { tags, areas }
  return state.lists
}

/** Returns the heads of pools, with cached shards; reads them strongly if they are not cached. */
export async function readHeads(
  table: Table,
  names: readonly string[],
  { pools }: BankState,
): Promise<Map<string, Pool>> {
  const unknown = names.filter((name) => !pools.has(name))
  const read = unknown.length > 0 ? await readPools(table, unknown, { consistent: true }) : new Map<string, Pool>()
  return new Map(
    names.flatMap((name): [string, Pool][] => {
      const pool = pools.get(name) ?? read.get(name)
      return pool ? [[name, pool]] : []
    }),
  )
}

/** Returns a list after a transaction; unchanged if it did not grow. */
const listAfter = (before: ReadList, { list, writes }: ListWithNewLabels): ReadList =>
  writes.length > 0 ? { ...list, version: list.version + 1 } : before

/** Caches what a successful transaction has written. */
export function cacheWritten(
  state: BankState,
  grown: Readonly<Record<LabelKind, ListWithNewLabels>>,
  changed: readonly ChangedPool[],
  refs: ChangedRefs,
): void {
  const { lists } = state
  if (lists) state.lists = { tags: listAfter(lists.tags, grown.tags), areas: listAfter(lists.areas, grown.areas) }
  const all = changed.find(({ pool }) => pool.name === POOL_OF_ALL)?.pool
  if (all) cacheRefs(state, refs, { before: all.version, after: all.version + 1 })
  for (const { pool } of changed) state.pools.set(pool.name, { ...pool, version: pool.version + 1 })
}
