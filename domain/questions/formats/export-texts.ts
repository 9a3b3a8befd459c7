import type { ExportRow } from '../export-rows.ts'
import { isFields } from '../fields.ts'
import type { FormatText } from './format-row.ts'

export type ExportQuestion = ExportRow['question']

/** Characters that XML cannot hold, with those that mark escapes of GIFT. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ue000-\ue007]/g

/** A text as a file of another program can hold it: lines end with a line feed, control characters are left out. */
export const writable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '').trim()

/** A text of a question with its formatted twin, if it has one. */
export const textTwin = (text: string, html: string | null | undefined): FormatText =>
  html == null || html === '' ? { text: writable(text) } : { html: writable(html) }

type Named = Readonly<Record<string, unknown>>
const str = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The content of a question, taken apart; what is not there is empty. */
export function contentOf({ content }: ExportQuestion) {
  const parsed: unknown = JSON.parse(content ?? '{}')
  const fields: Named = isFields(parsed) ? parsed : {}
  const objects = (name: string) => list(fields[name]).filter(isFields)
  return {
    fields,
    text: str(fields['text']),
    answer: str(fields['answer']),
    tolerance: str(fields['tolerance']),
    unit: str(fields['unit']),
    reusable: fields['reusable'] === true,
    tokens: list(fields['tokens']).map(str),
    items: objects('items').map((item) => ({
      text: textTwin(str(item['text']), str(item['textHtml'])),
      why: textTwin(str(item['why']), str(item['whyHtml'])),
    })),
    blanks: objects('blanks').map((blank) => ({
      options: list(blank['options']).map(str),
      correct: Number(blank['correct']),
      why: str(blank['why']),
    })),
    columns: list(fields['columns']).map(str),
    rows: objects('rows').map((row) => ({
      text: str(row['text']),
      column: Number(row['column'] ?? -1),
      columns: list(row['columns']).map(Number),
      why: str(row['why']),
    })),
  }
}

export type ExportContent = ReturnType<typeof contentOf>
