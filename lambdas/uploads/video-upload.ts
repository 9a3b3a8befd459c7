import { partSize } from '../../domain/content/part-size.ts'
import type { VideoUploadInput } from '../../generated/schema.ts'
import type { UploadsDeps } from './deps.ts'
import { objectKey } from './object-key.ts'

/** An upload that was begun, with the parts that have arrived; null when it is no more. */
export async function videoUpload({ taskKey, fileName, uploadId, size }: VideoUploadInput, { files }: UploadsDeps) {
  const parts = await files.parts(objectKey(taskKey, fileName), uploadId)
  if (!parts) return null
  return { uploadId, fileName: fileName.trim(), partSize: partSize(size), done: parts.map(({ number }) => number) }
}
