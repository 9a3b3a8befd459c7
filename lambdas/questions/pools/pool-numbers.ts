import { countIn, piecesIn, type Pool } from '#table/pool.ts'
import { and, count, or, type Bitmap } from '#domain/attempts/bitmap.ts'

type Accepts = (part: string) => boolean

/** The numbers of a piece that was read, in the parts that are accepted. */
export function numbersIn({ pieces }: Pool, piece: number, accepts: Accepts): Bitmap {
  const accepted = [...(pieces.get(piece) ?? [])].flatMap(([part, bits]) => (accepts(part) ? [bits] : []))
  const [first = new Uint8Array(), ...rest] = accepted
  return rest.reduce(or, first)
}

/** Whether every piece of a pool that holds numbers was read. */
export const isWhole = (pool: Pool | undefined): boolean =>
  pool === undefined ||
  Array.from({ length: piecesIn(pool) }, (_, piece) => piece).every(
    (piece) => pool.pieces.has(piece) || countIn(pool, piece) === 0,
  )

/** What whole pools have in common, as a pool of one part. */
export function commonPool(pools: readonly Pool[], accepts: Accepts): Pool {
  const length = Math.min(...pools.map(piecesIn))
  const bits = Array.from({ length }, (_, piece) => {
    const [first, ...rest] = pools.map((pool) => numbersIn(pool, piece, accepts))
    return rest.reduce(and, first ?? new Uint8Array())
  })
  return {
    name: '',
    version: 0,
    counts: new Map([['', bits.map(count)]]),
    pieces: new Map(bits.map((some, piece) => [piece, new Map([['', some]])])),
  }
}

/** Whether the pieces that were read since, `wanted` or beside them, hold what had been counted. */
export function tellsTheTruth(before: Pool | undefined, now: Pool | undefined, wanted: Iterable<number>): boolean {
  if (!before || !now) return before === now
  const parts = [...new Set([...before.counts.keys(), ...now.counts.keys()])]
  return [...new Set([...now.pieces.keys(), ...wanted])].every((piece) => {
    const read = now.pieces.get(piece) ?? new Map<string, Bitmap>()
    return [...parts, ...read.keys()].every(
      (part) => (before.counts.get(part)?.[piece] ?? 0) === count(read.get(part) ?? new Uint8Array()),
    )
  })
}
