import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { csvProblem, jsonProblem, readHead, rowOfCsv, separatorOf } from '#domain/questions/csv.ts'
import { decodeText } from '#domain/questions/files/decode-text.ts'
import { fileWords } from '#domain/messages/imports.ts'

/** The rows of a file, and what of it was not taken as it is. */
export type FileRows = { values: unknown[]; notes: string[] }

/** The rows of a .json file (an array of questions) or a .csv file with a line of column names. Throws with a sentence. */
export function readFile(path: string): FileRows {
  const refuse = (why: string) => new Error(`The file ${path} cannot be imported. ${why}`)
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    throw new Error(`The file ${path} cannot be read.`)
  }
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '') throw refuse(fileWords.empty)
  const decoded = encoding === 'Windows-1252' ? [fileWords.windows1252] : []
  if (path.toLowerCase().endsWith('.csv')) {
    const { values, unknown } = readCsv(text, refuse)
    return { values, notes: [...decoded, ...(unknown.length > 0 ? [fileWords.columnsUnknown(unknown)] : [])] }
  }
  return { values: readJson(text, refuse), notes: decoded }
}

function readJson(text: string, refuse: (why: string) => Error): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse(jsonProblem(text, error instanceof Error ? error.message : ''))
  }
  if (!Array.isArray(value)) throw refuse(fileWords.noList)
  return value
}

function readCsv(text: string, refuse: (why: string) => Error): { values: unknown[]; unknown: string[] } {
  let records: string[][]
  try {
    const delimiter = separatorOf(text)
    records = parse(text, { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (error) {
    throw refuse(error instanceof CsvError ? csvProblem(error.code, Number(error.lines)) : fileWords.unreadable)
  }
  const [head = [], ...rows] = records
  const { columns, unknown, missing } = readHead(head)
  if (missing.length > 0) throw refuse(fileWords.columnsMissing(missing))
  const values = rows.map((row) => rowOfCsv(Object.fromEntries(columns.map((name, index) => [name, row[index]]))))
  return { values, unknown }
}
