import type { ContentMessage } from '#domain/messages/content.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { hasBidiControls } from '#domain/text/is-readable.ts'

const MAX_LENGTH = 200

/** Characters that end a line, control a terminal, or begin a tag: not needed in file names. */
const UNSAFE = /[\p{Cc}\u2028\u2029<>]/u

/**
 * Returns why a lecture's file name is invalid: 'file-type' for an ending other than `.{ending}` (in any case), a path,
 * or more than 200 characters (spec 3.5.8); 'file-name' for control characters, line ends, markup, and characters that
 * change the text direction. Undefined if valid.
 */
export function mediaNameProblem(name: string, ending: 'mp4' | 'vtt'): ContentMessage | undefined {
  const isOfType = name.trim().toLowerCase().endsWith(`.${ending}`) && !/[/\\]/.test(name) && name.length <= MAX_LENGTH
  if (!isOfType) return 'file-type'
  return UNSAFE.test(name) || hasBidiControls(name) || isMalformed(name) ? 'file-name' : undefined
}
