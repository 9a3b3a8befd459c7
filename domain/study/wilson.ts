/** The quantile for 95%. */
const Z = 1.959_963_985

/** A share from 0 to 1, with its 95% interval. */
export type ShareInterval = { share: number; from: number; to: number }

/**
 * Returns Wilson's interval of a share observed in `n` items; undefined without items. With partial points it is wider
 * than necessary: they vary less than all or nothing.
 */
export function wilsonInterval(share: number, n: number): ShareInterval | undefined {
  if (n <= 0) return undefined
  const p = Math.min(1, Math.max(0, share))
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))
  return { share: p, from: Math.min(p, Math.max(0, middle - half)), to: Math.max(p, Math.min(1, middle + half)) }
}

/** Returns the share of points in a count of items, with its interval. */
export const pointShare = ({ items, points, max }: { items: number; points: number; max: number }) =>
  max === 0 ? undefined : wilsonInterval(points / max, items)
