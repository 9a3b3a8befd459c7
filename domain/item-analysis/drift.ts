import { type ItemFigures, MIN_ANSWERS } from './item-figures.ts'

/** A difference with its 95 % interval. */
export type Difference = { value: number; from: number; to: number }

/**
 * What changed from the version before (`version`: when that began, epoch milliseconds) to a version: in the share of points and, where
 * both discriminate by the same, in discrimination.
 */
export type Drift = { version: number; share: Difference; discrimination?: Difference }

/** The 95 % interval of a correlation of `n` pairs (Fisher's z). */
function correlationInterval(value: number, n: number): Difference {
  const z = Math.atanh(Math.max(-0.999_999, Math.min(0.999_999, value)))
  const half = 1.96 / Math.sqrt(n - 3)
  return { value, from: Math.tanh(z - half), to: Math.tanh(z + half) }
}

/**
 * The difference of two figures that are independent of each other, with the interval that theirs give (Newcombe's for shares, Zou's for
 * correlations: the same formula). It keeps its width where a figure is 0 or 1.
 */
function difference(before: Difference, after: Difference): Difference {
  const value = after.value - before.value
  return {
    value,
    from: value - Math.hypot(after.value - after.from, before.to - before.value),
    to: value + Math.hypot(after.to - after.value, before.value - before.from),
  }
}

/** What changed between two versions of a question; undefined with fewer than 30 answers of either. */
export function driftOf(version: number, before: ItemFigures, after: ItemFigures): Drift | undefined {
  if (before.n < MIN_ANSWERS || after.n < MIN_ANSWERS || !before.share || !after.share) return undefined
  const shareOf = ({ share, from, to }: NonNullable<ItemFigures['share']>) => ({ value: share, from, to })
  const correlationOf = ({ discrimination, known }: ItemFigures) =>
    discrimination === undefined || known < MIN_ANSWERS ? undefined : correlationInterval(discrimination, known)
  const [own, other] = [correlationOf(before), correlationOf(after)]
  return {
    version,
    share: difference(shareOf(before.share), shareOf(after.share)),
    ...(own && other && before.by === after.by ? { discrimination: difference(own, other) } : {}),
  }
}
