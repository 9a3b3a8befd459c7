import type { ContentMessage } from '#domain/messages/content.ts'
import { MAX_SMALL_BYTES } from './file-size.ts'
import { mediaNameProblem } from './media-name.ts'

const MARK = [0xef, 0xbb, 0xbf]

/** A .vtt file begins with WEBVTT, possibly after a byte order mark, followed by a space, a tab, or a line end. */
function isWebVtt(bytes: Uint8Array): boolean {
  const from = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(String.fromCharCode(...bytes.subarray(from, from + 7)))
}

/** Returns why a file cannot be a video's captions, by its name, size, and bytes; undefined if it can. */
export function checkCaptions(name: string, bytes: Uint8Array): ContentMessage | undefined {
  if (bytes.length === 0) return 'no-file'
  if (bytes.length > MAX_SMALL_BYTES) return 'small-file-large'
  return mediaNameProblem(name, 'vtt') ?? (isWebVtt(bytes) ? undefined : 'file-type')
}
