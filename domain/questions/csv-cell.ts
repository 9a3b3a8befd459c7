/**
 * Texts as cells of a CSV file and back, exactly. A spreadsheet takes a cell that begins with = + - @, also as wide letters, a tab or
 * a line's end for a formula; such a text gets an apostrophe in front, as one would type it there, and loses it when it is read. A
 * text that begins with apostrophes and then so gets one more, so that no two texts become one cell.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell, quoted where it must be (RFC 4180). */
export function cellOfText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that a CSV reader has unquoted. */
export const textOfCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

/** Several values in one cell, separated by semicolons; one within a value, or a backslash, has a backslash before it. */
export const joinParts = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\;]/g, '\\$&')).join(';')

/** The values of such a cell, trimmed and without empty ones. A backslash before any other letter is itself. */
export const splitParts = (text: string): string[] =>
  [...text.matchAll(/(?:\\[\\;]|[^;])+/g)]
    .map(([part]) => part.replace(/\\([\\;])/g, '$1').trim())
    .filter((part) => part !== '')
