import {
  type DropDown,
  dropDownParts,
  dropDownTexts,
  namesBlanks,
  readDropDowns,
  segmentsOf,
  shownDropDowns,
} from '../blanks.ts'
import { contentType } from '../content-type.ts'
import { scoreParts, zeroOne } from '../score.ts'

/** `{ headers: [text], rows: [[text with {{1}}]], blanks }`: every row has a cell for each header. */
type DropDownTable = { headers: string[]; rows: string[][]; blanks: DropDown[] }

/** A point for each right drop-down of the table. */
export const dropDownTable = contentType<DropDownTable>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    const headers = reader
      .list(fields.headers, [2, 4], ['columns-few', 'columns-many'])
      .map((header) => reader.filledText(header))
    const rows = reader
      .list(fields.rows, [1, 8], ['rows-few', 'matrix-rows-many'])
      .map((row) =>
        reader
          .list(row, [headers.length, headers.length], ['cells-uneven', 'cells-uneven'])
          .map((cell) => reader.text(cell)),
      )
    const blanks = readDropDowns(reader, fields.blanks, [1, 10])
    reader.must(namesBlanks(rows.flat(), blanks.length), 'blanks-unnamed')
    return { headers, rows, blanks }
  },
  view: ({ headers, rows, blanks }, random) => ({
    headers,
    rows: rows.map((row) => row.map(segmentsOf)),
    blanks: shownDropDowns(blanks, random),
  }),
  texts: ({ headers, rows, blanks }) => [...headers, ...rows.flat(), ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
