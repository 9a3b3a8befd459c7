import { columnWords } from '#domain/messages/imports.ts'
import { excerpt } from '#domain/text/excerpt.ts'
import { textOfCell } from '../csv.ts'
import { isFields } from '../fields.ts'
import type { ChosenContent } from './chosen-content.ts'

/** The maximum characters of a value that are shown. */
const MAX_LENGTH = 2_000

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const valueText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return value === undefined || isEmptyList(value) ? '' : JSON.stringify(value, null, 2)
}

/** Returns a row of a file as it came, from 1: its nonempty columns or fields, with the file's own names. */
export function inputRow(content: ChosenContent, row: number): { term: string; value: string }[] {
  const shown = (values: readonly (readonly [string, unknown])[]) =>
    values
      .map(([term, value]) => ({ term, value: excerpt(valueText(value), MAX_LENGTH) }))
      .filter(({ value }) => value.trim() !== '')
  if (content.kind === 'list') {
    const value = content.values[row - 1]
    if (!isFields(value)) return []
    // Fields added by the reader of another program's format are not part of the file.
    return shown(Object.entries(value).filter(([name]) => name !== 'losses' && name !== 'refusal'))
  }
  const { head, lines } = content.table
  const cells = lines[row - 1]?.cells ?? []
  return shown(head.map((name, at) => [name || columnWords.unnamed(at + 1), textOfCell(cells[at] ?? '')]))
}
