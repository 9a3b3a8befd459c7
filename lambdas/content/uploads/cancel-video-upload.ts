import type { VideoUploadInput } from '#generated/schema.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'
import { uploadOf } from './upload-of.ts'

/** Drops an upload with the parts that have arrived; one that is no more is fine. */
export async function cancelVideoUpload(input: VideoUploadInput, { multipart }: UploadsDeps) {
  await multipart.abort(uploadOf(input), input.uploadId)
  return true
}
