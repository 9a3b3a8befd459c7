import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { type CsvColumn, csvFile } from '#domain/text/csv-file.ts'
import type { Line } from './use-regrade.ts'

type Score = Line['before']

/** Label of a result. Empty for a quiz, which has none. */
export const resultText = ({ result }: Score): string => (result == null ? '' : (words.results[result] ?? result))

/** Name of an attempt's test. */
export const testText = ({ quiz, testName, n }: Line): string =>
  words.attempt(quiz ? words.quiz : (testName ?? words.gone), n)

const COLUMNS: readonly CsvColumn<Line>[] = [
  [words.student, ({ studentName }) => studentName ?? words.deleted],
  ['Course', ({ courseName }) => courseName ?? ''],
  [words.test, testText],
  ['Points before', ({ before }) => String(before.points)],
  ['Maximum before', ({ before }) => String(before.max)],
  ['Grade before (%)', ({ before }) => String(before.grade)],
  ['Result before', ({ before }) => resultText(before)],
  ['Points after', ({ after }) => String(after.points)],
  ['Maximum after', ({ after }) => String(after.max)],
  ['Grade after (%)', ({ after }) => String(after.grade)],
  ['Result after', ({ after }) => resultText(after)],
  [words.courseCompleted, ({ completed }) => (completed ? 'yes' : 'no')],
  [words.state, ({ state }) => words.states[state] ?? state],
]

/** The attempts that a regrade changes, as a CSV file. */
export const csvOfLines = (lines: readonly Line[]): string => csvFile(COLUMNS, lines)
