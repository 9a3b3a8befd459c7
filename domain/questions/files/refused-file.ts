import { isFormatReason } from 'question-formats/reasons.ts'
import { formatReasonText } from '#domain/messages/formats.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { cellOfText, textOfCell } from '../csv.ts'
import { isFields } from '../fields.ts'
import type { ChosenContent } from './chosen-content.ts'
import { REASON_COLUMN } from './columns.ts'

export type DownloadFile = { extension: 'csv' | 'json'; type: string; text: string }

const words = new Map<string, string>(Object.entries(questionMessages))

/** Returns the message for why a row is refused, or what was read differently. */
export const reasonText = (code: string): string =>
  words.get(code) ?? (isFormatReason(code) ? formatReasonText(code) : code)

/** A refused row: its number in the file, from 1, and the codes of the reasons. */
type RefusedRow = { row: number; reasons: readonly string[] }

const reasonOf = ({ reasons }: RefusedRow) => reasons.map(reasonText).join('; ')

/**
 * Returns a file's refused rows as they came, each with the reason for its refusal in a column that another import
 * ignores.
 */
export function refusedFile(content: ChosenContent, refused: readonly RefusedRow[]): DownloadFile {
  if (content.kind === 'list') {
    const values = refused.map((outcome) => {
      const value = content.values[outcome.row - 1]
      if (!isFields(value)) return value
      // Losses from another program's format are not part of the question.
      const { losses: _losses, refusal: _refusal, ...question } = value
      return { ...question, [REASON_COLUMN]: reasonOf(outcome) }
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
