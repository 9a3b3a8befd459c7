import { PIECE, piecesIn, type Pool } from '#table/pool.ts'

const UNIT = 4_096
/** Bytes of an item beside its parts: keys, type, and the names of its fields. */
const FRAME = 64
const bytesAPart = (part: string, count: number) => part.length + 5 + Math.min(PIECE / 8, count * 2)

const bytesOf = ({ counts }: Pool, piece: number): number =>
  [...counts].reduce((sum, [part, byPiece]) => {
    const some = byPiece[piece] ?? 0
    return some === 0 ? sum : sum + bytesAPart(part, some)
  }, FRAME)

/** What these pieces cost read one by one, in units of 4 KB; from their counts, so an estimate from above. */
export const costOfPieces = (pool: Pool, pieces: Iterable<number>): number =>
  [...pieces].reduce((sum, piece) => sum + Math.ceil(bytesOf(pool, piece) / UNIT), 0)

/** What the whole pool costs, head included, read by one query: what it holds together. */
export function costOfWhole(pool: Pool): number {
  const length = piecesIn(pool)
  const all = Array.from({ length }, (_, piece) => bytesOf(pool, piece)).reduce((sum, bytes) => sum + bytes, 0)
  const counts = [...pool.counts.keys()].reduce((sum, part) => sum + part.length + length * 2, 0)
  return Math.ceil((all + counts) / UNIT)
}
