import { count, type Bitmap } from '#domain/attempts/bitmap.ts'

const BITS = 0
const LIST = 1

const numbersOf = (bits: Bitmap): number[] =>
  [...bits].flatMap((byte, at) => [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (1 << bit) ? [at * 8 + bit] : [])))

/** Numbers below 65,536 in the fewest bytes: a list of two bytes each, or a bit for each up to the last; the first byte says which. */
export function packNumbers(bits: Bitmap): Uint8Array {
  const end = bits.findLastIndex((byte) => byte !== 0) + 1
  if (count(bits) * 2 >= end) return Uint8Array.from([BITS, ...bits.subarray(0, end)])
  return Uint8Array.from([LIST, ...numbersOf(bits).flatMap((n) => [n >> 8, n & 0xff])])
}

/** What `packNumbers` packed. */
export function unpackNumbers(packed: Uint8Array): Bitmap {
  if (packed[0] !== LIST) return packed.slice(1)
  const last = packed.length > 1 ? (packed.at(-2) ?? 0) * 256 + (packed.at(-1) ?? 0) : -1
  const bits = new Uint8Array((last >> 3) + 1)
  for (let at = 1; at < packed.length; at += 2) {
    const n = (packed[at] ?? 0) * 256 + (packed[at + 1] ?? 0)
    bits[n >> 3] = (bits[n >> 3] ?? 0) | (1 << (n & 7))
  }
  return bits
}
