import { isRenditionFolder, renditionOfFile } from '#domain/content/hls/rendition-names.ts'
import { mediaNameProblem } from '#domain/content/media-name.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const isKey = (text: string) => /^[\w-]{1,64}$/.test(text)

/** Returns the key of a Lecture's file that the task names. */
export const storedKey = (taskKey: string, name: string): string => `lectures/${taskKey}/${name}`

/** A file of a Lecture: its video or, with a folder, one of the video's renditions. */
type UploadedFile = { taskKey: string; folder?: string | null | undefined; fileName: string }

/**
 * Returns the key of a Lecture's video or rendition: lectures/{taskKey}/{fileName} (spec 3.3.5), with the folder for a
 * rendition. Throws 'no-file' for an empty name, 'file-type' for a name that is a path or lacks an mp4 ending (spec
 * 3.5.8), and 'file-name' as `mediaNameProblem` does.
 */
export function objectKey({ taskKey, folder, fileName }: UploadedFile): string {
  const name = fileName.trim()
  if (name === '') throw new Refusal('no-file')
  const problem = isKey(taskKey) ? mediaNameProblem(name, 'mp4') : 'file-type'
  if (problem !== undefined) throw new Refusal(problem)
  if (folder == null) return storedKey(taskKey, name)
  if (!isRenditionFolder(folder) || renditionOfFile(name) === undefined) throw new Refusal('file-type')
  return `lectures/${taskKey}/${folder}/${name}`
}

/**
 * Returns the key of an uploaded file that is not published yet; the bucket deletes it after a day. Throws
 * 'upload-gone' for an invalid key.
 */
export function pendingKey(uploadKey: string): string {
  if (!/^[0-9a-z]{26}$/.test(uploadKey)) throw new Refusal('upload-gone')
  return `pending/${uploadKey}`
}

/**
 * Tags an image that no saved text shows yet: the bucket's lifecycle rule deletes tagged images
 * (infra/storage/media-bucket.ts).
 */
export const UNSAVED_IMAGE = 'saved=no'
