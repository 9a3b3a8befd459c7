/** The columns of the CSV form of an import (docs/import.md). */
export const CSV_COLUMNS = [
  'ref',
  'type',
  'body',
  'rationale',
  'tags',
  'area',
  'correct',
  ...Array.from({ length: 10 }, (_, index) => `answer${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `match${index + 1}`),
]

const parts = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Turns one record of the CSV (column name → text) into the JSON shape that `readRow` reads. */
export function rowOfCsv(record: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const correct = parts(record.correct).map((letter) => letter.toUpperCase())
  const answers = Array.from({ length: 10 }, (_, index) => ({
    text: record[`answer${index + 1}`] ?? '',
    match: record[`match${index + 1}`] ?? '',
    letter: 'ABCDEFGHIJ'[index] ?? '',
  }))
  const last = answers.reduce((found, answer, index) => (answer.text.trim() || answer.match.trim() ? index : found), -1)
  return {
    ref: record.ref ?? '',
    type: record.type ?? '',
    body: record.body ?? '',
    rationale: record.rationale ?? '',
    tags: parts(record.tags),
    area: parts(record.area),
    answers: answers.slice(0, last + 1).map(({ text, match, letter }) => ({
      text,
      correct: match.trim() === '' ? correct.includes(letter) : match,
    })),
  }
}
