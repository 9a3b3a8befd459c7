import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { fileWords } from '#domain/messages/imports.ts'
import { csvProblem, readHead, rowOfCsv, separatorOf } from '#domain/questions/csv.ts'

/** Characters that are parsed at a time, so that a large file never holds the page up. */
const SLICE = 200_000

const NEWLINE = 10
const QUOTE = 34

/** Where the record ends that is open at `from + SLICE`, a line's end outside quotes, and how many lines end before. */
function endOfSlice(text: string, from: number): { end: number; lines: number } {
  let quoted = false
  let lines = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) quoted = !quoted
    if (code !== NEWLINE) continue
    lines += 1
    if (!quoted && at - from >= SLICE) return { end: at + 1, lines }
  }
  return { end: text.length, lines }
}

/** `line`: the last of the file before the slice, for messages about faults. */
function recordsOf(slice: string, delimiter: string, line: number): string[][] {
  try {
    return parse(slice, { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (error) {
    throw new Error(
      error instanceof CsvError ? csvProblem(error.code, line + Number(error.lines)) : fileWords.unreadable,
    )
  }
}

/**
 * The rows of a CSV file in the JSON shape of an import (docs/import.md), slice by slice. The first line names the
 * columns; `onUnknown` is called with those that are not known. Throws an Error with a sentence when it is not CSV.
 */
export function* parseCsv(
  text: string,
  onUnknown: (columns: readonly string[]) => void,
): Generator<Record<string, unknown>[]> {
  const delimiter = separatorOf(text)
  let names: string[] | undefined
  let line = 0
  for (let from = 0; from < text.length;) {
    const { end, lines } = endOfSlice(text, from)
    const records = recordsOf(text.slice(from, end), delimiter, line)
    from = end
    line += lines
    const [head] = records
    if (names === undefined && head !== undefined) {
      records.shift()
      const { columns, unknown, missing } = readHead(head)
      if (missing.length > 0) throw new Error(fileWords.columnsMissing(missing))
      if (unknown.length > 0) onUnknown(unknown)
      names = columns
    }
    const columns = names ?? []
    yield records.map((record) => rowOfCsv(Object.fromEntries(columns.map((name, index) => [name, record[index]]))))
  }
}
