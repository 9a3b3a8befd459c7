import { isFormatReason } from 'question-formats/reasons.ts'
import { formatReasonText } from '#domain/messages/formats.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { cellOfText, textOfCell } from '../csv.ts'
import { isFields } from '../fields.ts'
import type { ChosenContent } from './chosen-content.ts'
import { REASON_COLUMN } from './columns.ts'

export type DownloadFile = { extension: 'csv' | 'json'; type: string; text: string }

const words = new Map<string, string>(Object.entries(questionMessages))

/** Why a row is refused, or what of it is not taken as it stood. */
export const reasonText = (code: string): string =>
  words.get(code) ?? (isFormatReason(code) ? formatReasonText(code) : code)

/** A row that was refused: its number in the file, from 1, and the codes of the reasons. */
type RefusedRow = { row: number; reasons: readonly string[] }

const reasonOf = ({ reasons }: RefusedRow) => reasons.map(reasonText).join('; ')

/** Rows of a file as they came, each with the reason why it was refused, which another import leaves out. */
export function refusedFile(content: ChosenContent, refused: readonly RefusedRow[]): DownloadFile {
  if (content.kind === 'list') {
    const values = refused.map((outcome) => {
      const value = content.values[outcome.row - 1]
      if (!isFields(value)) return value
      // What was lost on the way from another program's format is no part of the question.
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
