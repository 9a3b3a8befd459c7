import { MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import type { MutationCreateFileUploadArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadDeps } from './upload-deps.ts'
import { pendingKey } from './media-keys.ts'

/**
 * Returns an upload URL for one small file of exactly `size` bytes. The file stays hidden until `publishImage` or
 * `saveCaptions` checks its bytes. Throws 'no-file' and 'small-file-large'.
 */
export async function createFileUpload({ size }: MutationCreateFileUploadArgs, { files, newName }: UploadDeps) {
  if (!(size > 0)) throw new Refusal('no-file')
  if (size > MAX_SMALL_BYTES) throw new Refusal('small-file-large')
  const uploadKey = newName()
  return { uploadKey, url: await files.signPut(pendingKey(uploadKey), size) }
}
