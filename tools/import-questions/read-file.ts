import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { isOtherFormat } from 'question-formats/file-format.ts'
import { decodeText } from 'question-formats/text/decode-text.ts'
import { columnWords, fileWords } from '#domain/messages/imports.ts'
import { CSV_READING, csvProblem, jsonProblem, separatorOf } from '#domain/questions/csv.ts'
import { type ChosenContent, mapColumns, readingProblem } from '#domain/questions/files/chosen-content.ts'
import { guessColumns, missingColumns, rowOfLine, unreadColumns } from '#domain/questions/files/columns.ts'
import { type FileTable, type TableFile, tableOf } from '#domain/questions/files/file-table.ts'

/** The rows of a file, their source, and notes about what was changed. */
export type FileRows = { values: readonly unknown[]; content: ChosenContent; notes: string[] }

/**
 * `sheet`: the workbook's sheet to read; `type`: the type of all rows if there is no such column; `map`: the meaning of
 * columns with unknown names, each as `Their column=body` (mapColumns).
 */
export type FileChoices = { sheet?: string | undefined; type?: string | undefined; map?: readonly string[] }

type Refuse = (why: string) => Error

/**
 * Reads the rows of a .json file (an array of questions), of a table with column names (an Excel workbook or a text
 * file), or of another program's file. Column names are defined in domain/questions/files/columns.ts. Throws with a
 * sentence.
 */
export async function readFile(path: string, choices: FileChoices = {}): Promise<FileRows> {
  const refuse: Refuse = (why) => new Error(`${path} can’t be imported. ${why}`)
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    throw new Error(`The file ${path} cannot be read.`)
  }
  if (/\.xls$/i.test(path)) throw refuse(fileWords.workbookOld)
  if (/\.xls[xm]$/i.test(path)) return rowsOfTables(await readTables(bytes, refuse), choices, refuse)
  if (isOtherFormat(path, bytes)) return readOther(path, bytes, choices, refuse)
  const { text, encoding } = inWords(() => decodeText(bytes), refuse)
  if (text.trim() === '') throw refuse(fileWords.empty)
  const notes = encoding === 'Windows-1252' ? [fileWords.windows1252] : []
  if (!/\.(csv|tsv|txt)$/i.test(path)) {
    const values = readJson(text, refuse)
    if (choices.map?.length) throw refuse(columnWords.mapList)
    return { values, content: { kind: 'list', values }, notes }
  }
  const table = readCsv(path, text, refuse)
  return rowsOfTables({ tables: table ? [table] : [], notes }, choices, refuse)
}

/** Reads the rows of another program's file, such as Moodle's. */
async function readOther(path: string, bytes: Buffer, { map }: FileChoices, refuse: Refuse): Promise<FileRows> {
  const { readOtherFile } = await import('#domain/questions/files/read-other-file.ts')
  if (map?.length) throw refuse(columnWords.mapList)
  try {
    const { values, pictures, format, notes } = await readOtherFile(path, bytes)
    return { values, content: { kind: 'list', values, pictures }, notes: [format, ...notes] }
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : fileWords.unreadable)
  }
}

async function readTables(bytes: Buffer, refuse: Refuse): Promise<TableFile> {
  const { readWorkbook } = await import('#domain/questions/files/read-workbook.ts')
  return inWords(() => readWorkbook(bytes), refuse)
}

/** Returns the result of `read`, or refuses the file with the message of its error. */
function inWords<T>(read: () => T, refuse: Refuse): T {
  try {
    return read()
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : fileWords.unreadable)
  }
}

function rowsOfTables({ tables, notes }: TableFile, choices: FileChoices, refuse: Refuse): FileRows {
  const { sheet, type, map: given = [] } = choices
  const [table, another] = sheet === undefined ? tables : tables.filter(({ name }) => name === sheet)
  if (!table) throw refuse(sheet === undefined ? fileWords.noRows : fileWords.sheetMissing(sheet))
  if (another) throw refuse(fileWords.sheetsMany(tables.map(({ name }) => name)))
  const map = inWords(() => mapColumns(table.head, guessColumns(table.head), given), refuse)
  const reading = { map, ...(map.includes('type') ? {} : { type }) }
  const missing = missingColumns(reading)
  if (missing.length > 0) throw refuse(`${fileWords.columnsMissing(missing)} ${fileWords.columnsNameable}`)
  const problem = readingProblem(reading)
  if (problem !== undefined) throw refuse(`${problem}: --map "NAME="`)
  const unread = unreadColumns(table.head, map)
  const read = table.head.flatMap((name, at) =>
    map[at] === undefined ? [] : [columnWords.readAs(name, columnWords.field(map[at]))],
  )
  return {
    values: table.lines.map((line) => rowOfLine(line, reading)),
    content: { kind: 'table', table, reading },
    notes: [...notes, ...read, ...(unread.length > 0 ? [fileWords.columnsUnknown(unread)] : [])],
  }
}

function readJson(text: string, refuse: Refuse): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(jsonProblem(text))
  }
  if (!Array.isArray(value)) throw refuse(fileWords.noList)
  return value
}

function readCsv(name: string, text: string, refuse: Refuse): FileTable | undefined {
  try {
    const { separator, start } = separatorOf(text)
    const records: string[][] = parse(text.slice(start), { ...CSV_READING, delimiter: separator })
    return tableOf(
      name,
      records.map((cells) => ({ cells })),
    )
  } catch (error) {
    throw refuse(error instanceof CsvError ? csvProblem(error.code, Number(error.lines)) : fileWords.unreadable)
  }
}
