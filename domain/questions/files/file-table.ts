/**
 * Why a spreadsheet cell cannot be read as text: a date may have been a number or a fraction, an error has no value.
 */
export type CellFault = 'cell-date' | 'cell-error'

/** A line of a table as in the file. */
export type FileLine = {
  cells: readonly string[]
  /** Errors of cells, by column. */
  faults?: ReadonlyMap<number, CellFault>
  /** Columns whose cell is a formula: its stored value was used. */
  formulas?: readonly number[]
  /** Columns whose number is read as displayed by its format. */
  shown?: readonly number[]
}

/** A table of a file: the header line, and the others. */
export type FileTable = { name: string; head: readonly string[]; lines: readonly FileLine[] }

/** A file of tables, and notes on what was read differently or left out. */
export type TableFile = { tables: readonly FileTable[]; notes: readonly string[] }

const isEmpty = ({ cells }: FileLine) => cells.every((cell) => cell.trim() === '')

/**
 * Returns lines as a table: skips empty ones, and uses the first of the others as the header. Undefined if there are
 * none.
 */
export function tableOf(name: string, lines: readonly FileLine[]): FileTable | undefined {
  const [head, ...rest] = lines.filter((line) => !isEmpty(line))
  return head && { name, head: head.cells.map((cell) => cell.trim()), lines: rest }
}
