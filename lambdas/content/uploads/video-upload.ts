import { MAX_BYTES, partCount, partSize } from '#domain/content/file-size.ts'
import type { MutationSignVideoPartsArgs, StartVideoUploadInput, VideoUploadInput } from '#generated/schema.ts'
import { type BinnedItem, binnedVideos } from '#table/content.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadDeps } from './upload-deps.ts'
import { checkRendition } from './renditions.ts'
import { findLecture, uploadOf } from './find-lecture.ts'
import { objectKey } from './media-keys.ts'

/** Returns an upload in progress with the parts received so far; null if it no longer exists. */
export async function videoUpload(input: VideoUploadInput, { multipart }: UploadDeps) {
  const parts = await multipart.parts(uploadOf(input), input.uploadId)
  if (!parts) return null
  const { fileName, uploadId, size } = input
  return { uploadId, fileName: fileName.trim(), partSize: partSize(size), done: parts.map(({ number }) => number) }
}

/** Whether a deleted video of this name can still be restored: a new upload would overwrite its file. */
async function isNameOfDeleted(lecture: TaskItem, name: string, { table }: UploadDeps): Promise<boolean> {
  const deleted = await queryItems<BinnedItem<'video'>>(table, { ...binnedVideos(lecture), consistent: true })
  return deleted.some(({ whole }) => whole.fileName === name)
}

/**
 * Begins a video's upload (spec 3.4.5). Throws 'no-file', 'file-type', 'file-large', 'task-not-found', 'video-there' if
 * the Lecture has a video, and 'video-name-binned' if a deleted one has this name. For a rendition, throws as
 * `checkRendition` does. The bucket's lifecycle rule deletes unfinished uploads.
 */
export async function startVideoUpload(input: StartVideoUploadInput, deps: UploadDeps) {
  const key = objectKey(input)
  if (!(input.size > 0)) throw new Refusal('no-file')
  if (input.folder != null) await checkRendition(input, deps)
  else {
    if (input.size > MAX_BYTES) throw new Refusal('file-large')
    const lecture = await findLecture(input, deps)
    if (lecture.fileName !== undefined) throw new Refusal('video-there')
    if (await isNameOfDeleted(lecture, input.fileName.trim(), deps)) throw new Refusal('video-name-binned')
  }
  const uploadId = await deps.multipart.begin(key, key.endsWith('/audio.mp4') ? 'audio/mp4' : 'video/mp4')
  return { uploadId, fileName: input.fileName.trim(), partSize: partSize(input.size), done: [] }
}

const MAX_PARTS = 20

/** Returns presigned URLs for parts of an upload, valid for 15 minutes. Skips part numbers beyond the file. */
export async function signVideoParts({ input, numbers }: MutationSignVideoPartsArgs, { multipart }: UploadDeps) {
  if (numbers.length > MAX_PARTS) throw new Refusal('parts-many')
  const key = uploadOf(input)
  const last = partCount(input.size)
  return Promise.all(
    numbers
      .filter((number) => number >= 1 && number <= last)
      .map(async (number) => ({ number, url: await multipart.signPart(key, input.uploadId, number) })),
  )
}

/** Aborts an upload and deletes its parts. Does nothing if it no longer exists. */
export async function cancelVideoUpload(input: VideoUploadInput, { multipart }: UploadDeps) {
  await multipart.abort(uploadOf(input), input.uploadId)
  return true
}
