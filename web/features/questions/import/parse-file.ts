import { fileWords } from '#domain/messages/imports.ts'
import { jsonProblem } from '#domain/questions/csv.ts'
import { decodeText } from '#domain/questions/files/decode-text.ts'
import { type ReadRow, rowReader } from '#domain/questions/read-row.ts'

/** `notes`: what of the file as a whole was not taken as it stood. */
export type FileVerdict = { ok: true; rows: ReadRow[]; notes: string[] } | { ok: false; message: string }

/** The largest file that is read, bytes. */
const MOST_BYTES = 50_000_000
/** Rows of JSON that are read at a time. */
const ROWS_AT_ONCE = 500

/** Lets the page do what waits: paint, keys, clicks. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(jsonProblem(text, error instanceof Error ? error.message : ''))
  }
}

function* sliceJson(text: string): Generator<unknown[]> {
  const value = parseJson(text)
  if (!Array.isArray(value)) throw new Error(fileWords.noList)
  for (let from = 0; from < value.length; from += ROWS_AT_ONCE) yield value.slice(from, from + ROWS_AT_ONCE)
}

async function slicesOf(file: File, onNote: (words: string) => void): Promise<Iterable<readonly unknown[]>> {
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new Error(fileWords.empty)
  if (encoding === 'Windows-1252') onNote(fileWords.windows1252)
  if (!file.name.toLowerCase().endsWith('.csv')) return sliceJson(text)
  const { parseCsv } = await import('./parse-csv.ts')
  return parseCsv(text, (columns) => {
    onNote(fileWords.columnsUnknown(columns))
  })
}

/**
 * Parses a .csv or .json file into rows, a slice at a time so that the page stays responsive; `onRows` is called with
 * the number so far. The server decides which can be imported.
 */
export async function parseFile(file: File, onRows: (rows: number) => void): Promise<FileVerdict> {
  const refuse = (why: string): FileVerdict => ({
    ok: false,
    message: `The file ${file.name} cannot be imported. ${why}`,
  })
  if (!/\.(csv|json)$/i.test(file.name)) return refuse('Choose a .csv or a .json file.')
  if (file.size > MOST_BYTES) return refuse('It is larger than 50 MB: split it into several files.')
  const read = rowReader()
  const rows: ReadRow[] = []
  const notes: string[] = []
  try {
    for (const slice of await slicesOf(file, (words) => notes.push(words))) {
      for (const value of slice) rows.push(read(value, rows.length + 1))
      onRows(rows.length)
      await yieldToBrowser()
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : fileWords.unreadable)
  }
  return rows.length === 0 ? refuse(fileWords.noRows) : { ok: true, rows, notes }
}
