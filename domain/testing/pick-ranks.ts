import type { Random } from './random.ts'

/** `n` different ranks below `of`, in random order: a Fisher-Yates shuffle that stops after `n`, O(n) in time and room. */
export function pickRanks(n: number, of: number, random: Random): number[] {
  const moved = new Map<number, number>()
  return Array.from({ length: Math.min(n, of) }, (_, i) => {
    const j = i + random(of - i)
    const picked = moved.get(j) ?? j
    moved.set(j, moved.get(i) ?? i)
    return picked
  })
}
