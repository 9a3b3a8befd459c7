import writeExcelFile, { type SheetData } from 'write-excel-file/universal'
import { exportWords } from '#domain/messages/formats.ts'
import { CSV_COLUMNS, safeCell } from '../csv.ts'
import { cellTexts, type ExportRow } from '../export-rows.ts'

/** Characters (UTF-16 units) that Excel takes in one cell. */
const MAX_CELL = 32_767

/** Widths of columns, in characters; the texts of wide ones wrap. */
const WIDTHS: readonly (readonly [columns: RegExp, width: number, wraps: boolean])[] = [
  [/^(body|rationale)$/, 60, true],
  [/^(answer|match|why)\d+$/, 30, true],
  [/^(ref|type|tags|area)$/, 24, false],
  [/^(content|formatted)$/, 40, false],
]
const layoutOf = (column: string) => WIDTHS.find(([columns]) => columns.test(column))

const COLUMNS = CSV_COLUMNS.map((column) => ({ width: layoutOf(column)?.[1] ?? 10 }))
const WRAPS = CSV_COLUMNS.map((column) => layoutOf(column)?.[2] ?? false)

/**
 * What the library would leave out and XML can't hold or keep: control characters but a tab and a line feed, halves of characters,
 * noncharacters, and U+FFFD.
 */
const UNWRITABLE = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/gu

const escapedUnit = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as a workbook stores it: characters by their number where they must be (ECMA-376, ST_Xstring), and what only looks so too. */
function storedText(text: string): string {
  const stored = text
    .replace(/_(?=x[\dA-Fa-f]{4})/g, escapedUnit)
    .replace(UNWRITABLE, (units) =>
      Array.from({ length: units.length }, (_, at) => escapedUnit(units.charAt(at))).join(''),
    )
  // The library looks texts up in an object, which has some names of its own, such as `constructor`.
  return stored in Object.prototype ? `${escapedUnit(stored)}${stored.slice(1)}` : stored
}

/** A cell of the format Text: Excel makes no number, date, or formula of it, nor of what is typed there later. */
const textCell = (text: string) => ({ value: storedText(text), type: String, format: '@' })

/**
 * Questions as an Excel workbook of one sheet, with the cells of the CSV form. `left`: those with a text that is too long for a cell.
 * Throws an Error with a sentence when no question fits.
 */
export async function workbookOfRows<Question extends ExportRow>(
  rows: readonly Question[],
): Promise<{ file: Blob; left: Question[] }> {
  const left: Question[] = []
  const data: SheetData = [CSV_COLUMNS.map((column) => ({ ...textCell(column), fontWeight: 'bold' }))]
  for (const row of rows) {
    const cells = cellTexts(row).map(safeCell)
    if (cells.some((cell) => cell.length > MAX_CELL)) left.push(row)
    else data.push(cells.map((cell, at) => ({ ...textCell(cell), alignVertical: 'top', wrap: WRAPS[at] ?? false })))
  }
  if (left.length > 0 && left.length === rows.length) throw new Error(exportWords.cellsLong)
  const file = await writeExcelFile(data, { sheet: 'Questions', columns: COLUMNS, stickyRowsCount: 1 }).toBlob()
  return { file, left }
}
