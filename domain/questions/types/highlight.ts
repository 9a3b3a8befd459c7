import { contentType } from './content-type.ts'
import { plusMinus, scoreParts } from './score.ts'
import { checkSpans, type MarkedText, partOfSpans, textSegmentsOf, readMarkedText, textsOfMarked } from './spans.ts'

/**
 * `{ text, spans: [{ start, end, correct?, why? }] }` or `{ marked: 'a [[piece]] and a [[*right one]]' }`; +/− scoring.
 */
export const highlightText = contentType<MarkedText>({
  read: (reader, value) => {
    const marked = readMarkedText(reader, value)
    checkSpans(reader, [marked])
    return marked
  },
  view: (marked) => ({ pieces: textSegmentsOf(marked, 0) }),
  texts: textsOfMarked,
  parts: (marked) => [partOfSpans([marked])],
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})

/** `{ headers: [text], rows: [{ label, cells: [marked text] }] }`: a header for the labels and one for each cell. */
type HighlightTable = { headers: string[]; rows: { label: string; cells: MarkedText[] }[] }

const cellsOf = ({ rows }: HighlightTable) => rows.flatMap(({ cells }) => cells)

/** +/− scoring over all spans of the table. */
export const highlightTable = contentType<HighlightTable>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    const headers = reader
      .list(fields.headers, [2, 4], ['columns-few', 'columns-many'])
      .map((header) => reader.filledText(header))
    const rows = reader.list(fields.rows, [1, 10], ['rows-few', 'matrix-rows-many']).map((item) => {
      const row = reader.fields(item)
      const cells = headers.length - 1
      return {
        label: reader.filledText(row.label),
        cells: reader
          .list(row.cells, [cells, cells], ['cells-uneven', 'cells-uneven'])
          .map((cell) => readMarkedText(reader, cell)),
      }
    })
    checkSpans(reader, cellsOf({ headers, rows }))
    return { headers, rows }
  },
  view: ({ headers, rows }) => {
    let first = 0
    return {
      headers,
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => {
          const pieces = textSegmentsOf(cell, first)
          first += cell.spans.length
          return pieces
        }),
      })),
    }
  },
  texts: ({ headers, rows }) => [
    ...headers,
    ...rows.flatMap(({ label, cells }) => [label, ...cells.flatMap(textsOfMarked)]),
  ],
  parts: (table) => [partOfSpans(cellsOf(table))],
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})
