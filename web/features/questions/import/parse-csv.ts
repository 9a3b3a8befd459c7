import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { fileWords } from '#domain/messages/imports.ts'
import { csvProblem, separatorOf } from '#domain/questions/csv.ts'

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

/** The lines of a CSV file, slice by slice. Throws an Error with a sentence when it is not CSV. */
export function* parseCsv(text: string): Generator<string[][]> {
  const delimiter = separatorOf(text)
  let line = 0
  for (let from = 0; from < text.length;) {
    const { end, lines } = endOfSlice(text, from)
    yield recordsOf(text.slice(from, end), delimiter, line)
    from = end
    line += lines
  }
}
