import type { ContentMessage } from '#domain/messages/content.ts'
import { type ImageFacts, imageFacts } from './image-facts.ts'
import { MAX_SMALL_BYTES } from './file-size.ts'

export type ImageVerdict = { ok: true; image: ImageFacts } | { ok: false; code: ContentMessage }

/**
 * Whether a file can be an image in a text, by its size and bytes alone; the server checks again before it shows the
 * image.
 */
export function checkImage(bytes: Uint8Array): ImageVerdict {
  if (bytes.length === 0) return { ok: false, code: 'no-file' }
  if (bytes.length > MAX_SMALL_BYTES) return { ok: false, code: 'small-file-large' }
  const image = imageFacts(bytes)
  return image === undefined ? { ok: false, code: 'image-type' } : { ok: true, image }
}
