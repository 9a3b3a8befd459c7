import type { VideoUploadInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadDeps } from './upload-deps.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { objectKey } from './media-keys.ts'

type LectureKeys = { contentKey: string; sectionKey: string; taskKey: string }

/** Returns the Lecture that owns a video. Throws 'task-not-found'. */
export async function findLecture({ contentKey, sectionKey, taskKey: key }: LectureKeys, { table }: UploadDeps) {
  const task = await getItem<TaskItem>(table, taskKey(contentKey, sectionKey, key), { consistent: true })
  if (task?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  return task
}

/** S3 upload ids are printable ASCII; an empty one would address the object itself. */
const isUploadId = (text: string) => /^[\x21-\x7e]{1,1024}$/.test(text)

/**
 * Returns the object key of an upload in progress. Throws as `objectKey` does, and 'upload-gone' for an invalid upload
 * id.
 */
export function uploadOf(input: Pick<VideoUploadInput, 'taskKey' | 'folder' | 'fileName' | 'uploadId'>): string {
  const key = objectKey(input)
  if (!isUploadId(input.uploadId)) throw new Refusal('upload-gone')
  return key
}
