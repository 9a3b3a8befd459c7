import { utf16Of, windows1252 } from './decode-text.ts'

/** Bytes in chunks that can be iterated more than once. */
export type Chunks = () => Iterable<Uint8Array>

/** A text in slices that can be iterated more than once. `guessed`: its encoding is a guess, Windows-1252. */
export type TextSource = { slices: () => Iterable<string>; guessed: boolean }

/** Bytes to decode or examine at a time. */
const CHUNK = 65_536

/** Splits bytes into chunks. */
export const chunksOf = (bytes: Uint8Array): Chunks =>
  function* () {
    for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK)
  }

/** Decodes bytes in an encoding, slice by slice. Throws a RangeError for an unknown encoding. */
export function slicesIn(chunks: Chunks, encoding: string): () => Generator<string> {
  const isWindows = encoding === 'windows-1252'
  const start = () => new TextDecoder(encoding)
  start()
  return function* () {
    const decoder = start()
    for (const chunk of chunks()) {
      const slice = isWindows ? windows1252(chunk) : decoder.decode(chunk, { stream: true })
      if (slice !== '') yield slice
    }
    const rest = decoder.decode()
    if (rest !== '') yield rest
  }
}

/** The number of bytes after the first one of a UTF-8 character; undefined if none starts with it. */
function following(byte: number): number | undefined {
  if (byte < 0x80) return 0
  if (byte < 0xc2 || byte > 0xf4) return undefined
  return byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
}

/**
 * The minimum and maximum second byte of a character that starts with this byte: no surrogates, no overlong encodings.
 */
const secondOf = (byte: number): readonly [least: number, most: number] => [
  byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80,
  byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf,
]

/** Whether every byte is below 0x80. */
function isAscii(chunk: Uint8Array): boolean {
  // Compares four bytes at a time if they are aligned.
  const words = chunk.byteOffset % 4 === 0 ? new Uint32Array(chunk.buffer, chunk.byteOffset, chunk.length >> 2) : []
  for (let at = 0; at < words.length; at += 1) if (((words[at] ?? 0) & 0x8080_8080) !== 0) return false
  for (let at = words.length * 4; at < chunk.length; at += 1) if ((chunk[at] ?? 0) > 0x7f) return false
  return true
}

/** Whether bytes are UTF-8; a decoder would have to create the text to check that. */
function isUtf8(chunks: Chunks): boolean {
  let left = 0
  let [least, most] = secondOf(0)
  for (const chunk of chunks()) {
    if (left === 0 && isAscii(chunk)) continue
    for (const byte of chunk) {
      if (left === 0) {
        if (byte < 0x80) continue
        const more = following(byte)
        if (more === undefined) return false
        left = more
        ;[least, most] = secondOf(byte)
        continue
      }
      if (byte < least || byte > most) return false
      left -= 1
      ;[least, most] = secondOf(0)
    }
  }
  return left === 0
}

function firstBytes(chunks: Chunks, count: number): number[] {
  const first: number[] = []
  for (const chunk of chunks()) {
    first.push(...chunk.subarray(0, count - first.length))
    if (first.length === count) break
  }
  return first
}

/**
 * UTF-16 by BOM or first characters, UTF-8 if all bytes are valid; otherwise a guess of Windows-1252, which accepts any
 * byte.
 */
function encodingOf(chunks: Chunks): 'utf-16le' | 'utf-16be' | 'utf-8' | 'windows-1252' {
  return utf16Of(firstBytes(chunks, 4)) ?? (isUtf8(chunks) ? 'utf-8' : 'windows-1252')
}

/** The text of bytes whose encoding isn't declared. */
export function textSource(chunks: Chunks): TextSource {
  const encoding = encodingOf(chunks)
  return { slices: slicesIn(chunks, encoding), guessed: encoding === 'windows-1252' }
}

/** The first characters of a text. */
export function headOf({ slices }: TextSource, length: number): string {
  let head = ''
  for (const slice of slices()) {
    head += slice
    if (head.length >= length) break
  }
  return head.slice(0, length)
}

/** Whether a text contains only whitespace. */
export function isBlank({ slices }: TextSource): boolean {
  for (const slice of slices()) if (slice.trim() !== '') return false
  return true
}

/** The maximum number of characters to keep of a line. */
const MAX_LINE_LENGTH = 1_000_000

/**
 * The lines of a text, on demand; they end with LF, CR, or both. A line without an end is cut at about a million
 * characters.
 */
export function* linesOf(slices: Iterable<string>): Generator<string> {
  let begun: string[] = []
  let length = 0
  let endsWithReturn = false
  let isFirst = true
  for (const slice of slices) {
    const whole = isFirst ? slice.replace(/^\uFEFF/, '') : slice
    const rest = endsWithReturn && whole.startsWith('\n') ? whole.slice(1) : whole
    const lines = rest.includes('\r') ? rest.split(/\r\n|\n|\r/) : rest.split('\n')
    endsWithReturn = whole.endsWith('\r')
    isFirst = false
    const [first = '', ...others] = lines
    if (length < MAX_LINE_LENGTH) begun.push(first)
    length += first.length
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
    length = last.length
  }
  yield begun.join('')
}
