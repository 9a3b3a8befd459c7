import { formatWords } from '../words.ts'

export type DecodedText = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/** Windows-1252 from 0x80 to 0x9f, which some decoders treat as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes bytes as Windows-1252, which accepts any byte. */
export const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)

/** Bytes that don't occur in Windows-1252 texts: zero, and five without a character. */
const NEVER = new Set([0, 0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Throws an Error with a sentence if bytes that aren't Unicode can't be Windows-1252 either; they may be Shift JIS. */
export function mustBeWindows1252(bytes: Uint8Array): void {
  if (bytes.some((byte) => NEVER.has(byte))) throw new Error(formatWords.encodingHidden)
}

/**
 * The UTF-16 variant of bytes: by their BOM, or else by the zero bytes in their first two characters, which occur in no
 * other text encoding. Undefined if they aren't UTF-16.
 */
export function utf16Of([first, second, third, fourth]: Iterable<number>): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined
}

/**
 * Decodes a file's bytes: as UTF-8, or as UTF-16 by BOM or first characters. Other bytes are decoded as Windows-1252,
 * in which Excel on Windows saves CSV, so the user needs a warning. Throws an Error with a sentence if that isn't
 * possible either.
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
