import type { Random } from './random.ts'

/**
 * The ranks below `of` in random order, every order equally likely, as many at a time as are asked for and fewer at the end: a
 * Fisher-Yates shuffle that is made as far as it is needed, O(n) in time and room.
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
