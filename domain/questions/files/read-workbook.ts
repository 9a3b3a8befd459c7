import { format, isDateFormat } from 'numfmt'
import { fileWords } from '#domain/messages/imports.ts'
import { type CellFault, type FileLine, type FileTable, type TableFile, tableOf } from './file-table.ts'
import { readXml } from './read-xml.ts'
import { unzipSync } from 'fflate'
import { GENERAL, sharedTexts, sheetsOf, styleFormats, textCollector } from './workbook-parts.ts'

/** The maximum total bytes of a workbook's unpacked parts: a file that declares more is not unpacked at all. */
const MAX_UNPACKED = 200_000_000
const MAX_PARTS = 2_000

/** The names of a zip's parts, and the requested ones, unpacked. */
type Unpacked = { names: ReadonlySet<string>; parts: ReadonlyMap<string, Uint8Array> }

/**
 * Unpacks the requested parts of a zip. Adds up the declared sizes first, and allows no part more than its declared
 * size, so that a small file cannot expand without limit. Throws an Error with a sentence.
 */
function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const names = new Set<string>()
  let stated = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.add(name)
    if (names.size > MAX_PARTS) throw new Error(fileWords.unpackedLarge)
    if (!isWanted(name)) return false
    stated += originalSize
    if (stated > MAX_UNPACKED) throw new Error(fileWords.unpackedLarge)
    return true
  }
  try {
    return { names, parts: new Map(Object.entries(unzipSync(bytes, { filter }))) }
  } catch (error) {
    if (error instanceof Error && error.message === fileWords.unpackedLarge) throw error
    throw new Error(fileWords.workbookBroken)
  }
}

/** Columns beyond this are ignored. */
const MAX_COLUMNS = 200
const MAX_LINES = 100_000
const MACROS = 'xl/vbaProject.bin'
const NEEDED_PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/

/** Returns the column of a cell's address, from 0: `C7` is in column 2. */
const columnOf = (address: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) -
  1

/** Returns a number as the spreadsheet stores it: 15 digits. */
const numberText = (value: string) => {
  const number = Number(value)
  return value === '' || Number.isNaN(number) ? value : String(Number(number.toPrecision(15)))
}

/** Formats a value; undefined if the format is unknown. */
function formatted(pattern: string, value: string | number): string | undefined {
  try {
    return format(pattern, value).trim()
  } catch {
    return undefined
  }
}

/** Returns a number as the spreadsheet displays it: 0.9% is not 0.009. A date may have been a number or a fraction. */
function shownNumber(value: string, pattern: string): string | CellFault[] {
  const plain = numberText(value)
  if (value === '' || pattern === GENERAL || Number.isNaN(Number(plain))) return plain
  return isDateFormat(pattern) ? ['cell-date'] : (formatted(pattern, Number(plain)) ?? plain)
}

type Facts = { shared: readonly string[]; formats: readonly string[] }
type Cell = { type: string; style: number; value: string; text: string; isFormula: boolean }

/** Returns a cell's text. Formulas are not computed: the value that the spreadsheet stored with them counts. */
function readCell({ type, style, value, text, isFormula }: Cell, { shared, formats }: Facts): string | CellFault[] {
  const pattern = formats[style] ?? GENERAL
  const shownText = (content: string) =>
    pattern.length > 1 && pattern.includes('@') ? (formatted(pattern, content) ?? content) : content
  if (type === 'e' || (isFormula && value === '' && type !== 'str')) return ['cell-error']
  if (type === 's') return value === '' ? '' : shownText(shared[Number(value)] ?? '')
  if (type === 'inlineStr') return shownText(text)
  if (type === 'str') return shownText(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return type === 'd' ? ['cell-date'] : shownNumber(value, pattern)
}

/** Returns the lines of a sheet's part. */
function linesOf(part: Uint8Array | undefined, facts: Facts): FileLine[] {
  const lines: FileLine[] = []
  const collector = textCollector()
  let cells: string[] = []
  let faults = new Map<number, CellFault>()
  let formulas: number[] = []
  let shown: number[] = []
  let column = -1
  let cell: Cell | undefined
  let inValue = false
  const endCell = () => {
    if (!cell || column < 0 || column >= MAX_COLUMNS) return
    const read = readCell({ ...cell, text: collector.take() }, facts)
    while (cells.length < column) cells.push('')
    cells[column] = typeof read === 'string' ? read : ''
    if (typeof read !== 'string') for (const fault of read) faults.set(column, fault)
    if (cell.isFormula) formulas.push(column)
    const isNumber = cell.type === '' || cell.type === 'n'
    if (isNumber && typeof read === 'string' && read !== numberText(cell.value)) shown.push(column)
  }
  readXml(part, {
    open: (name, attribute) => {
      if (name === 'c') {
        const address = attribute('r')
        column = address === '' ? column + 1 : columnOf(address)
        cell = { type: attribute('t'), style: Number(attribute('s')), value: '', text: '', isFormula: false }
        collector.take()
      }
      if (name === 'f' && cell) cell.isFormula = true
      inValue = name === 'v'
      collector.open(name, attribute)
    },
    text: (words) => {
      if (inValue && cell) cell.value += words
      collector.text(words)
    },
    close: (name) => {
      collector.close(name)
      inValue = false
      if (name === 'c') {
        endCell()
        cell = undefined
      }
      if (name !== 'row') return
      if (lines.length >= MAX_LINES) throw new Error(fileWords.linesMany)
      if (cells.length > 0)
        lines.push({
          cells,
          ...(faults.size > 0 && { faults }),
          ...(formulas.length > 0 && { formulas }),
          ...(shown.length > 0 && { shown }),
        })
      cells = []
      faults = new Map()
      formulas = []
      shown = []
      column = -1
    },
  })
  return lines
}

/**
 * Reads an Excel workbook (.xlsx, .xlsm): the visible sheets, as text. Runs no macros or formulas; a cell that is
 * neither text nor number is an error of its line. Throws an Error with a sentence.
 */
export function readWorkbook(bytes: Uint8Array): TableFile {
  const { names, parts } = unpackZip(bytes, (name) => NEEDED_PARTS.test(name))
  if (!parts.has('xl/workbook.xml')) throw new Error(fileWords.workbookBroken)
  const facts = { shared: sharedTexts(parts), formats: styleFormats(parts) }
  const sheets = sheetsOf(parts)
  const hidden = sheets.filter((sheet) => sheet.hidden).map(({ name }) => name)
  const tables = sheets
    .filter((sheet) => !sheet.hidden)
    .flatMap(({ name, part }): FileTable[] => {
      const table = tableOf(name, linesOf(parts.get(part), facts))
      return table ? [table] : []
    })
  return {
    tables,
    notes: [
      ...(names.has(MACROS) ? [fileWords.macros] : []),
      ...(hidden.length > 0 ? [fileWords.sheetsHidden(hidden)] : []),
      ...(tables.some(({ lines }) => lines.some(({ formulas }) => formulas !== undefined)) ? [fileWords.formulas] : []),
    ],
  }
}
