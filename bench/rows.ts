/** One figure of a row and its target, if any. If `gates` is false, a miss is marked but fails nothing. */
export type Figure = { measured: string; target?: string; met?: boolean; gates?: boolean }

/** The measurements of one thing. */
export type Row = { what: string; figures: readonly Figure[] }

export const row = (what: string, ...figures: Figure[]): Row => ({ what, figures })

/** A figure without a target. */
export const figure = (measured: string): Figure => ({ measured })

const shown = (value: number, digits: number) => (Number.isInteger(value) ? String(value) : value.toFixed(digits))

/** A number and its maximum. Milliseconds depend on the machine, so a miss is marked but fails nothing. */
export const atMost = (most: number, value: number, unit: string, digits = 1): Figure => ({
  measured: `${shown(value, digits)} ${unit}`.trim(),
  target: `≤ ${most} ${unit}`.trim(),
  met: value <= most,
  gates: unit !== 'ms',
})

/** A percentage and its minimum. */
export const atLeast = (least: number, value: number): Figure => ({
  measured: `${value.toFixed(1)} %`,
  target: `≥ ${least} %`,
  met: value >= least,
  gates: true,
})

/** A cost at a size of the academy; if computed, it is derived from smaller sizes instead of measured. */
export type Point = { size: number; units: number; computed?: boolean }

/** The maximum growth of a row: from 1,000 to 1,000,000, that is 15 % in total. */
const MAX_SLOPE = 0.02

/** The least-squares slope of log(units) over log(size): 0 is flat, 1 is proportional. All costs must be above 0. */
export function slope(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ size }) => Math.log(size)), points.map(({ units }) => Math.log(units))]
  const [middleX, middleY] = [mean(xs), mean(ys)]
  const above = xs.reduce((sum, x, n) => sum + (x - middleX) * ((ys[n] ?? 0) - middleY), 0)
  return above / xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0)
}

const sizeName = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1_000}k`)
const measuredAt = (points: readonly Point[]) =>
  points
    .map(({ size, units, computed }) => `${sizeName(size)}: ${Math.round(units * 100) / 100}${computed ? '*' : ''}`)
    .join(', ')

/** A cost at several sizes that must not grow; `unit` is 'read' or 'write'. */
export function flat(unit: string, points: readonly Point[]): Figure {
  const steep = slope(points)
  const measured = `${measuredAt(points)} ${unit} (slope ${Math.abs(steep) < 0.0005 ? '0' : steep.toFixed(3)})`
  return { measured, target: `slope ≤ ${MAX_SLOPE}`, met: steep <= MAX_SLOPE, gates: true }
}

/** A cost at several sizes that may grow, up to `most` at the largest size and within `few` at the smallest. */
export function bounded(unit: string, points: readonly Point[], few: number, most: number): Figure {
  const [first, last] = [points[0], points.at(-1)]
  return {
    measured: `${measuredAt(points)} ${unit}`,
    target: `≤ ${few} ${unit} at ${sizeName(first?.size ?? 0)}, ≤ ${most} at ${sizeName(last?.size ?? 0)}`,
    met: (first?.units ?? Infinity) <= few && (last?.units ?? Infinity) <= most,
    gates: true,
  }
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
export const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length

/** The value below which a `share` of the numbers lies; half of them by default. */
export function median(numbers: readonly number[], share = 0.5): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Whether a row fails the run. */
export const isMissed = ({ figures }: Row): boolean => figures.some(({ met, gates }) => met === false && gates === true)

/** A row as table cells: what, target, figures, verdict. */
export function cellsOf({ what, figures }: Row): [string, string, string, string] {
  const judged = figures.filter(({ met }) => met !== undefined)
  const isMet = judged.every(({ met }) => met)
  const missed = isMissed({ what, figures }) ? 'MISSED' : 'missed (marked only)'
  const verdict = isMet ? 'met' : missed
  return [
    what,
    judged.map(({ target }) => target).join('; '),
    figures.map(({ measured }) => measured).join('; '),
    judged.length === 0 ? '' : verdict,
  ]
}

/** Rows as a text table with aligned columns. */
export function printRows(rows: readonly Row[]): string {
  const lines = [['what', 'target', 'measured', 'verdict'], ...rows.map(cellsOf)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ '))
  return [text[0], widths.map((width) => '─'.repeat(width)).join('─┼─'), ...text.slice(1)].join('\n')
}
