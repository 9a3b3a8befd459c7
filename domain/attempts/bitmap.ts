/**
 * Sets of question numbers, one bit each: bit `i % 8` of byte `i / 8` represents question `i`. A shorter bitmap reads
 * as if padded with zeros. No function changes its arguments, except `setBit` on a bitmap that is long enough.
 */
export type Bitmap = Uint8Array

const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)
const bitCount = (byte: number) => ones[byte] ?? 0

/** Numbers in both. */
export const and = (a: Bitmap, b: Bitmap): Bitmap =>
  Uint8Array.from({ length: Math.min(a.length, b.length) }, (_, i) => (a[i] ?? 0) & (b[i] ?? 0))

/** Numbers in one or both. */
export const or = (a: Bitmap, b: Bitmap): Bitmap =>
  Uint8Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) | (b[i] ?? 0))

/** Numbers of `a` that are not in `b`. */
export const andNot = (a: Bitmap, b: Bitmap): Bitmap => a.map((byte, i) => byte & ~(b[i] ?? 0))

/** Returns how many numbers are in the set. */
export const count = (bitmap: Bitmap): number => bitmap.reduce((sum, byte) => sum + bitCount(byte), 0)

/** Returns whether number `n` is in the set. */
export const has = (bitmap: Bitmap, n: number): boolean => ((bitmap[n >> 3] ?? 0) & (1 << (n & 7))) !== 0

/** Adds `n` to the set and returns it; returns a longer bitmap if `n` needs it. */
export const withBit = (bitmap: Bitmap, n: number): Bitmap => {
  const next = new Uint8Array(Math.max(bitmap.length, (n >> 3) + 1))
  next.set(bitmap)
  next[n >> 3] = (next[n >> 3] ?? 0) | (1 << (n & 7))
  return next
}

/** Returns the set without `n`. */
export const withoutBit = (bitmap: Bitmap, n: number): Bitmap =>
  bitmap.map((byte, i) => (i === n >> 3 ? byte & ~(1 << (n & 7)) : byte))

/** Returns the set of the given numbers. */
export const bitmapOf = (numbers: readonly number[]): Bitmap => {
  const bitmap = new Uint8Array(numbers.reduce((length, n) => Math.max(length, (n >> 3) + 1), 0))
  for (const n of numbers) bitmap[n >> 3] = (bitmap[n >> 3] ?? 0) | (1 << (n & 7))
  return bitmap
}

const bitsOf = (byte: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte & (1 << bit)) !== 0)
const BITS = Array.from({ length: 256 }, (_, byte) => bitsOf(byte))

/** The numbers of the set, in order. */
export const membersOf = (bitmap: Bitmap): number[] =>
  [...bitmap].flatMap((byte, at) => (BITS[byte] ?? []).map((bit) => at * 8 + bit))

/**
 * Returns the k-th number of the set for each rank k, counted from 0, in the order of `ranks`. One pass over the
 * bitmap. Skips ranks at or above the set's count.
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
