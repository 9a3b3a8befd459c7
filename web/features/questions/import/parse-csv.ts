import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { fileWords } from '#domain/messages/imports.ts'
import { CSV_READING, csvProblem, separatorOf } from '#domain/questions/csv.ts'

/** Characters parsed at a time, so that a large file doesn't block the page. */
const SLICE = 200_000

const NEWLINE = 10
const RETURN = 13
const QUOTE = 34

/** Finds the first line end outside quotes at or after `from + SLICE`, and counts the lines up to it. */
function endOfSlice(text: string, from: number): { end: number; lines: number } {
  let quoted = false
  let lines = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) quoted = !quoted
    const isEnd = code === NEWLINE || (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE)
    if (!isEnd) continue
    lines += 1
    if (!quoted && at - from >= SLICE) return { end: at + 1, lines }
  }
  return { end: text.length, lines }
}

/** Parses a slice. `line` is the number of the last line before it, for error messages. */
function recordsOf(slice: string, delimiter: string, line: number): string[][] {
  try {
    return parse(slice, { ...CSV_READING, delimiter })
  } catch (error) {
    throw new Error(
      error instanceof CsvError ? csvProblem(error.code, line + Number(error.lines)) : fileWords.unreadable,
    )
  }
}

/** Parses a CSV file slice by slice. Throws an Error with a user-facing message when it isn't valid CSV. */
export function* parseCsv(text: string): Generator<string[][]> {
  const { separator, start } = separatorOf(text)
  let line = start > 1 ? 1 : 0
  for (let from = start; from < text.length;) {
    const { end, lines } = endOfSlice(text, from)
    yield recordsOf(text.slice(from, end), separator, line)
    from = end
    line += lines
  }
}
