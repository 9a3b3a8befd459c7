import type { ContentMessage } from '#domain/messages/content.ts'
import { isMp4 } from './is-mp4.ts'
import { MAX_BYTES } from './file-size.ts'
import { mediaNameProblem } from './media-name.ts'

/** So many first bytes say whether a file is mp4. */
export const HEAD_BYTES = 4096

/**
 * What is wrong with a file that shall become a lecture's video (spec 3.5.8): undefined when it may be sent. `size` in
 * bytes, `head` its first `HEAD_BYTES`. The server looks at the bytes again before it shows the video.
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
