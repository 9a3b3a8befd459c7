import { formatWords } from '#domain/messages/formats.ts'
import { decodeText, windows1252 } from '../files/decode-text.ts'

/** The encoding that XML declares in its first line, in small letters; what declares itself so is read byte by byte until there. */
const declaredIn = (bytes: Uint8Array): string | undefined =>
  /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i
    .exec(windows1252(bytes.subarray(0, 200)))?.[1]
    ?.toLowerCase()

/** Encodings that bytes show by themselves: a declaration of UTF-16 that can be read as single bytes is wrong. */
const BY_BYTES = /^(?:utf-?8|utf-?16(?:[lb]e)?|unicode)$/
/** What programs call Windows-1252, or a part of it. */
const WINDOWS = /^(?:iso-8859-1|latin1|us-ascii|ascii|windows-1252|cp1252)$/

/**
 * The text of XML: in the encoding that it declares, else as UTF-8 or UTF-16. `guessed`: it is neither, and was read as Windows-1252.
 * Throws an Error with a sentence for an encoding that is not known.
 */
export function xmlText(bytes: Uint8Array): { text: string; guessed: boolean } {
  const declared = declaredIn(bytes)
  if (declared === undefined || BY_BYTES.test(declared)) {
    const { text, encoding } = decodeText(bytes)
    return { text, guessed: encoding === 'Windows-1252' }
  }
  if (WINDOWS.test(declared)) return { text: windows1252(bytes), guessed: false }
  try {
    return { text: new TextDecoder(declared).decode(bytes), guessed: false }
  } catch {
    throw new Error(formatWords.encodingUnknown(declared))
  }
}
