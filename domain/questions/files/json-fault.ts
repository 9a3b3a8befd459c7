import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

/**
 * Where a text stops being JSON, as a place in it from 0, its length where it ends too early; undefined: no fault was found.
 * Browsers name the place for some faults only, and each in its own words.
 */
export function jsonFault(text: string): number | undefined {
  let fault: number | undefined
  const onError = (error: ParseErrorCode, from: number, length: number) => {
    const isOpen = printParseErrorCode(error) === 'UnexpectedEndOfString' && from + length >= text.length
    // No string continues on the next line, not even after a backslash.
    const newline = isOpen ? text.indexOf('\n', from) : -1
    fault ??= newline !== -1 ? newline : isOpen ? text.length : from
  }
  try {
    visit(text, { onError }, { disallowComments: true })
  } catch (error) {
    // Lists that lie too deep in each other for the parser.
    if (!(error instanceof RangeError)) throw error
  }
  return fault
}
