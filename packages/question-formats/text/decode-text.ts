import { formatWords } from '../words.ts'

export type DecodedText = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/** Windows-1252 from 0x80 to 0x9f, which some decoders read as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The text of bytes in Windows-1252, which takes any byte. */
export const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)

/** Bytes that no text in Windows-1252 holds: zero, and five that stand for no character. */
const NEVER = new Set([0, 0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Throws an Error with a sentence where bytes that aren't Unicode can't be Windows-1252 either: they may be Shift JIS. */
export function mustBeWindows1252(bytes: Uint8Array): void {
  if (bytes.some((byte) => NEVER.has(byte))) throw new Error(formatWords.encodingHidden)
}

/**
 * Which UTF-16 bytes are: as their mark says, or, without one, as the empty halves of their first two characters say, which no
 * other encoding of a text has. Undefined: they are not UTF-16.
 */
export function utf16Of([first, second, third, fourth]: Iterable<number>): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined
}

/**
 * The text of a file's bytes: UTF-8, or UTF-16 where its mark or its first characters say so; what is neither is read as Windows-1252, which is what
 * spreadsheets on Windows save as CSV so the person needs a warning. Throws an Error with a sentence for what can't be that either.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    mustBeWindows1252(bytes)
    return { text: windows1252(bytes), encoding: 'Windows-1252' }
  }
}
