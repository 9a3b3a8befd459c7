import type { FilePicture } from 'question-formats/format-row.ts'
import { columnWords } from '#domain/messages/imports.ts'
import { CSV_COLUMNS } from '../csv.ts'
import { bareName, type ColumnMap, missingColumns, type TableReading } from './columns.ts'
import type { FileTable } from './file-table.ts'

/** A list of questions in the JSON form, with the pictures from another program's file. */
export type ListContent = { kind: 'list'; values: readonly unknown[]; pictures?: readonly FilePicture[] }

/** The part of a file to import: a list, or a table with the meaning of its columns. */
export type ChosenContent = ListContent | { kind: 'table'; table: FileTable; reading: TableReading }

/** Returns why a reading cannot be used: two columns map to the same field, or one is missing; undefined if it can. */
export function readingProblem(reading: TableReading): string | undefined {
  const fields = reading.map.flatMap((field) => field ?? [])
  const twice = fields.find((field, at) => fields.indexOf(field) < at)
  if (twice !== undefined) return columnWords.twice(columnWords.field(twice))
  const missing = missingColumns(reading)
  return missing.length > 0 ? columnWords.missing(missing.map(columnWords.field)) : undefined
}

/** Returns the product's column for a name, as in a file (`answer2`) or on screen ("Answer B"). */
const columnMeant = (text: string): string | undefined =>
  CSV_COLUMNS.find((column) => column === bareName(text)) ??
  CSV_COLUMNS.find((column) => bareName(columnWords.field(column)) === bareName(text))

/** Returns a file's columns with this name: an exact match, or else ignoring case, blanks, and punctuation. */
function columnsNamed(head: readonly string[], column: string): number[] {
  const names = head.map((name, at) => name || columnWords.unnamed(at + 1))
  const where = (isName: (name: string) => boolean) => names.flatMap((name, at) => (isName(name) ? [at] : []))
  const exact = where((name) => name === column)
  if (exact.length > 0) return exact
  return bareName(column) === '' ? [] : where((name) => bareName(name) === bareName(column))
}

/**
 * Applies a user's choices to a column map, each written as `Their column=body`; nothing after the last `=` leaves the
 * column out. A column without a name is "Column 3". Others stay as in `map`. Throws a sentence when a choice names no
 * column, several, an unknown field, or a column twice. `readingProblem` returns what is missing.
 */
export function mapColumns(head: readonly string[], map: ColumnMap, entries: readonly string[]): ColumnMap {
  const chosen = new Map<number, string | undefined>()
  for (const text of entries) {
    const end = text.lastIndexOf('=')
    if (end < 0) throw new Error(columnWords.mapForm(text))
    const [name, field] = [text.slice(0, end).trim(), text.slice(end + 1).trim()]
    const [at, another] = columnsNamed(head, name)
    if (at === undefined) throw new Error(columnWords.mapUnknown(name, head.filter(Boolean)))
    if (another !== undefined) throw new Error(columnWords.mapSeveral(name))
    if (chosen.has(at)) throw new Error(columnWords.mapTwice(name))
    const column = columnMeant(field)
    if (column === undefined && field !== '') throw new Error(columnWords.mapField(field, CSV_COLUMNS))
    chosen.set(at, column)
  }
  return head.map((_, at) => (chosen.has(at) ? chosen.get(at) : map[at]))
}
