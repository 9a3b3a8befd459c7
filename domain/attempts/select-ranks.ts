import type { Bitmap } from './bitmap.ts'

const bitsOf = (byte: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte & (1 << bit)) !== 0)
const BITS = Array.from({ length: 256 }, (_, byte) => bitsOf(byte))

/**
 * For each rank k the k-th number of the set, counted from 0, in the order of `ranks`. One pass over the bitmap.
 * A rank at or above the set's count has no number and is left out.
 */
export function selectRanks(bitmap: Bitmap, ranks: readonly number[]): number[] {
  const ascending = [...ranks].sort((a, b) => a - b)
  const numberOf = new Map<number, number>()
  let seen = 0
  let next = 0
  for (let at = 0; at < bitmap.length && next < ascending.length; at += 1) {
    const bits = BITS[bitmap[at] ?? 0] ?? []
    for (let rank = ascending[next]; rank !== undefined && rank < seen + bits.length; rank = ascending[next]) {
      numberOf.set(rank, at * 8 + (bits[rank - seen] ?? 0))
      next += 1
    }
    seen += bits.length
  }
  return ranks.flatMap((rank) => numberOf.get(rank) ?? [])
}
