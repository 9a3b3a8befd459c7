/**
 * How simulated students of one ability fared. `ability`: in logits above the standard; `right`: the share that was decided rightly
 * (at the standard, where neither is wrong: that passed); `meanLength`: scored items, on average.
 */
export type AccuracyRow = { ability: number; right: number; meanLength: number }

/**
 * How often such a test decides rightly, by simulation: a bank of 2,000 questions, the next one of the 5 nearest, 400 tests at each
 * ability.
 */
export const ACCURACY: { bank: number; sittings: number; rows: readonly AccuracyRow[] } = {
  bank: 2_000,
  sittings: 400,
  rows: [
    { ability: -0.5, right: 0.998, meanLength: 84 },
    { ability: -0.2, right: 0.895, meanLength: 115 },
    { ability: 0, right: 0.525, meanLength: 127 },
    { ability: 0.2, right: 0.86, meanLength: 119 },
    { ability: 0.5, right: 0.995, meanLength: 85 },
  ],
}

/** For each distance from the standard, farthest first: the share that was decided rightly, the lower one of the two sides. */
export function accuracyByDistance(rows: readonly AccuracyRow[]): { distance: number; right: number }[] {
  const lowest = new Map<number, number>()
  for (const { ability, right } of rows) {
    const distance = Math.abs(ability)
    if (distance > 0) lowest.set(distance, Math.min(right, lowest.get(distance) ?? 1))
  }
  return [...lowest].map(([distance, right]) => ({ distance, right })).sort((a, b) => b.distance - a.distance)
}
