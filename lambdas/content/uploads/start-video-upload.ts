import { MOST_BYTES, partSize } from '#domain/content/file-size.ts'
import type { StartVideoUploadInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'
import { findLecture } from './find-lecture.ts'
import { objectKey } from './object-key.ts'

/**
 * Begins a video's upload (spec 3.4.5). Refuses 'no-file', 'file-type', 'file-large', 'task-not-found' and, while the Lecture
 * has a video, 'video-there'. One that is never finished is dropped by the bucket's lifecycle rule.
 */
export async function startVideoUpload(input: StartVideoUploadInput, deps: UploadsDeps) {
  const key = objectKey(input.taskKey, input.fileName)
  if (!(input.size > 0)) throw new Refusal('no-file')
  if (input.size > MOST_BYTES) throw new Refusal('file-large')
  const lecture = await findLecture(input, deps)
  if (lecture.fileName !== undefined) throw new Refusal('video-there')
  const uploadId = await deps.multipart.begin(key)
  return { uploadId, fileName: input.fileName.trim(), partSize: partSize(input.size), done: [] }
}
