import { areDifferent, type ContentReader } from './content-reader.ts'

/** What both kinds of matrix hold beside their keys: a cell is named by its row and its column. */
export type Matrix<Row extends { text: string }> = { columns: string[]; rows: Row[] }

/** Reads the columns and rows; `readRow` reads what a row says beside its text. */
export function readMatrix<Row extends { text: string }>(
  reader: ContentReader,
  value: unknown,
  readRow: (row: Readonly<Record<string, unknown>>, text: string, columns: number) => Row,
): Matrix<Row> {
  const fields = reader.fields(value)
  const columns = reader
    .list(fields.columns, [2, 6], ['columns-few', 'columns-many'])
    .map((column) => reader.filledText(column))
  const rows = reader.list(fields.rows, [2, 12], ['rows-few', 'matrix-rows-many']).map((item) => {
    const row = reader.fields(item)
    return readRow(row, reader.filledText(row.text), columns.length)
  })
  reader.must(areDifferent(columns) && areDifferent(rows.map(({ text }) => text)), 'labels-same')
  return { columns, rows }
}

/** What a student sees of a matrix. Rows and columns are as their author ordered them. */
export const viewMatrix = ({ columns, rows }: Matrix<{ text: string }>) => ({
  columns,
  rows: rows.map(({ text }) => text),
})
