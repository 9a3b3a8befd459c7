import type { VideoUploadInput } from '../../generated/schema.ts'
import type { UploadsDeps } from './deps.ts'
import { objectKey } from './object-key.ts'

/** Drops an upload with the parts that have arrived; one that is no more is fine. */
export async function cancelVideoUpload({ taskKey, fileName, uploadId }: VideoUploadInput, { files }: UploadsDeps) {
  await files.abort(objectKey(taskKey, fileName), uploadId)
  return true
}
