import type { QuestionRow } from 'question-formats/question-row.ts'
import { formattedCell } from './formatted-cell.ts'
import { cellOfText, CSV_COLUMNS, joinParts } from './csv.ts'

/** A whole question as exported, also for writers of other formats. */
export type ExportRow = QuestionRow

const parsed = (content: string): unknown => JSON.parse(content)

/** Returns a row in an import's JSON form (docs/import.md): importing it returns 'unchanged'. */
export const jsonRow = ({
  ref,
  question: { type, body, bodyHtml, answers, content, scoring, rationale, rationaleHtml, tags, area },
}: ExportRow) => ({
  ref,
  type,
  body,
  ...(bodyHtml == null ? {} : { bodyHtml }),
  answers: answers.map(({ letter, text, textHtml, correct, match, why, whyHtml }) => ({
    letter,
    text,
    ...(textHtml == null ? {} : { textHtml }),
    correct: match ?? correct,
    ...(why == null ? {} : { why }),
    ...(whyHtml == null ? {} : { whyHtml }),
  })),
  ...(content == null ? {} : { content: parsed(content) }),
  ...(scoring == null ? {} : { scoring }),
  rationale,
  ...(rationaleHtml == null ? {} : { rationaleHtml }),
  tags: [...tags],
  area: [...area],
})

/** Returns rows as a JSON file, one a line, so that two files can be compared. */
export const jsonOfRows = (rows: readonly ExportRow[]): string =>
  `[\n${rows.map((row) => JSON.stringify(jsonRow(row))).join(',\n')}\n]\n`

/** Returns the texts of a question's cells, in the order of CSV_COLUMNS; the writer makes them safe. */
export function cellTexts({ ref, question }: ExportRow): string[] {
  const { type, body, answers, content, scoring, rationale, tags, area } = question
  const right = answers.filter(({ correct, match }) => correct && match == null).map(({ letter }) => letter)
  const cells: Record<string, string> = {
    ...{ content: content ?? '', scoring: scoring ?? '', formatted: formattedCell(question) },
    ...{ ref, type, body, rationale, tags: joinParts(tags), area: joinParts(area), correct: joinParts(right) },
    ...Object.fromEntries(answers.map(({ text }, index) => [`answer${index + 1}`, text])),
    ...Object.fromEntries(answers.map(({ match }, index) => [`match${index + 1}`, match ?? ''])),
    ...Object.fromEntries(answers.map(({ why }, index) => [`why${index + 1}`, why ?? ''])),
  }
  return CSV_COLUMNS.map((column) => cells[column] ?? '')
}

const csvRow = (row: ExportRow): string => cellTexts(row).map(cellOfText).join(',')

/** Returns rows as a CSV file: RFC 4180, marked as UTF-8 for spreadsheets, and safe to open in one (csv.ts). */
export const csvOfRows = (rows: readonly ExportRow[]): string =>
  `\uFEFF${[CSV_COLUMNS.join(','), ...rows.map(csvRow)].join('\r\n')}\r\n`
