import type { QuestionRow } from './question-row.ts'
import type { FormatText } from './format-row.ts'

export type ExportQuestion = QuestionRow['question']
type ExportAnswer = ExportQuestion['answers'][number]

/** Characters that are invalid in XML, and those that mark GIFT escapes and spans of text. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ue000-\ue007\ue010\ue011]/g

/** Cleans a text for a file of another program: normalizes line ends to LF and removes control characters. */
const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '')

/** The same, trimmed. */
export const writable = (text: string): string => cleaned(text).trim()

/** A question's text with its formatted version, if any. */
export const formatTextOf = (text: string, html: string | null | undefined): FormatText =>
  html == null || html === '' ? { text: writable(text) } : { html: writable(html) }

/** An answer as plain text, by which True and False are recognized. */
export const withoutFormat = (answer: ExportAnswer): ExportAnswer => ({ ...answer, textHtml: null })

type Named = Readonly<Record<string, unknown>>
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)
const str = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const objectsOf = (value: unknown): Named[] => list(value).filter(isNamed)

/** Options with their keys, in the shape of answers: the first one is A. */
const optionsOf = (value: unknown): ExportAnswer[] =>
  objectsOf(value).map(({ text, textHtml, correct, why, whyHtml }, at) => ({
    letter: String.fromCharCode(65 + at),
    text: str(text),
    textHtml: str(textHtml),
    correct: correct === true,
    why: str(why),
    whyHtml: str(whyHtml),
  }))

/** A segment of a highlight text; selectable spans say whether they are correct. */
export type ExportPiece = { text: string; correct?: boolean }

function piecesOf(fields: Named): ExportPiece[] {
  const text = str(fields['text'])
  const pieces: ExportPiece[] = []
  let from = 0
  for (const { start, end, correct } of objectsOf(fields['spans'])) {
    pieces.push({ text: text.slice(from, Number(start)) })
    pieces.push({ text: text.slice(Number(start), Number(end)), correct: correct === true })
    from = Number(end)
  }
  return [...pieces, { text: text.slice(from) }].map((piece) => ({ ...piece, text: cleaned(piece.text) }))
}

/** Splits a question's content into its parts; missing parts are empty. */
export function contentOf({ content }: ExportQuestion) {
  const parsed: unknown = JSON.parse(content ?? '{}')
  const fields: Named = isNamed(parsed) ? parsed : {}
  const objects = (name: string) => objectsOf(fields[name])
  return {
    fields,
    text: str(fields['text']),
    answer: str(fields['answer']),
    tolerance: str(fields['tolerance']),
    unit: str(fields['unit']),
    reusable: fields['reusable'] === true,
    tokens: list(fields['tokens']).map(str),
    items: objects('items').map((item) => ({
      text: formatTextOf(str(item['text']), str(item['textHtml'])),
      why: formatTextOf(str(item['why']), str(item['whyHtml'])),
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

/** The bounds of the range in which a number is correct, in decimals. */
export const boundsOf = (answer: string, tolerance: string): readonly [low: string, high: string] => {
  const bound = (spread: number) => String(Number((Number(answer) + spread).toFixed(4)))
  return [bound(-Number(tolerance)), bound(Number(tolerance))]
}

/** The options of a content, if any: those of a Select N, of each group, and of a Bow-Tie's sides. */
export function optionsIn({ fields }: ExportContent) {
  return {
    options: optionsOf(fields['options']),
    groups: objectsOf(fields['groups']).map(({ label, options }) => ({
      label: str(label),
      options: optionsOf(options),
    })),
    sides: (['actions', 'conditions', 'parameters'] as const).map((side) => optionsOf(fields[side])),
  }
}

/** The segments of a Highlight Text, and the tables of types that have one. */
export function tablesIn({ fields }: ExportContent) {
  return {
    pieces: piecesOf(fields),
    headers: list(fields['headers']).map(str),
    texts: list(fields['rows']).map((row) => list(row).map(str)),
    marked: objectsOf(fields['rows']).map(({ label, cells }) => ({
      label: str(label),
      cells: objectsOf(cells).map(piecesOf),
    })),
  }
}

/**
 * Converts a Select N to a Select All That Apply with +/− scoring, which also gives partial credit, for formats that
 * only support lists of answers. Other questions stay unchanged.
 */
export function asList(question: ExportQuestion): ExportQuestion {
  if (question.type !== 'Select N') return question
  const { content, ...rest } = question
  const answers = optionsIn(contentOf({ ...rest, content })).options
  return { ...rest, type: 'Select All That Apply', answers, scoring: 'plus-minus' }
}
