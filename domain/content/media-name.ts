import type { ContentMessage } from '#domain/messages/content.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { hasBidiControls } from '#domain/text/is-readable.ts'

const MAX_LENGTH = 200

/** Characters that end a line, control a terminal, or begin a tag: no program needs them in a file's name. */
const UNSAFE = /[\p{Cc}\u2028\u2029<>]/u

/**
 * What is wrong with the name of a lecture's file that has to end in `.{ending}`, in upper or lower case: 'file-type' for another ending, a path, or
 * more than 200 characters (spec 3.5.8), 'file-name' for control characters, line ends, markup, and what turns the direction of a text.
 */
export function mediaNameProblem(name: string, ending: 'mp4' | 'vtt'): ContentMessage | undefined {
  const isOfType = name.trim().toLowerCase().endsWith(`.${ending}`) && !/[/\\]/.test(name) && name.length <= MAX_LENGTH
  if (!isOfType) return 'file-type'
  return UNSAFE.test(name) || hasBidiControls(name) || isMalformed(name) ? 'file-name' : undefined
}
