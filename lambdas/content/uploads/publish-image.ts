import { createHash } from 'node:crypto'
import { checkImage } from '#domain/content/check-image.ts'
import { imageName, imagePath } from '#domain/content/image-path.ts'
import { MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import type { MutationPublishImageArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { pendingKey, UNSAVED_IMAGE } from './media-keys.ts'
import type { UploadDeps } from './upload-deps.ts'

/**
 * Publishes an uploaded image: stores the checked bytes under images/, named by their hash. It stays tagged as unsaved
 * until a saved text shows it; the bucket deletes images that remain unsaved. Idempotent. Throws 'upload-gone' and,
 * removing the file, 'image-type' and 'small-file-large'.
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
