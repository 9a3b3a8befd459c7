/** The value below which a `share` of the numbers lies; half of them when not said. */
export function median(numbers: readonly number[], share = 0.5): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
