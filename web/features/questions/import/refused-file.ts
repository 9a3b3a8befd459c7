import { cellOfText, textOfCell } from '#domain/questions/csv.ts'
import { REASON_COLUMN } from '#domain/questions/files/columns.ts'
import { isFields } from '#domain/questions/fields.ts'
import { type Outcome, reasonText } from './outcome.ts'
import type { ChosenContent } from './read-content.ts'

export type DownloadFile = { extension: 'csv' | 'json'; type: string; text: string }

const reasonOf = ({ reasons }: Outcome) => reasons.map(reasonText).join('; ')

/** Rows of a file as they came, each with the reason why it was refused, which another import leaves out. */
export function refusedFile(content: ChosenContent, refused: readonly Outcome[]): DownloadFile {
  if (content.kind === 'list') {
    const values = refused.map((outcome) => {
      const value = content.values[outcome.row - 1]
      return isFields(value) ? { ...value, [REASON_COLUMN]: reasonOf(outcome) } : value
    })
    return { extension: 'json', type: 'application/json', text: `${JSON.stringify(values, null, 2)}\n` }
  }
  const { head, lines } = content.table
  const keeps = head.map((name) => name.toLowerCase() !== REASON_COLUMN)
  const line = (cells: readonly string[], reason: string) =>
    [...head.flatMap((_, at) => (keeps[at] ? [textOfCell(cells[at] ?? '')] : [])), reason].map(cellOfText).join(',')
  const rows = refused.map((outcome) => line(lines[outcome.row - 1]?.cells ?? [], reasonOf(outcome)))
  return {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    text: `\uFEFF${[line(head, REASON_COLUMN), ...rows].join('\r\n')}\r\n`,
  }
}
