import { optional } from './formatted.ts'
import { jsonFault } from './files/json-fault.ts'
import { readFormattedCell } from './formatted-cell.ts'
import { bareText } from './row-ref.ts'

/**
 * Converts texts to cells of a CSV file and back, exactly. Spreadsheets read a cell that begins with = + - @ (also
 * full-width), a tab, or a line break as a formula: such a text gets a leading apostrophe and loses it when read. A
 * text that already begins with one gets another, so no two texts become the same cell.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Returns a text as a cell that no spreadsheet reads as a formula. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * Returns a text as a safe cell, quoted as required (RFC 4180), and where another program would split it: at a
 * semicolon or a tab.
 */
export function cellOfText(text: string): string {
  const safe = safeCell(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns the text of a safe cell, as read from a CSV file or a workbook. */
export const textOfCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

/** Joins values in one cell, separated by semicolons; escapes semicolons and backslashes with a backslash. */
export const joinParts = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\;]/g, '\\$&')).join(';')

/** Splits such a cell into trimmed values, without empty ones. A backslash before any other character is literal. */
export const splitParts = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\;]|[^;])+/g)]
    .map(([part]) => part.replace(/\\([\\;])/g, '$1').trim())
    .filter((part) => part !== '')

/** The columns of an import's CSV form (docs/import.md), and of a workbook. */
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
  // JSON of types that are more than a list of answers, and the scoring of a Select All That Apply.
  'content',
  'scoring',
  // JSON: the HTML of body, rationale, answers, and their reasons.
  'formatted',
  // Why each answer is right or wrong.
  ...Array.from({ length: 10 }, (_, index) => `why${index + 1}`),
]

/**
 * Parses the letters of a key, with any separators. A key may also be an answer's text, or numbers of answers, if it is
 * unambiguous: `isRead` is then set. A key that names no answer stays unchanged.
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

/** Converts a CSV record (column name → text) into the JSON shape that `readRow` reads. */
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

/** CSV parser options. Lines may end in several ways: two programs that each wrote part of a file used their own. */
export const CSV_READING = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  skip_empty_lines: true,
  relax_column_count: true,
}

const SEPARATORS = [',', ';', '\t', '|']

/** Excel's first line `sep=;` names the separator, and is not part of the table. */
const NAMED = /^sep=(.)(?:\r\n|\n|\r|$)/i

/**
 * Returns a CSV text's column separator, and where its first line begins: as the text declares, else the one that
 * splits that line into the most parts, outside quotes.
 */
export function separatorOf(text: string): { separator: string; start: number } {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const [named = '', separator] = NAMED.exec(text.slice(mark)) ?? []
  if (separator !== undefined) return { separator, start: mark + named.length }
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

/** Messages for the CSV reader's errors, for the file's author. */
const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened but never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'text follows a closing quotation mark. To use a quotation mark inside a text, type it twice',
  INVALID_OPENING_QUOTE:
    'a quotation mark is inside a text. Put the whole text in quotation marks, and type that mark twice',
}

/** Returns why a CSV text cannot be read, with the line of the file, from 1. */
export const csvProblem = (code: string, line: number): string =>
  `Check line ${line.toLocaleString('en-US')}: ${WORDS[code] ?? 'it isn’t CSV'}.`

/** Returns why a text is not valid JSON, with the line of the file, from 1. */
export function jsonProblem(text: string): string {
  const at = jsonFault(text) ?? text.length
  if (text.slice(at).trim() === '') return 'The JSON is incomplete. Export or save the file again.'
  const line = text.slice(0, at).split('\n').length
  return `The file isn’t valid JSON. Check line ${line.toLocaleString('en-US')}.`
}
