import type { ContentMessage } from '#domain/messages/content.ts'
import { isMp4 } from './is-mp4.ts'
import { MAX_BYTES } from './file-size.ts'
import { mediaNameProblem } from './media-name.ts'

/** The number of first bytes needed to recognize an mp4 file. */
export const HEAD_BYTES = 4096

/**
 * Returns why a file cannot be a lecture's video (spec 3.5.8), or undefined if it can be uploaded. `size` in bytes,
 * `head` its first `HEAD_BYTES`. The server checks the bytes again before it shows the video.
 */
export function checkVideo(
  file: { name: string; size: number } | undefined,
  head: Uint8Array,
): ContentMessage | undefined {
  if (file === undefined) return 'no-file'
  if (file.size === 0) return 'file-empty'
  const nameProblem = mediaNameProblem(file.name, 'mp4')
  if (nameProblem !== undefined) return nameProblem
  if (file.size > MAX_BYTES) return 'file-large'
  return isMp4(head) ? undefined : 'file-type'
}
