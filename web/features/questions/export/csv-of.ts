import { CSV_COLUMNS } from '../../../../domain/questions/csv-row.ts'
import type { ExportedQuestion } from './export-rows.ts'

const cell = (text: string) =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text

function recordOf({ ref, question }: ExportedQuestion): Map<string, string> {
  const { type, body, rationale, tags, area, answers } = question
  const matching = type === 'Matching/Dropdown'
  const correct = answers.filter((answer) => !matching && answer.correct).map(({ letter }) => letter)
  return new Map([
    ['ref', ref],
    ['type', type],
    ['body', body],
    ['rationale', rationale],
    ['tags', tags.join('; ')],
    ['area', area.join('; ')],
    ['correct', correct.join(';')],
    ...answers.flatMap(({ text, match }, index): [string, string][] => [
      [`answer${index + 1}`, text],
      [`match${index + 1}`, matching ? (match ?? '') : ''],
    ]),
  ])
}

/** Questions as a CSV file (docs/import.md). */
export const csvOf = (questions: readonly ExportedQuestion[]): string =>
  [
    CSV_COLUMNS.join(','),
    ...questions.map((question) => {
      const record = recordOf(question)
      return CSV_COLUMNS.map((column) => cell(record.get(column) ?? '')).join(',')
    }),
  ].join('\r\n') + '\r\n'
