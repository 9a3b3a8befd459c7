import { type Row, verdictOf } from './row.ts'

/** The rows as one table of text, columns aligned. */
export function printRows(rows: readonly Row[]): string {
  const lines = [
    ['what', 'target', 'measured', 'verdict'],
    ...rows.map((row) => [row.what, row.target, row.measured, verdictOf(row)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ '))
  const rule = widths.map((width) => '─'.repeat(width)).join('─┼─')
  return [text[0], rule, ...text.slice(1)].join('\n')
}
