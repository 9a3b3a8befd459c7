import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

/**
 * Returns where a text stops being JSON, as an offset from 0, or its length if it ends too early; undefined if no error
 * was found. Browsers report the offset only for some errors, each in its own format.
 */
export function jsonFault(text: string): number | undefined {
  let fault: number | undefined
  const onError = (error: ParseErrorCode, from: number, length: number) => {
    const isOpen = printParseErrorCode(error) === 'UnexpectedEndOfString' && from + length >= text.length
    // No string continues on the next line, even after a backslash.
    const newline = isOpen ? text.indexOf('\n', from) : -1
    fault ??= newline !== -1 ? newline : isOpen ? text.length : from
  }
  try {
    visit(text, { onError }, { disallowComments: true })
  } catch (error) {
    // Lists nested too deeply for the parser.
    if (!(error instanceof RangeError)) throw error
  }
  return fault
}
