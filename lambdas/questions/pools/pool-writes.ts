import { count, withBit, withoutBit } from '#domain/attempts/bitmap.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import { placesOf, type PoolRef, type Parts, SHARD_SIZE, shardOf, type Pool, poolItems } from '#table/pool.ts'
import { type Change, questionAfter, questionBefore } from '#lambdas/questions/bank/change.ts'

type Move = PoolRef & { belongs: boolean }

/** Returns a change's moves in pools: none if its question stays where it was. */
function movesOf(change: Change): Move[] {
  const [before, after] = [questionBefore(change), questionAfter(change)].map((labels) =>
    labels ? placesOf(labels) : [],
  )
  const isIn = (refs: readonly PoolRef[] = [], { pool, part }: PoolRef) =>
    refs.some((ref) => ref.pool === pool && ref.part === part)
  return [
    ...(before ?? []).filter((ref) => !isIn(after, ref)).map((ref) => ({ ...ref, belongs: false })),
    ...(after ?? []).filter((ref) => !isIn(before, ref)).map((ref) => ({ ...ref, belongs: true })),
  ]
}

/**
 * Returns the names of the pools to which changes add their questions, from which they remove them, or within which
 * they move them.
 */
export const poolsTouchedBy = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap((change) => movesOf(change).map(({ pool }) => pool))),
]

/** Returns the affected shards of these pools; `ids` are the numbers of the changes' questions. */
export function shardsTouchedBy(changes: readonly Change[], ids: readonly number[]): Map<string, Set<number>> {
  const shards = new Map<string, Set<number>>()
  changes.forEach((change, index) => {
    for (const { pool } of movesOf(change))
      shards.set(pool, (shards.get(pool) ?? new Set()).add(shardOf(ids[index] ?? 0)))
  })
  return shards
}

function moved({ counts, shards, ...pool }: Pool, id: number, { part, belongs }: Move): Pool {
  const [shard, n] = [shardOf(id), id % SHARD_SIZE]
  const parts: Parts = shards.get(shard) ?? new Map()
  const bits = parts.get(part) ?? new Uint8Array()
  // A pool that is up to date is written anyway: it was read before, or after, one that is not, and only the condition
  // on its version detects it.
  const next = belongs ? withBit(bits, n) : withoutBit(bits, n)
  const byShard = [...(counts.get(part) ?? [])]
  while (byShard.length <= shard) byShard.push(0)
  byShard[shard] = count(next)
  return {
    ...pool,
    counts: new Map([...counts, [part, byShard]]),
    shards: new Map([...shards, [shard, new Map([...parts, [part, next]])]]),
  }
}

/**
 * Returns a pool that counts deletions after a change: freed numbers have versions up to the time of the newest one.
 */
function freed(pool: Pool, change: Change): Pool {
  if (change.kind !== 'delete') return pool
  const { freedTo, freedHighest } = pool
  const { time, question } = change.before
  return {
    ...pool,
    ...(freedTo === undefined ? {} : { freedTo: Math.max(freedTo, time) }),
    ...(freedHighest === undefined ? {} : { freedHighest: Math.max(freedHighest, question.id) }),
  }
}

/** A changed pool, at the version that was read, and its changed shards. */
export type ChangedPool = { pool: Pool; shards: number[] }

/** Returns the pools that the changes affect; their affected shards must have been read. */
export function changedPools(
  changes: readonly Change[],
  ids: readonly number[],
  seen: ReadonlyMap<string, Pool>,
): ChangedPool[] {
  const next = new Map(seen)
  changes.forEach((change, index) => {
    for (const move of movesOf(change)) {
      const pool = next.get(move.pool)
      if (!pool?.shards.has(shardOf(ids[index] ?? 0))) throw new Error(`A shard of ${move.pool} was not read`)
      next.set(move.pool, freed(moved(pool, ids[index] ?? 0, move), change))
    }
  })
  return [...next].flatMap(([name, pool]) => {
    const before = seen.get(name)
    const shards = [...pool.shards.keys()].filter((shard) => pool.shards.get(shard) !== before?.shards.get(shard))
    return shards.length > 0 ? [{ pool, shards }] : []
  })
}

/**
 * Returns the writes of a pool's head, on the condition that none of its shards was written since, and of the changed
 * shards.
 */
export const poolWrites = (pool: Pool, shards: Iterable<number>): Write[] =>
  poolItems(pool, shards).map((Item) => ({
    Put: {
      Item,
      ...(Item.version === undefined ? {} : ifVersion(pool.version)),
    },
  }))
