import { areDifferent, type ContentReader } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { scoreParts, zeroOne, plusMinus } from './score.ts'

/** The parts of both kinds of matrix apart from their keys: a cell is identified by its row and its column. */
export type Matrix<Row extends { text: string }> = { columns: string[]; rows: Row[] }

/** Reads the columns and rows; `readRow` reads a row's fields other than its text. */
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

/** Returns what students see of a matrix. Rows and columns are in the author's order. */
export const viewMatrix = ({ columns, rows }: Matrix<{ text: string }>) => ({
  columns,
  rows: rows.map(({ text }) => text),
})

/** `{ columns: [text], rows: [{ text, column, why? }] }`: each row has the index of its one right column. */
type MatrixChoice = Matrix<{ text: string; column: number; why?: string }>

/** Awards a point for each row with the right column (0/1 scoring). */
export const matrixMultipleChoice = contentType<MatrixChoice>({
  read: (reader, value) =>
    readMatrix(reader, value, (row, text, columns) => ({
      text,
      column: reader.index(row.column, columns, 'row-without-key'),
      ...reader.optionalText('why', row.why),
    })),
  view: viewMatrix,
  texts: ({ columns, rows }) => [...columns, ...rows.flatMap(({ text, why }) => [text, why ?? ''])],
  parts: ({ columns, rows }) =>
    rows.map(({ text, column, why }) => ({
      label: text,
      options: columns.map((name, i) => ({ text: name, ...(i === column && why !== undefined ? { why } : {}) })),
      key: [column],
      pick: 1,
    })),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})

/** `{ columns: [text], rows: [{ text, columns: [index], why? }] }`: each row has the indexes of its right columns. */
type MatrixResponse = Matrix<{ text: string; columns: number[]; why?: string }>

/**
 * +/− scoring in each column, with a minimum of zero there (not in each row, and not over the whole grid). Its parts,
 * and therefore its cells, are in column order: cell = column x rows + row.
 */
export const matrixMultipleResponse = contentType<MatrixResponse>({
  read: (reader, value) => {
    const matrix = readMatrix(reader, value, (row, text, columns) => {
      const right = reader
        .list(row.columns, [0, columns], ['content-malformed', 'content-malformed'])
        .map((column) => reader.index(column, columns, 'key-unreachable'))
      return {
        text,
        columns: [...new Set(right)].sort((a, b) => a - b),
        ...reader.optionalText('why', row.why),
      }
    })
    const isKeyed = matrix.columns.every((_, column) => matrix.rows.some(({ columns }) => columns.includes(column)))
    reader.must(isKeyed, 'column-without-key')
    return matrix
  },
  view: viewMatrix,
  texts: ({ columns, rows }) => [...columns, ...rows.flatMap(({ text, why }) => [text, why ?? ''])],
  parts: ({ columns, rows }) =>
    columns.map((name, column) => ({
      label: name,
      options: rows.map(({ text, why }) => ({ text, ...(column === 0 && why !== undefined ? { why } : {}) })),
      key: rows.flatMap((row, i) => (row.columns.includes(column) ? [i] : [])),
      pick: rows.length,
    })),
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})
