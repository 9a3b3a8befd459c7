import { contentType } from '../content-type.ts'
import { type Matrix, readMatrix, viewMatrix } from '../matrix.ts'
import { scoreParts, zeroOne } from '../score.ts'

/** `{ columns: [text], rows: [{ text, column, why? }] }`: each row has the index of its one right column. */
type MatrixChoice = Matrix<{ text: string; column: number; why?: string }>

/** A point for each row whose column is right (0/1 scoring). */
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
