import type { VideoUploadInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadDeps } from './upload-deps.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { objectKey } from './media-keys.ts'

type Place = { contentKey: string; sectionKey: string; taskKey: string }

/** The Lecture that a video belongs to. Refuses with 'task-not-found'. */
export async function findLecture({ contentKey, sectionKey, taskKey: key }: Place, { table }: UploadDeps) {
  const task = await getItem<TaskItem>(table, taskKey(contentKey, sectionKey, key), { consistent: true })
  if (task?.taskType !== 'Lecture') throw new Refusal('task-not-found')
  return task
}

/** The store names uploads in plain signs; an empty name would mean the object itself. */
const isUploadId = (text: string) => /^[\x21-\x7e]{1,1024}$/.test(text)

/** The object key of an upload that goes on. Refuses as `objectKey` does, and with 'upload-gone' for what names no upload. */
export function uploadOf(input: Pick<VideoUploadInput, 'taskKey' | 'folder' | 'fileName' | 'uploadId'>): string {
  const key = objectKey(input)
  if (!isUploadId(input.uploadId)) throw new Refusal('upload-gone')
  return key
}
