import { cellOfText } from '../questions/csv.ts'

/** A column of a file: its name and the text of its cell. */
export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => string]

/** Excel takes a file for UTF-8 only when it begins so. */
const MARK = '\ufeff'

/**
 * Rows as a CSV file (RFC 4180, UTF-8 with a byte-order mark for Excel). What a spreadsheet would take for a formula gets an
 * apostrophe in front, as in the export of questions.
 */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `${cells.map(cellOfText).join(',')}\r\n`
  return (
    MARK + line(columns.map(([name]) => name)) + rows.map((row) => line(columns.map(([, cell]) => cell(row)))).join('')
  )
}

/** A time (epoch milliseconds) as spreadsheets take it: '2026-11-21 12:00:00', UTC; '' for none. */
export const utcCell = (time: number | null | undefined): string =>
  time == null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
