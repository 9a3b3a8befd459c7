import { parse } from 'csv-parse/browser/esm/sync'
import { CSV_COLUMNS, rowOfCsv } from '../../../../domain/questions/csv-row.ts'

/** Characters that are parsed at a time, so that a large file never holds the page up. */
const SLICE = 200_000

const NEWLINE = 10
const QUOTE = 34

/** Where the record ends that is open at `from + SLICE`: a line's end outside quotes. */
function endOfSlice(text: string, from: number): number {
  let quoted = false
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) quoted = !quoted
    else if (code === NEWLINE && !quoted && at - from >= SLICE) return at + 1
  }
  return text.length
}

const OPTIONS = { bom: true, skip_empty_lines: true, relax_column_count: true } as const

/**
 * The rows of a CSV file in the JSON shape of an import (docs/import.md), slice by slice. The first line names the
 * columns. Throws an Error with a sentence when it is not CSV.
 */
export function* readCsv(text: string): Generator<Record<string, unknown>[]> {
  let columns: string[] | undefined
  for (let from = 0; from < text.length;) {
    const end = endOfSlice(text, from)
    const records = parse(text.slice(from, end), OPTIONS)
    from = end
    const [head] = records
    if (columns === undefined && head !== undefined) {
      columns = head.map((name) => name.trim())
      records.shift()
      const unknown = columns.filter((name) => !CSV_COLUMNS.includes(name))
      if (unknown.length > 0) throw new Error(`It has columns that are not known: ${unknown.join(', ')}.`)
    }
    const names = columns ?? []
    yield records.map((record) => rowOfCsv(Object.fromEntries(names.map((name, index) => [name, record[index]]))))
  }
}
