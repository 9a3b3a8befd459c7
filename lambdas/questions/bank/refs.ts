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
  pieces: Map<number, RefShard>
  names: Map<string, number | undefined>
}

/** A writer's cache of refs between transactions. */
export type KeepsRefs = { refs: RefState | undefined }

const pieceItems = (items: readonly RefShardItem[]): [number, RefShard][] =>
  items.map(({ sk, hashes, version }) => [Number(sk), { hashes, version }])

/** Reads, strongly, what is not cached yet: all shards and the older items for `refs`, the shards of `ids`. */
export async function readRefs(
  table: Table,
  head: Pool | undefined,
  { refs = [], ids = [] }: { refs?: readonly string[]; ids?: readonly number[] },
  known: KeepsRefs,
): Promise<RefState> {
  const { version, refsInPieces } = head ?? noPool(POOL_OF_ALL)
  const same = known.refs?.version === version ? known.refs : undefined
  const state: RefState = same ?? { version, whole: false, pieces: new Map(), names: new Map() }
  const readPieces = async () => {
    const consistent = true
    if (refs.length > 0 && !state.whole) {
      const items = await queryItems<RefShardItem>(table, { ...refShards, consistent })
      state.pieces = new Map(pieceItems(items))
      state.whole = true
    }
    const missing = state.whole ? [] : [...new Set(ids.map(refShardOf))].filter((piece) => !state.pieces.has(piece))
    for (const piece of missing) state.pieces.set(piece, emptyShard)
    const items = await batchGet<RefShardItem>(table, missing.map(refShardKey), { consistent })
    for (const [piece, read] of pieceItems(items)) state.pieces.set(piece, read)
  }
  const readNames = async () => {
    const missing = refsInPieces ? [] : refs.filter((ref) => !state.names.has(ref))
    const keys = missing.map((ref) => nameKey('IMPORT', ref))
    const items = await batchGet<Key & { key?: unknown }>(table, keys, { consistent: true })
    for (const ref of missing) state.names.set(ref, undefined)
    for (const { sk, key } of items) state.names.set(sk, Number(key))
  }
  await Promise.all([readPieces(), readNames()])
  known.refs = state
  return state
}

/** Returns the questions of these refs, by ref, read strongly: only those that have exactly that ref now. */
export async function questionsOfRefs(
  table: Table,
  { pieces, names }: RefState,
  refs: readonly string[],
): Promise<Map<string, Stored>> {
  const numbers = numbersOfRefs(pieces, refs)
  const places = refs.flatMap((ref) =>
    [...(numbers.get(ref) ?? []), names.get(ref) ?? []].flat().map((id) => ({ ref, id })),
  )
  const questions = await readQuestions(
    table,
    places.map(({ id }) => id),
  )
  return new Map(
    places.flatMap(({ ref, id }): [string, Stored][] => {
      const stored = questions.get(id)
      return stored?.ref === ref ? [[ref, stored]] : []
    }),
  )
}

/**
 * The effect of changes on refs: the shards that differ, and older items to delete. `ids` are the numbers of the
 * changes' questions.
 */
export type ChangedRefs = { pieces: Map<number, RefShard>; names: string[] }

/** Returns the refs that additions put at their numbers and deletions remove from them; none if no refs were read. */
export function changedRefs(
  changes: readonly Change[],
  ids: readonly number[],
  seen: RefState | undefined,
): ChangedRefs {
  const changed: ChangedRefs = { pieces: new Map(), names: [] }
  if (!seen) return changed
  changes.forEach((change, index) => {
    const id = ids[index] ?? 0
    const piece = changed.pieces.get(refShardOf(id)) ?? seen.pieces.get(refShardOf(id)) ?? emptyShard
    const put = (ref: string | undefined) =>
      changed.pieces.set(refShardOf(id), { ...piece, hashes: withRef(piece.hashes, id, ref) })
    if (change.kind === 'add') put(change.ref)
    if (change.kind !== 'delete' || change.before.ref === undefined) return
    if (holdsRef(piece, id, change.before.ref)) put(undefined)
    else changed.names.push(change.before.ref)
  })
  return changed
}

/** Returns the writes of changed refs; a shard on the condition that it is as it was read. */
export const refWrites = ({ pieces, names }: ChangedRefs): Write[] => [
  ...[...pieces].map(([piece, read]) => ({ Put: { Item: refShardItem(piece, read), ...ifVersion(read.version) } })),
  ...names.map((ref) => ({ Delete: { Key: nameKey('IMPORT', ref) } })),
]

/**
 * Caches what a successful transaction has written; `version`: that of the head of all questions before and after it.
 */
export function keepRefs(
  known: KeepsRefs,
  { pieces, names }: ChangedRefs,
  version: { before: number; after: number },
): void {
  const { refs } = known
  if (refs?.version !== version.before) return void (known.refs = undefined)
  for (const [piece, written] of pieces) refs.pieces.set(piece, { ...written, version: written.version + 1 })
  for (const ref of names) refs.names.set(ref, undefined)
  refs.version = version.after
}
