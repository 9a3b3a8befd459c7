import { count, withBit, withoutBit } from '#domain/attempts/bitmap.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import { placesOf, type PoolRef, type Parts, SHARD_SIZE, shardOf, type Pool, poolItems } from '#table/pool.ts'
import { type Change, questionAfter, questionBefore } from '#lambdas/questions/bank/change.ts'

type Move = PoolRef & { belongs: boolean }

/** What a change does to pools: nothing where its question was and stays. */
function movesOf(change: Change): Move[] {
  const [before, after] = [questionBefore(change), questionAfter(change)].map((labels) =>
    labels ? placesOf(labels) : [],
  )
  const isIn = (places: readonly PoolRef[] = [], { pool, part }: PoolRef) =>
    places.some((place) => place.pool === pool && place.part === part)
  return [
    ...(before ?? []).filter((place) => !isIn(after, place)).map((place) => ({ ...place, belongs: false })),
    ...(after ?? []).filter((place) => !isIn(before, place)).map((place) => ({ ...place, belongs: true })),
  ]
}

/** Names of the pools that changes add their questions to, take them from or move them within. */
export const poolsTouchedBy = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap((change) => movesOf(change).map(({ pool }) => pool))),
]

/** The shards of these pools; `ids` are the numbers of the changes' questions. */
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
  // A pool that says so already is written all the same: it was read before, or after, the one that says otherwise, and only
  // the condition on its version detects it.
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

/** A pool that counts deletions, as a change leaves it: numbers that become free have versions up to the time of the newest one. */
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

/** A pool as it shall be, at the version that was seen, and the shards of it that differ. */
export type ChangedPool = { pool: Pool; shards: number[] }

/** The pools that differ once the changes are made; the shards that the changes touch must have been read. */
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

/** A pool's head, on the condition that none of its shards was written since, and the shards that differ. */
export const poolWrites = (pool: Pool, shards: Iterable<number>): Write[] =>
  poolItems(pool, shards).map((Item) => ({
    Put: {
      Item,
      ...(Item.version === undefined ? {} : ifVersion(pool.version)),
    },
  }))
