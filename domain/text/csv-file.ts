import { cellOfText } from '../questions/csv.ts'

/** A column of a file: its name and the text of its cell. */
export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => string]

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const MARK = '\ufeff'

/**
 * Returns rows as a CSV file (RFC 4180, UTF-8 with a byte-order mark for Excel). Prefixes anything that a spreadsheet
 * would read as a formula with an apostrophe, as in the export of questions.
 */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `${cells.map(cellOfText).join(',')}\r\n`
  return (
    MARK + line(columns.map(([name]) => name)) + rows.map((row) => line(columns.map(([, cell]) => cell(row)))).join('')
  )
}

/** Formats a time (epoch milliseconds) for spreadsheets: '2026-11-21 12:00:00', UTC; '' for none. */
export const utcCell = (time: number | null | undefined): string =>
  time == null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
