import { isFormatName, isOtherFormat } from 'question-formats/file-format.ts'
import { decodeText } from 'question-formats/text/decode-text.ts'
import { fileWords } from '#domain/messages/imports.ts'
import { jsonProblem } from '#domain/questions/csv.ts'
import type { ListContent } from '#domain/questions/files/chosen-content.ts'
import { type FileLine, type FileTable, tableOf } from '#domain/questions/files/file-table.ts'

/** The content of a file: a list of questions, or tables with columns to map. */
export type FileContent = ListContent | { kind: 'tables'; tables: readonly FileTable[] }

/**
 * The content of a file, the name of the other program's format, and notes on what was changed or skipped as a whole.
 */
type Read = { content: FileContent; format?: string; notes: readonly string[] }

/** `format` is empty when the file isn't in another program's format. */
export type FileVerdict = ({ ok: true; format: string } & Read) | { ok: false; message: string }

/** Maximum file size in bytes. */
const MAX_BYTES = 50_000_000

/** Yields to the browser, so that it can paint and handle input. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

function parseList(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(jsonProblem(text))
  }
  if (!Array.isArray(value)) throw new Error(fileWords.noList)
  return value
}

async function linesOfCsv(text: string, onLines: (lines: number) => void): Promise<FileLine[]> {
  const { parseCsv } = await import('./parse-csv.ts')
  const lines: FileLine[] = []
  for (const slice of parseCsv(text)) {
    for (const cells of slice) lines.push({ cells })
    onLines(lines.length)
    await yieldToBrowser()
  }
  return lines
}

/** Detects the signature of Excel files before 2007 and of password-protected ones. */
const isOldWorkbook = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

async function readTables(bytes: Uint8Array): Promise<Read> {
  if (isOldWorkbook(bytes)) throw new Error(fileWords.workbookOld)
  const { readWorkbook } = await import('#domain/questions/files/read-workbook.ts')
  const { tables, notes } = readWorkbook(bytes)
  return { content: { kind: 'tables', tables }, notes }
}

/** Reads a file of another program, such as Moodle. Loads the reader on demand. */
async function readOther(name: string, bytes: Uint8Array, onLines: (lines: number) => void): Promise<Read> {
  const { readOtherFile } = await import('#domain/questions/files/read-other-file.ts')
  const { values, pictures, format, notes } = await readOtherFile(name, bytes, {
    breathe: (rows) => {
      onLines(rows)
      return yieldToBrowser()
    },
  })
  return { content: { kind: 'list', values, pictures }, format, notes }
}

async function readTexts(name: string, bytes: Uint8Array, onLines: (lines: number) => void): Promise<Read> {
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '') throw new Error(fileWords.empty)
  const notes = encoding === 'Windows-1252' ? [fileWords.windows1252] : []
  if (/\.json$/i.test(name)) return { content: { kind: 'list', values: parseList(text) }, notes }
  const table = tableOf(name, await linesOfCsv(text, onLines))
  return { content: { kind: 'tables', tables: table ? [table] : [] }, notes }
}

const isEmpty = (content: FileContent) =>
  content.kind === 'list' ? content.values.length === 0 : content.tables.every(({ lines }) => lines.length === 0)

/**
 * Reads a file. Parses large text files in slices to keep the page responsive. Calls `onLines` with the line count so
 * far.
 */
export async function parseFile(file: File, onLines: (lines: number) => void): Promise<FileVerdict> {
  const refuse = (why: string): FileVerdict => ({
    ok: false,
    message: `${file.name} can’t be imported. ${why}`,
  })
  if (/\.xls$/i.test(file.name)) return refuse(fileWords.workbookOld)
  if (!isFormatName(file.name) && !/\.(csv|tsv|txt|json|xlsx|xlsm)$/i.test(file.name)) return refuse(fileWords.kind)
  if (file.size > MAX_BYTES) return refuse('It is larger than 50 MB: split it into several files.')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes.length === 0) return refuse(fileWords.empty)
    const isWorkbook = /\.xls[xm]$/i.test(file.name)
    const read = isOtherFormat(file.name, bytes) ? readOther : readTexts
    const { content, format = '', notes } = await (isWorkbook ? readTables(bytes) : read(file.name, bytes, onLines))
    return isEmpty(content) ? refuse(fileWords.noRows) : { ok: true, content, format, notes }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : fileWords.unreadable)
  }
}
