import type { TaskItem } from '../../data/task.ts'
import { fileSize } from '../../domain/content/file-size.ts'
import { isMp4 } from '../../domain/content/is-mp4.ts'
import { partCount } from '../../domain/content/part-size.ts'
import type { MutationFinishVideoUploadArgs, VideoUploadInput } from '../../generated/schema.ts'
import { taskReply } from '../authoring/task-reply.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import type { UploadsDeps } from './deps.ts'
import { findLecture } from './find-lecture.ts'
import { objectKey } from './object-key.ts'

/** So many bytes tell whether a file is mp4. */
const HEAD = 4096

/** The object whole, unless a call before this one has put it together already. */
async function putTogether(key: string, { uploadId, size }: VideoUploadInput, { files }: UploadsDeps): Promise<void> {
  const parts = await files.parts(key, uploadId)
  if (!parts) return
  const arrived = parts.reduce((sum, part) => sum + part.size, 0)
  if (parts.length !== partCount(size) || arrived !== size) throw new Refusal('upload-incomplete')
  await files.complete(key, uploadId, parts)
}

/**
 * Puts the parts together, checks by its bytes that the file is mp4, and only then names it in the task (spec 3.4.5, 3.5.8):
 * nobody sees a file before. A repeated call after a lost reply does the rest. Refuses 'upload-incomplete', 'upload-gone',
 * 'file-type' (the file is removed), 'video-there', 'task-changed', 'task-not-found'.
 */
export async function finishVideoUpload({ input, version }: MutationFinishVideoUploadArgs, deps: UploadsDeps) {
  const key = objectKey(input.taskKey, input.fileName)
  const lecture = await findLecture(input, deps)
  const name = input.fileName.trim()
  if (lecture.fileName === name && lecture.version === version + 1) return taskReply(lecture, undefined)
  if (lecture.fileName !== undefined) throw new Refusal('video-there')
  if (lecture.version !== version) throw new Refusal('task-changed')
  await putTogether(key, input, deps)
  const head = await deps.files.head(key, HEAD)
  if (head.length === 0) throw new Refusal('upload-gone')
  if (!isMp4(head)) {
    await deps.files.remove(key)
    throw new Refusal('file-type')
  }
  const after: TaskItem = {
    ...lecture,
    fileName: name,
    fileDetails: `${name}, ${fileSize(input.size)}`,
    version: version + 1,
  }
  const written = await transactWrite(deps.table, [
    {
      Put: {
        Item: after,
        ConditionExpression: 'version = :seen AND linkedBy = :links AND attribute_not_exists(fileName)',
        ExpressionAttributeValues: { ':seen': version, ':links': lecture.linkedBy },
      },
    },
  ])
  if (!written.ok) throw new Refusal('task-changed')
  return taskReply(after, undefined)
}
