import type { Row } from '#bench/row.ts'
import { type Point, slope } from './slope.ts'

/** A row may grow no faster: from 1,000 to 1,000,000 that is 15 % in all. */
const MOST_SLOPE = 0.02

const inWords = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1_000}k`)
const rounded = (units: number) => String(Math.round(units * 100) / 100)

/** `1k: 3, 10k: 3.5`, with an asterisk where it was computed. */
const measuredAt = (points: readonly Point[]) =>
  points.map(({ size, units, computed }) => `${inWords(size)}: ${rounded(units)}${computed ? '*' : ''}`).join(', ')

/** One line of the table for a cost at several sizes; `unit` is 'read' or 'write'. */
export function growthRow(what: string, unit: string, points: readonly Point[]): Row {
  const steep = slope(points)
  return {
    what,
    target: `slope ≤ ${MOST_SLOPE}`,
    measured: `${measuredAt(points)} ${unit} (slope ${Math.abs(steep) < 0.0005 ? '0' : steep.toFixed(3)})`,
    met: steep <= MOST_SLOPE,
    gates: true,
  }
}

/** One line for a cost that may grow, up to `most` at the largest size; at the smallest it stays within `few`. */
export function boundedRow(
  what: string,
  unit: string,
  points: readonly Point[],
  { few, most }: { few: number; most: number },
): Row {
  const [first, last] = [points[0], points.at(-1)]
  return {
    what,
    target: `≤ ${few} ${unit} at ${inWords(first?.size ?? 0)}, ≤ ${most} at ${inWords(last?.size ?? 0)}`,
    measured: `${measuredAt(points)} ${unit}`,
    met: (first?.units ?? Infinity) <= few && (last?.units ?? Infinity) <= most,
    gates: true,
  }
}
