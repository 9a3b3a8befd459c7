import { type ItemFigures, MIN_ANSWERS } from './item-figures.ts'

/** A difference with its 95 % interval. */
export type Difference = { value: number; from: number; to: number }

/**
 * The change from the previous version to this one (`version`: when it began, epoch milliseconds): in the share of
 * points and, if both discriminate by the same measure, in discrimination.
 */
export type Drift = { version: number; share: Difference; discrimination?: Difference }

/** Returns the 95% interval of a correlation of `n` pairs (Fisher's z). */
function correlationInterval(value: number, n: number): Difference {
  const z = Math.atanh(Math.max(-0.999_999, Math.min(0.999_999, value)))
  const half = 1.96 / Math.sqrt(n - 3)
  return { value, from: Math.tanh(z - half), to: Math.tanh(z + half) }
}

/**
 * Returns the difference of two independent figures, with an interval from theirs (Newcombe's for shares, Zou's for
 * correlations: the same formula). The interval keeps its width if a figure is 0 or 1.
 */
function difference(before: Difference, after: Difference): Difference {
  const value = after.value - before.value
  return {
    value,
    from: value - Math.hypot(after.value - after.from, before.to - before.value),
    to: value + Math.hypot(after.to - after.value, before.value - before.from),
  }
}

/** Returns the change between two versions of a question; undefined with fewer than 30 answers to either. */
export function driftOf(version: number, before: ItemFigures, after: ItemFigures): Drift | undefined {
  if (before.n < MIN_ANSWERS || after.n < MIN_ANSWERS || !before.share || !after.share) return undefined
  const shareOf = ({ share, from, to }: NonNullable<ItemFigures['share']>) => ({ value: share, from, to })
  const correlationOf = ({ discrimination, known }: ItemFigures) =>
    discrimination === undefined || known < MIN_ANSWERS ? undefined : correlationInterval(discrimination, known)
  const [earlier, later] = [correlationOf(before), correlationOf(after)]
  return {
    version,
    share: difference(shareOf(before.share), shareOf(after.share)),
    ...(earlier && later && before.by === after.by ? { discrimination: difference(earlier, later) } : {}),
  }
}
