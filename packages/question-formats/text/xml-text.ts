import { formatWords } from '../words.ts'
import { windows1252 } from './decode-text.ts'
import { type Chunks, slicesIn, type TextSource, textSource } from './text-slices.ts'

/** The encoding in the XML declaration, in lower case; the declaration itself is read byte by byte. */
function declaredIn(chunks: Chunks): string | undefined {
  for (const chunk of chunks())
    return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i
      .exec(windows1252(chunk.subarray(0, 200)))?.[1]
      ?.toLowerCase()
  return undefined
}

/** Encodings that the bytes reveal themselves: a declaration of UTF-16 that is readable as single bytes is wrong. */
const BY_BYTES = /^(?:utf-?8|utf-?16(?:[lb]e)?|unicode)$/
/** Names that programs use for Windows-1252 or a subset. */
const WINDOWS = /^(?:iso-8859-1|latin1|us-ascii|ascii|windows-1252|cp1252)$/

/**
 * The text of XML: in its declared encoding, otherwise UTF-8 or UTF-16. `guessed`: it is neither and is read as
 * Windows-1252. Throws an Error with a sentence for an unknown encoding.
 */
export function xmlText(chunks: Chunks): TextSource {
  const declared = declaredIn(chunks)
  if (declared === undefined || BY_BYTES.test(declared)) return textSource(chunks)
  try {
    return { slices: slicesIn(chunks, WINDOWS.test(declared) ? 'windows-1252' : declared), guessed: false }
  } catch {
    throw new Error(formatWords.encodingUnknown(declared))
  }
}
