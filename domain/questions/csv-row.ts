import { splitParts, textOfCell } from './csv-cell.ts'

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

/** Turns one record of the CSV (column name → text) into the JSON shape that `readRow` reads. */
export function rowOfCsv(record: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const cell = (column: string) => textOfCell(record[column] ?? '')
  // Letters alone: what separates them does not matter.
  const correct = cell('correct')
    .toUpperCase()
    .split(/[;,\s]+/)
    .filter((letter) => letter !== '')
  const answers = Array.from({ length: 10 }, (_, index) => ({
    text: cell(`answer${index + 1}`),
    match: cell(`match${index + 1}`),
    letter: 'ABCDEFGHIJ'[index] ?? '',
  }))
  const matching = answers.some(({ match }) => match.trim() !== '')
  const last = answers.reduce((found, answer, index) => (answer.text.trim() || answer.match.trim() ? index : found), -1)
  const has = (letter: string) => answers.slice(0, last + 1).some((answer) => answer.letter === letter)
  const beyond = matching ? [] : correct.filter((letter) => !has(letter))
  return {
    ...(beyond.length > 0 && { correctBeyond: beyond }),
    ref: cell('ref'),
    type: cell('type'),
    body: cell('body'),
    rationale: cell('rationale'),
    tags: splitParts(cell('tags')),
    area: splitParts(cell('area')),
    answers: answers.slice(0, last + 1).map(({ text, match, letter }) => ({
      text,
      correct: match.trim() === '' ? correct.includes(letter) : match,
    })),
  }
}
