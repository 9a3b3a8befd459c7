import { isRenditionFolder, renditionOfFile } from '#domain/content/hls/rendition-names.ts'
import { mediaNameProblem } from '#domain/content/media-name.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const isKey = (text: string) => /^[\w-]{1,64}$/.test(text)

/** Where a file of a Lecture lies whose name is in the task. */
export const storedKey = (taskKey: string, name: string): string => `lectures/${taskKey}/${name}`

/** A file of a Lecture: its video or, with a folder, one of the video's renditions. */
type UploadedFile = { taskKey: string; folder?: string | null | undefined; fileName: string }

/**
 * Where a lecture's video lies: lectures/{taskKey}/{fileName} (spec 3.3.5); a rendition of it in its folder there. Refuses 'no-file' and, for what does not end in
 * mp4 or names a path, in the task's key or the file's name, 'file-type' (spec 3.5.8); 'file-name' as `mediaNameProblem` does.
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

/** Where an uploaded file waits that is not published yet; the bucket drops it after a day. Refuses 'upload-gone' for what is no key. */
export function pendingKey(uploadKey: string): string {
  if (!/^[0-9a-z]{26}$/.test(uploadKey)) throw new Refusal('upload-gone')
  return `pending/${uploadKey}`
}

/** The tag of an image that no saved text shows yet: the bucket's lifecycle rule drops what keeps it (infra/storage/media-bucket.ts). */
export const UNSAVED_IMAGE = 'saved=no'
