/**
 * Results of simulated students of one ability. `ability`: in logits above the standard; `right`: the share decided
 * correctly (at the standard, where neither is wrong: the share that passed); `meanLength`: items, on average.
 */
export type AccuracyRow = { ability: number; right: number; meanLength: number }

/**
 * How often such a test decides correctly, by `sittings` simulated sittings at each ability with a bank of `bank`
 * questions.
 */
export type Accuracy = { bank: number; sittings: number; rows: readonly AccuracyRow[] }

/**
 * Returns the share decided correctly for each distance from the standard, farthest first; the lower of the two sides.
 */
export function accuracyByDistance(rows: readonly AccuracyRow[]): { distance: number; right: number }[] {
  const lowest = new Map<number, number>()
  for (const { ability, right } of rows) {
    const distance = Math.abs(ability)
    if (distance > 0) lowest.set(distance, Math.min(right, lowest.get(distance) ?? 1))
  }
  return [...lowest].map(([distance, right]) => ({ distance, right })).sort((a, b) => b.distance - a.distance)
}
