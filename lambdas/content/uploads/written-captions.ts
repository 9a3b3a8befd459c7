import { readCaptions } from '#domain/content/captions/read-captions.ts'
import { writeVtt } from '#domain/content/captions/write-vtt.ts'
import { MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { MediaFiles } from './media-files.ts'
import { pendingKey } from './media-keys.ts'

/** Returns the first bytes of an uploaded file: all of them, or more than captions may have. Throws 'upload-gone'. */
export async function uploadedBytes(uploadKey: string, files: MediaFiles): Promise<Uint8Array> {
  const bytes = await files.head(pendingKey(uploadKey), MAX_SMALL_BYTES + 1)
  if (bytes.length === 0) throw new Refusal('upload-gone')
  return bytes
}

/**
 * Returns captions as stored: parsed by `readCaptions` and rewritten by `writeVtt`, so that no tag, style, or comment
 * of the upload reaches a player. Throws 'small-file-large' and as `readCaptions` does.
 */
export function writtenCaptions(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length > MAX_SMALL_BYTES) throw new Refusal('small-file-large')
  const captions = readCaptions(bytes)
  if (!captions.ok) throw new Refusal(captions.code)
  const written = new TextEncoder().encode(writeVtt(captions.cues))
  if (written.length > MAX_SMALL_BYTES) throw new Refusal('small-file-large')
  return written
}
