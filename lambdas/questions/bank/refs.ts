import { POOL_OF_ALL, refShardKey, refShards } from '#table/bank-keys.ts'
import { type Key, nameKey } from '#table/keys.ts'
import { noPool, type Pool } from '#table/pool.ts'
import {
  holdsRef,
  emptyShard,
  numbersOfRefs,
  refShardOf,
  type RefShard,
  refShardItem,
  type RefShardItem,
  withRef,
} from '#table/bank.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import type { Change, Stored } from './change.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/**
 * Refs at `version` of the head of the pool of all questions, which was read before them and which every addition and
 * deletion writes: a transaction conditional on that version has current refs. `names`: in a bank from before decision
 * 0105, numbers of refs looked up one item each.
 */
export type RefState = {
  version: number
  whole: boolean
  shards: Map<number, RefShard>
  names: Map<string, number | undefined>
}

/** A writer's cache of refs between transactions. */
export type RefsCache = { refs: RefState | undefined }

const shardEntries = (items: readonly RefShardItem[]): [number, RefShard][] =>
  items.map(({ sk, hashes, version }) => [Number(sk), { hashes, version }])

/** Reads, strongly, what is not cached yet: all shards and the older items for `refs`, the shards of `ids`. */
export async function readRefs(
  table: Table,
  head: Pool | undefined,
  { refs = [], ids = [] }: { refs?: readonly string[]; ids?: readonly number[] },
  known: RefsCache,
): Promise<RefState> {
  const { version, refsInPieces } = head ?? noPool(POOL_OF_ALL)
  const same = known.refs?.version === version ? known.refs : undefined
  const state: RefState = same ?? { version, whole: false, shards: new Map(), names: new Map() }
  const readMissingShards = async () => {
    const consistent = true
    if (refs.length > 0 && !state.whole) {
      const items = await queryItems<RefShardItem>(table, { ...refShards, consistent })
      state.shards = new Map(shardEntries(items))
      state.whole = true
    }
    const missing = state.whole ? [] : [...new Set(ids.map(refShardOf))].filter((shard) => !state.shards.has(shard))
    for (const shard of missing) state.shards.set(shard, emptyShard)
    const items = await batchGet<RefShardItem>(table, missing.map(refShardKey), { consistent })
    for (const [shard, read] of shardEntries(items)) state.shards.set(shard, read)
  }
  const readNames = async () => {
    const missing = refsInPieces ? [] : refs.filter((ref) => !state.names.has(ref))
    const keys = missing.map((ref) => nameKey('IMPORT', ref))
    const items = await batchGet<Key & { key?: unknown }>(table, keys, { consistent: true })
    for (const ref of missing) state.names.set(ref, undefined)
    for (const { sk, key } of items) state.names.set(sk, Number(key))
  }
  await Promise.all([readMissingShards(), readNames()])
  known.refs = state
  return state
}

/** Returns the questions of these refs, by ref, read strongly: only those that have exactly that ref now. */
export async function questionsOfRefs(
  table: Table,
  { shards, names }: RefState,
  refs: readonly string[],
): Promise<Map<string, Stored>> {
  const numbers = numbersOfRefs(shards, refs)
  const candidates = refs.flatMap((ref) =>
    [...(numbers.get(ref) ?? []), names.get(ref) ?? []].flat().map((id) => ({ ref, id })),
  )
  const questions = await readQuestions(
    table,
    candidates.map(({ id }) => id),
  )
  return new Map(
    candidates.flatMap(({ ref, id }): [string, Stored][] => {
      const stored = questions.get(id)
      return stored?.ref === ref ? [[ref, stored]] : []
    }),
  )
}

/**
 * The effect of changes on refs: the shards that differ, and older items to delete. `ids` are the numbers of the
 * changes' questions.
 */
export type ChangedRefs = { shards: Map<number, RefShard>; names: string[] }

/** Returns the refs that additions put at their numbers and deletions remove from them; none if no refs were read. */
export function changedRefs(
  changes: readonly Change[],
  ids: readonly number[],
  seen: RefState | undefined,
): ChangedRefs {
  const changed: ChangedRefs = { shards: new Map(), names: [] }
  if (!seen) return changed
  changes.forEach((change, index) => {
    const id = ids[index] ?? 0
    const shard = changed.shards.get(refShardOf(id)) ?? seen.shards.get(refShardOf(id)) ?? emptyShard
    const put = (ref: string | undefined) =>
      changed.shards.set(refShardOf(id), { ...shard, hashes: withRef(shard.hashes, id, ref) })
    if (change.kind === 'add') put(change.ref)
    if (change.kind !== 'delete' || change.before.ref === undefined) return
    if (holdsRef(shard, id, change.before.ref)) put(undefined)
    else changed.names.push(change.before.ref)
  })
  return changed
}

/** Returns the writes of changed refs; a shard on the condition that it is as it was read. */
export const refWrites = ({ shards, names }: ChangedRefs): Write[] => [
  ...[...shards].map(([shard, read]) => ({ Put: { Item: refShardItem(shard, read), ...ifVersion(read.version) } })),
  ...names.map((ref) => ({ Delete: { Key: nameKey('IMPORT', ref) } })),
]

/**
 * Caches what a successful transaction has written; `version`: that of the head of all questions before and after it.
 */
export function cacheRefs(
  known: RefsCache,
  { shards, names }: ChangedRefs,
  version: { before: number; after: number },
): void {
  const { refs } = known
  if (refs?.version !== version.before) return void (known.refs = undefined)
  for (const [shard, written] of shards) refs.shards.set(shard, { ...written, version: written.version + 1 })
  for (const ref of names) refs.names.set(ref, undefined)
  refs.version = version.after
}
