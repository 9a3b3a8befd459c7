import { contentType } from '../content-type.ts'
import { type Matrix, readMatrix, viewMatrix } from '../matrix.ts'
import { plusMinus, scoreParts } from '../score.ts'

/** `{ columns: [text], rows: [{ text, columns: [index], why? }] }`: each row has the indexes of its right columns. */
type MatrixResponse = Matrix<{ text: string; columns: number[]; why?: string }>

/**
 * +/− scoring in each column, never below zero there (not in each row, and not over the whole grid). Its parts, and therefore its
 * cells, go column by column: cell = column x rows + row.
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
