import { isRenditionFolder, renditionOfFile } from '#domain/content/hls/rendition-names.ts'
import { isVideoName } from '#domain/content/is-video-name.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const isKey = (text: string) => /^[\w-]{1,64}$/.test(text)

/** A file of a Lecture: its video or, with a folder, one of the video's renditions. */
type UploadedFile = { taskKey: string; folder?: string | null | undefined; fileName: string }

/**
 * Where a lecture's video lies: lectures/{taskKey}/{fileName} (spec 3.3.5); a rendition of it in its folder there. Refuses 'no-file' and, for what does not end in
 * mp4 or names a path, in the task's key or the file's name, 'file-type' (spec 3.5.8).
 */
export function objectKey({ taskKey, folder, fileName }: UploadedFile): string {
  const name = fileName.trim()
  if (name === '') throw new Refusal('no-file')
  if (!isVideoName(name) || !isKey(taskKey)) throw new Refusal('file-type')
  if (folder == null) return `lectures/${taskKey}/${name}`
  if (!isRenditionFolder(folder) || renditionOfFile(name) === undefined) throw new Refusal('file-type')
  return `lectures/${taskKey}/${folder}/${name}`
}

/** Where an uploaded file waits that is not published yet; the bucket drops it after a day. Refuses 'upload-gone' for what is no key. */
export function pendingKey(uploadKey: string): string {
  if (!/^[0-9a-z]{26}$/.test(uploadKey)) throw new Refusal('upload-gone')
  return `pending/${uploadKey}`
}

/** The tag of an image that no saved text shows yet: the bucket's lifecycle rule drops what keeps it (infra/storage/media-bucket.ts). */
export const UNSAVED_IMAGE = 'saved=no'
