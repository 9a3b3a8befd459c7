import type { Row } from './row.ts'

function verdictOf({ met, gates }: Row): string {
  if (met === undefined) return ''
  if (met) return 'met'
  return gates ? 'MISSED' : 'missed (marked only)'
}

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
