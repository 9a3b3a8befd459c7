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

/** An upload that was begun, with the parts that have arrived; null when it is no more. */
export async function videoUpload(input: VideoUploadInput, { multipart }: UploadDeps) {
  const parts = await multipart.parts(uploadOf(input), input.uploadId)
  if (!parts) return null
  const { fileName, uploadId, size } = input
  return { uploadId, fileName: fileName.trim(), partSize: partSize(size), done: parts.map(({ number }) => number) }
}

/** Whether a video of this name was deleted and can be restored: its file would be replaced. */
async function isNameOfDeleted(lecture: TaskItem, name: string, { table }: UploadDeps): Promise<boolean> {
  const deleted = await queryItems<BinnedItem<'video'>>(table, { ...binnedVideos(lecture), consistent: true })
  return deleted.some(({ whole }) => whole.fileName === name)
}

/**
 * Begins a video's upload (spec 3.4.5). Refuses 'no-file', 'file-type', 'file-large', 'task-not-found' and, while the Lecture
 * has a video, 'video-there', and 'video-name-binned' where one of this name was deleted; of a rendition as `checkRendition` does. One that is never finished is dropped by the bucket's lifecycle rule.
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

const MOST = 20

/** Addresses for parts of an upload, each good for 15 minutes; numbers that the file has not are left out. */
export async function signVideoParts({ input, numbers }: MutationSignVideoPartsArgs, { multipart }: UploadDeps) {
  if (numbers.length > MOST) throw new Refusal('parts-many')
  const key = uploadOf(input)
  const last = partCount(input.size)
  return Promise.all(
    numbers
      .filter((number) => number >= 1 && number <= last)
      .map(async (number) => ({ number, url: await multipart.signPart(key, input.uploadId, number) })),
  )
}

/** Drops an upload with the parts that have arrived; one that is no more is fine. */
export async function cancelVideoUpload(input: VideoUploadInput, { multipart }: UploadDeps) {
  await multipart.abort(uploadOf(input), input.uploadId)
  return true
}
