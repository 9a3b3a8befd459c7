import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { CSV_COLUMNS, rowOfCsv } from '../../domain/questions/csv-row.ts'

/** The rows of a .json file (an array of questions) or a .csv file with a line of column names. Throws with a sentence. */
export function readFile(path: string): unknown[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`The file ${path} cannot be read.`)
  }
  if (path.toLowerCase().endsWith('.csv')) return readCsv(path, text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`The file ${path} is not JSON: ${error instanceof Error ? error.message : 'it cannot be parsed'}.`)
  }
  if (!Array.isArray(value)) throw new Error(`The file ${path} must hold a list of questions.`)
  return value
}

function readCsv(path: string, text: string): unknown[] {
  let records: Record<string, string>[]
  try {
    records = parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (error) {
    throw new Error(`The file ${path} is not CSV: ${error instanceof Error ? error.message : 'it cannot be parsed'}.`)
  }
  const unknown = Object.keys(records[0] ?? {}).filter((column) => !CSV_COLUMNS.includes(column))
  if (unknown.length > 0) throw new Error(`The file ${path} has columns that are not known: ${unknown.join(', ')}.`)
  return records.map(rowOfCsv)
}
