import type { ContentMessage } from '#domain/messages/content.ts'
import { MAX_SMALL_BYTES } from './file-size.ts'
import { mediaNameProblem } from './media-name.ts'

const MARK = [0xef, 0xbb, 0xbf]

/** A .vtt file begins with WEBVTT, perhaps behind a byte order mark; a space, a tab or a line's end follows. */
function isWebVtt(bytes: Uint8Array): boolean {
  const from = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(String.fromCharCode(...bytes.subarray(from, from + 7)))
}

/** What is wrong with a file that shall become the captions of a video, by its name, its size and its bytes: undefined when nothing is. */
export function checkCaptions(name: string, bytes: Uint8Array): ContentMessage | undefined {
  if (bytes.length === 0) return 'no-file'
  if (bytes.length > MAX_SMALL_BYTES) return 'small-file-large'
  return mediaNameProblem(name, 'vtt') ?? (isWebVtt(bytes) ? undefined : 'file-type')
}
