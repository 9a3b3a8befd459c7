/** What a cell of a spreadsheet holds that cannot be taken as text: a date may have been a number or a fraction, an error is no value. */
export type CellFault = 'cell-date' | 'cell-error'

/** A line of a table as it lies in a file. */
export type FileLine = {
  cells: readonly string[]
  /** Faults of cells, by column. */
  faults?: ReadonlyMap<number, CellFault>
  /** Columns whose cell is a formula: its stored value was taken. */
  formulas?: readonly number[]
  /** Columns whose number is taken as its format shows it. */
  shown?: readonly number[]
}

/** A table of a file: the line that names its columns, and the others. */
export type FileTable = { name: string; head: readonly string[]; lines: readonly FileLine[] }

/** A file of tables, and what of it was not taken as it stood. */
export type TableFile = { tables: readonly FileTable[]; notes: readonly string[] }

const isEmpty = ({ cells }: FileLine) => cells.every((cell) => cell.trim() === '')

/** Lines as a table: empty ones are skipped, and the first of the others names the columns. Undefined: there are none. */
export function tableOf(name: string, lines: readonly FileLine[]): FileTable | undefined {
  const [head, ...rest] = lines.filter((line) => !isEmpty(line))
  return head && { name, head: head.cells.map((cell) => cell.trim()), lines: rest }
}
