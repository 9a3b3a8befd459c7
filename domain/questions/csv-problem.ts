/** What a CSV reader calls its finding, in words for who wrote the file. */
const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a text there and none closes it',
  CSV_INVALID_CLOSING_QUOTE:
    'a quotation mark closes a text there, and more text follows it; within a text, write it twice',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands there inside a text; put the whole text in quotation marks, and write it twice',
}

/** Why a CSV text cannot be read, with the line of the file, counted from 1. */
export const csvProblem = (code: string, line: number): string =>
  `Look at line ${line.toLocaleString('en-US')}: ${WORDS[code] ?? 'it is not CSV'}.`

/** Why a JSON text cannot be read; `message` is the parser's, which names a position (from 0) or the end. */
export function jsonProblem(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined) return 'It is not whole JSON: it ends too early. Export or save it again.'
  const line = text.slice(0, Number(position)).split('\n').length
  return `It is not JSON: look at line ${line.toLocaleString('en-US')}.`
}
