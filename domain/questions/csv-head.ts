import { CSV_COLUMNS } from './csv-row.ts'

/** Columns without which a row is no question. */
const NEEDED = ['type', 'body', 'answer1']

export type CsvHead = {
  /** The product's name of each column of the file; a column that it does not know keeps its own. */
  columns: string[]
  unknown: string[]
  /** Columns without which no row can be read. */
  missing: string[]
}

/** The columns that a first line names: case, blanks, hyphens and underscores in a name do not count. */
export function readHead(cells: readonly string[]): CsvHead {
  const bare = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')
  const columns = cells.map((cell) => CSV_COLUMNS.find((column) => column === bare(cell)) ?? cell.trim())
  const isKnown = (column: string) => CSV_COLUMNS.includes(column)
  return {
    columns,
    unknown: columns.filter((column) => column !== '' && !isKnown(column)),
    missing: NEEDED.filter((column) => !columns.includes(column)),
  }
}

const SEPARATORS = [',', ';', '\t']

/** What separates the columns of a CSV text: the one that gives its first line the most columns that are known. */
export function separatorOf(text: string): string {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  const known = (separator: string) => {
    const { columns, unknown } = readHead(line.replaceAll('"', '').split(separator))
    return columns.length - unknown.length
  }
  return SEPARATORS.reduce((best, separator) => (known(separator) > known(best) ? separator : best))
}
