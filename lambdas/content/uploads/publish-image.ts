import { createHash } from 'node:crypto'
import { checkImage } from '#domain/content/check-image.ts'
import { imageName, imagePath } from '#domain/content/image-path.ts'
import { MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import type { MutationPublishImageArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { pendingKey, UNSAVED_IMAGE } from './media-keys.ts'
import type { UploadDeps } from './upload-deps.ts'

/**
 * Shows an uploaded file to everybody, if it is an image by its bytes: the very bytes that were looked at are stored under
 * images/, under a name that follows from them, with the type that they say. It is marked as unsaved until a text that shows it is saved; the bucket drops those
 * that never are. A repeated call, and another upload of the same image, do the same again. Refuses 'upload-gone', and removes the file with 'image-type' and
 * 'small-file-large'.
 */
export async function publishImage({ uploadKey }: MutationPublishImageArgs, { files }: UploadDeps) {
  const pending = pendingKey(uploadKey)
  const bytes = await files.head(pending, MAX_SMALL_BYTES + 1)
  if (bytes.length === 0) throw new Refusal('upload-gone')
  const checked = checkImage(bytes)
  if (!checked.ok) {
    await files.remove(pending)
    throw new Refusal(checked.code)
  }
  const { type, width, height } = checked.image
  const src = imagePath(imageName(createHash('sha256').update(bytes).digest()), type)
  await files.put(src.slice(1), bytes, {
    contentType: `image/${type}`,
    cacheControl: 'public, max-age=31536000, immutable',
    tag: UNSAVED_IMAGE,
    once: true,
  })
  return { src, width, height }
}
