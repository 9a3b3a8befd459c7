import { optional } from './formatted.ts'
import { jsonFault } from './files/json-fault.ts'
import { readFormattedCell } from './formatted-cell.ts'
import { bareText } from './row-ref.ts'

/**
 * Texts as cells of a CSV file and back, exactly. A spreadsheet takes a cell that begins with = + - @ (also
 * full-width), a tab, or a line break for a formula: such a text gets a leading apostrophe and loses it when read. A
 * text that already begins so gets one more, so no two texts become one cell.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell that no spreadsheet takes for a formula. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A text as a safe cell, quoted where it must be (RFC 4180), and where another program would divide it: at a semicolon or a tab. */
export function cellOfText(text: string): string {
  const safe = safeCell(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a safe cell, as a reader of CSV or of workbooks has it. */
export const textOfCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

/** Several values in one cell, separated by semicolons; one within a value, or a backslash, has a backslash before it. */
export const joinParts = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\;]/g, '\\$&')).join(';')

/** The values of such a cell, trimmed and without empty ones. A backslash before any other letter is itself. */
export const splitParts = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\;]|[^;])+/g)]
    .map(([part]) => part.replace(/\\([\\;])/g, '$1').trim())
    .filter((part) => part !== '')

/** The columns of the CSV form of an import (docs/import.md), and of a workbook. */
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
  // JSON text of the types that are more than a list of answers, and how a Select All That Apply is scored.
  'content',
  'scoring',
  // JSON text: the HTML of body, rationale, answers and their reasons.
  'formatted',
  // Why each answer is right or not.
  ...Array.from({ length: 10 }, (_, index) => `why${index + 1}`),
]

/**
 * The letters that a key names; what separates them does not matter. A key may also be the text of an answer, or numbers of answers, as
 * long as it cannot be both: `isRead` then. What names no answer stays as it is.
 */
function readKey(key: string, answers: readonly { text: string; letter: string }[]) {
  const marks = key
    .toUpperCase()
    .split(/[;,\s]+/)
    .filter((mark) => mark !== '')
  const isLetter = (mark: string) => answers.some(({ letter }) => letter === mark)
  if (marks.every(isLetter)) return { letters: marks, isRead: false }
  const texts = answers.filter(({ text }) => bareText(text) === bareText(key))
  const numbered = marks.map((mark) => (/^\d+$/.test(mark) ? (answers[Number(mark) - 1]?.letter ?? mark) : mark))
  const byText = texts.map(({ letter }) => letter)
  const byNumber = numbered.every(isLetter) ? numbered : []
  const isBoth = byText.length > 0 && byNumber.length > 0 && byText.join() !== byNumber.join()
  const letters = byText.length === 1 ? byText : byNumber
  return isBoth || letters.length === 0 ? { letters: marks, isRead: false } : { letters, isRead: true }
}

/** Turns one record of the CSV (column name → text) into the JSON shape that `readRow` reads. */
export function rowOfCsv(record: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const cell = (column: string) => textOfCell(record[column] ?? '')
  const answers = Array.from({ length: 10 }, (_, index) => ({
    text: cell(`answer${index + 1}`),
    match: cell(`match${index + 1}`),
    why: cell(`why${index + 1}`),
    letter: 'ABCDEFGHIJ'[index] ?? '',
  }))
  const matching = answers.some(({ match }) => match.trim() !== '')
  const last = answers.reduce(
    (lastIndex, answer, index) => (answer.text.trim() || answer.match.trim() ? index : lastIndex),
    -1,
  )
  const { letters: correct, isRead } = readKey(cell('correct'), answers.slice(0, last + 1))
  const has = (letter: string) => answers.slice(0, last + 1).some((answer) => answer.letter === letter)
  const formatted = readFormattedCell(
    cell('formatted'),
    answers.slice(0, last + 1).map(({ letter }) => letter),
  )
  const beyond = matching ? [] : correct.filter((letter) => !has(letter))
  return {
    ...(beyond.length > 0 && { correctBeyond: beyond }),
    ...(isRead && { keyRead: true }),
    ...(formatted === undefined && { formattedMalformed: true }),
    ref: cell('ref'),
    type: cell('type'),
    body: cell('body'),
    ...optional('bodyHtml', formatted?.body),
    ...(cell('content') === '' ? {} : { content: cell('content') }),
    ...(cell('scoring') === '' ? {} : { scoring: cell('scoring') }),
    rationale: cell('rationale'),
    ...optional('rationaleHtml', formatted?.rationale),
    tags: splitParts(cell('tags')),
    area: splitParts(cell('area')),
    answers: answers.slice(0, last + 1).map(({ text, match, why, letter }) => ({
      text,
      ...optional('textHtml', formatted?.answers[letter]),
      correct: match.trim() === '' ? correct.includes(letter) : match,
      ...(why === '' ? {} : { why }),
      ...optional('whyHtml', formatted?.whys[letter]),
    })),
  }
}

/** How CSV is read. Lines may end in several ways: two programs that wrote a file each had their own. */
export const CSV_READING = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  skip_empty_lines: true,
  relax_column_count: true,
}

const SEPARATORS = [',', ';', '\t', '|']

/** Excel's own first line: `sep=;` names the separator, and is no line of the table. */
const NAMED = /^sep=(.)(?:\r\n|\n|\r|$)/i

/** What separates the columns of a CSV text, and where its first line begins: as the text says, else what cuts that line into the most parts, outside quotes. */
export function separatorOf(text: string): { separator: string; start: number } {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const [named = '', given] = NAMED.exec(text.slice(mark)) ?? []
  if (given !== undefined) return { separator: given, start: mark + named.length }
  const [line = ''] = text
    .slice(mark)
    .trimStart()
    .split(/\r\n|\n|\r/, 1)
  const bare = line.replace(/"(?:[^"]|"")*"/g, '')
  const parts = (separator: string) => bare.split(separator).length
  return {
    separator: SEPARATORS.reduce((best, separator) => (parts(separator) > parts(best) ? separator : best)),
    start: 0,
  }
}

/** What a CSV reader calls its finding, in words for who wrote the file. */
const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened but never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'text follows a closing quotation mark. To use a quotation mark inside a text, type it twice',
  INVALID_OPENING_QUOTE:
    'a quotation mark is inside a text. Put the whole text in quotation marks, and type that mark twice',
}

/** Why a CSV text cannot be read, with the line of the file, counted from 1. */
export const csvProblem = (code: string, line: number): string =>
  `Check line ${line.toLocaleString('en-US')}: ${WORDS[code] ?? 'it isn’t CSV'}.`

/** Why a text that is not JSON cannot be read, with the line of the file, counted from 1. */
export function jsonProblem(text: string): string {
  const at = jsonFault(text) ?? text.length
  if (text.slice(at).trim() === '') return 'The JSON is incomplete. Export or save the file again.'
  const line = text.slice(0, at).split('\n').length
  return `The file isn’t valid JSON. Check line ${line.toLocaleString('en-US')}.`
}
