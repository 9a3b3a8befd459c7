import { POOL_OF_ALL } from '#table/keys.ts'
import { countIn, noPool, PIECE, pieceOf, type Pool } from '#table/pool.ts'
import { FIRST_QUESTION_ID, lowestUnused } from '#domain/questions/lowest-unused.ts'
import { numbersIn } from './pools/pool-numbers.ts'
import { readPieces } from './pools/read-pools.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const everything = () => true

/** The first pieces of the pool of all questions in which so many numbers are free. */
function piecesWithRoom(all: Pool, wanted: number): number[] {
  const pieces: number[] = []
  // The numbers below the first are thought of as free and given to nobody.
  for (let piece = 0, room = -FIRST_QUESTION_ID; room < wanted; piece += 1) {
    const free = PIECE - countIn(all, piece)
    if (free === 0 && piece > pieceOf(FIRST_QUESTION_ID)) continue
    pieces.push(piece)
    room += free
  }
  return pieces
}

/**
 * The lowest so many unused numbers from 101 on (spec 2.4.12), with the pools as far as they had to be read for it: of the pool
 * of all questions the pieces with room, read strongly. Fewer when somebody took some between the two reads.
 */
export async function allocateNumbers(
  table: Table,
  pools: ReadonlyMap<string, Pool>,
  wanted: number,
): Promise<{ numbers: number[]; pools: ReadonlyMap<string, Pool> }> {
  if (wanted === 0) return { numbers: [], pools }
  const pieces = piecesWithRoom(pools.get(POOL_OF_ALL) ?? noPool(POOL_OF_ALL), wanted)
  const read = await readPieces(table, pools, new Map([[POOL_OF_ALL, pieces]]), { consistent: true })
  const all = read.get(POOL_OF_ALL) ?? noPool(POOL_OF_ALL)
  const free = pieces.flatMap((piece) => {
    const from = piece === pieceOf(FIRST_QUESTION_ID) ? FIRST_QUESTION_ID % PIECE : 0
    return lowestUnused(numbersIn(all, piece, everything), wanted, from, PIECE).map((n) => piece * PIECE + n)
  })
  return { numbers: free.slice(0, wanted), pools: read }
}
