import { type PoolPlace, placesOf } from '#table/pool-places.ts'
import { type Parts, pieceOf, PIECE, type Pool } from '#table/pool.ts'
import { count, withBit, withoutBit } from '#domain/attempts/bitmap.ts'
import { questionAfter, questionBefore, type Change } from '../change.ts'

type Move = PoolPlace & { belongs: boolean }

/** What a change does to pools: nothing where its question was and stays. */
function movesOf(change: Change): Move[] {
  const [before, after] = [questionBefore(change), questionAfter(change)].map((labels) =>
    labels ? placesOf(labels) : [],
  )
  const isIn = (places: readonly PoolPlace[] = [], { pool, part }: PoolPlace) =>
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

/** The pieces of these pools; `ids` are the numbers of the changes' questions. */
export function piecesTouchedBy(changes: readonly Change[], ids: readonly number[]): Map<string, Set<number>> {
  const pieces = new Map<string, Set<number>>()
  changes.forEach((change, index) => {
    for (const { pool } of movesOf(change))
      pieces.set(pool, (pieces.get(pool) ?? new Set()).add(pieceOf(ids[index] ?? 0)))
  })
  return pieces
}

function moved({ counts, pieces, ...pool }: Pool, id: number, { part, belongs }: Move): Pool {
  const [piece, n] = [pieceOf(id), id % PIECE]
  const parts: Parts = pieces.get(piece) ?? new Map()
  const bits = parts.get(part) ?? new Uint8Array()
  // A pool that says so already is written all the same: it was read before, or after, the one that says otherwise, and only
  // the condition on its version tells.
  const next = belongs ? withBit(bits, n) : withoutBit(bits, n)
  const byPiece = [...(counts.get(part) ?? [])]
  while (byPiece.length <= piece) byPiece.push(0)
  byPiece[piece] = count(next)
  return {
    ...pool,
    counts: new Map([...counts, [part, byPiece]]),
    pieces: new Map([...pieces, [piece, new Map([...parts, [part, next]])]]),
  }
}

/** A pool as it shall be, at the version that was seen, and the pieces of it that differ. */
export type ChangedPool = { pool: Pool; pieces: number[] }

/** The pools that differ once the changes are made; the pieces that the changes touch must have been read. */
export function changedPools(
  changes: readonly Change[],
  ids: readonly number[],
  seen: ReadonlyMap<string, Pool>,
): ChangedPool[] {
  const next = new Map(seen)
  changes.forEach((change, index) => {
    for (const move of movesOf(change)) {
      const pool = next.get(move.pool)
      if (!pool?.pieces.has(pieceOf(ids[index] ?? 0))) throw new Error(`A piece of ${move.pool} was not read`)
      next.set(move.pool, moved(pool, ids[index] ?? 0, move))
    }
  })
  return [...next].flatMap(([name, pool]) => {
    const before = seen.get(name)
    const pieces = [...pool.pieces.keys()].filter((piece) => pool.pieces.get(piece) !== before?.pieces.get(piece))
    return pieces.length > 0 ? [{ pool, pieces }] : []
  })
}
