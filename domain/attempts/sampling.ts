import { type Bitmap, count, selectRanks } from './bitmap.ts'

/** Returns a uniform integer from 0 to below `max` (max at least 1). Cryptographic on the server, seeded in tests. */
export type Random = (max: number) => number

/**
 * Yields the ranks below `of` in random order, every order equally likely, as many at a time as requested and fewer at
 * the end: a lazy Fisher-Yates shuffle, O(n) in time and memory.
 */
export function rankOrder(of: number, random: Random): (n: number) => number[] {
  const moved = new Map<number, number>()
  let next = 0
  return (n) =>
    Array.from({ length: Math.max(0, Math.min(n, of - next)) }, () => {
      const j = next + random(of - next)
      const picked = moved.get(j) ?? j
      moved.set(j, moved.get(next) ?? next)
      next += 1
      return picked
    })
}

/** `n` different ranks below `of`, in random order. */
export const pickRanks = (n: number, of: number, random: Random): number[] => rankOrder(of, random)(n)

/** The same items in random order, every order equally likely. */
export const shuffle = <T>(items: readonly T[], random: Random): T[] =>
  pickRanks(items.length, items.length, random).flatMap((i) => items.slice(i, i + 1))

/**
 * Returns `n` different numbers of the set, every choice and order equally likely; all of them, shuffled, if it has
 * fewer.
 */
export const sample = (bitmap: Bitmap, n: number, random: Random): number[] =>
  selectRanks(bitmap, pickRanks(n, count(bitmap), random))
