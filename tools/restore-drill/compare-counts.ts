import type { KindCounts } from './count-kinds.ts'

/** A kind of item with its counts in the running and in the restored table. */
export type KindRow = { kind: string; running: number; restored: number; isExpected: boolean }

/** Fewer items than this are never too many: in a small kind a few are a large share. */
const MIN_ALLOWED = 10

/**
 * Holds the counts of both tables against each other, by kind. The running table has moved on since the time of the restore, so
 * each kind may differ by `tolerancePercent` of its items, or by ten.
 */
export function compareCounts(running: KindCounts, restored: KindCounts, tolerancePercent: number): KindRow[] {
  const kinds = [...new Set([...running.keys(), ...restored.keys()])].sort()
  return kinds.map((kind) => {
    const [now, then] = [running.get(kind) ?? 0, restored.get(kind) ?? 0]
    const allowed = Math.max(MIN_ALLOWED, (Math.max(now, then) * tolerancePercent) / 100)
    return { kind, running: now, restored: then, isExpected: Math.abs(now - then) <= allowed }
  })
}

const number = new Intl.NumberFormat('en-US')
const difference = (count: number) => (count === 0 ? '' : `${count > 0 ? '+' : '-'}${number.format(Math.abs(count))}`)

/** The rows as lines of a table: what the restored table has more or less, with a mark on what is over the limit. */
export function countLines(rows: readonly KindRow[]): string[] {
  const width = Math.max(4, ...rows.map(({ kind }) => kind.length))
  const line = (kind: string, ...cells: string[]) =>
    `${kind.padEnd(width)}${cells.map((cell) => cell.padStart(13)).join('')}`
  return [
    line('kind', 'running', 'restored', 'difference'),
    ...rows.map(({ kind, running, restored, isExpected }) => {
      const cells = [number.format(running), number.format(restored), difference(restored - running)]
      return `${line(kind, ...cells).trimEnd()}${isExpected ? '' : '   over limit'}`
    }),
  ]
}

/** The sum of each side's items. */
export const totalOf = (rows: readonly KindRow[]): { running: number; restored: number } => ({
  running: rows.reduce((sum, { running }) => sum + running, 0),
  restored: rows.reduce((sum, { restored }) => sum + restored, 0),
})
