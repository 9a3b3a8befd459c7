import writeExcelFile, { type SheetData } from 'write-excel-file/universal'
import { exportWords } from '#domain/messages/formats.ts'
import { CSV_COLUMNS, safeCell } from '../csv.ts'
import { cellTexts, type ExportRow } from '../export-rows.ts'

/** Excel's maximum characters (UTF-16 units) in a cell. */
const MAX_CELL = 32_767

/** Column widths, in characters; texts of wide columns wrap. */
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
 * Characters that the library would drop and XML can't contain or preserve: control characters except tab and line
 * feed, lone surrogates, noncharacters, and U+FFFD.
 */
const UNWRITABLE = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/gu

const escapedUnit = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/**
 * Returns a text as a workbook stores it: escapes characters by number where required (ECMA-376, ST_Xstring), and text
 * that only looks like an escape.
 */
function storedText(text: string): string {
  const stored = text
    .replace(/_(?=x[\dA-Fa-f]{4})/g, escapedUnit)
    .replace(UNWRITABLE, (units) =>
      Array.from({ length: units.length }, (_, at) => escapedUnit(units.charAt(at))).join(''),
    )
  // The library looks texts up in an object, which has built-in names such as `constructor`.
  return stored in Object.prototype ? `${escapedUnit(stored)}${stored.slice(1)}` : stored
}

/**
 * Returns a cell in Text format: Excel does not convert it, or text typed there later, to a number, date, or formula.
 */
const textCell = (text: string) => ({ value: storedText(text), type: String, format: '@' })

/**
 * Returns questions as an Excel workbook of one sheet, with the cells of the CSV form. `left`: those with a text too
 * long for a cell. Throws an Error with a sentence if no question fits.
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
