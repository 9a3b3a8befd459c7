import type { VideoUploadInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { objectKey } from './object-key.ts'

/** The store names uploads in plain signs; an empty name would mean the object itself. */
const isUploadId = (text: string) => /^[\x21-\x7e]{1,1024}$/.test(text)

/** The object key of an upload that goes on. Refuses as `objectKey` does, and with 'upload-gone' for what names no upload. */
export function uploadOf({
  taskKey,
  fileName,
  uploadId,
}: Pick<VideoUploadInput, 'taskKey' | 'fileName' | 'uploadId'>): string {
  const key = objectKey(taskKey, fileName)
  if (!isUploadId(uploadId)) throw new Refusal('upload-gone')
  return key
}
