import type { TaskItem } from '#table/task.ts'
import { HEAD_BYTES } from '#domain/content/check-video.ts'
import { fileSize, partCount } from '#domain/content/file-size.ts'
import { isMp4 } from '#domain/content/is-mp4.ts'
import type { MutationFinishVideoUploadArgs, VideoUploadInput } from '#generated/schema.ts'
import { taskReply } from '#lambdas/content/content-replies.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { taskKey } from '#table/keys.ts'
import { type Updated, updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { UploadDeps } from './upload-deps.ts'
import { findLecture, uploadOf } from './find-lecture.ts'
import { storedKey } from './media-keys.ts'

/** Milliseconds after which an abandoned claim expires; much longer than the function's timeout. */
const CLAIM_MS = 2 * 60 * 1000

const keyOf = (input: VideoUploadInput) => taskKey(input.contentKey, input.sectionKey, input.taskKey)

/**
 * Claims a Lecture without a video for one upload, so that only one of two concurrent calls publishes its file.
 * Increments the version, so that an older edit of the task cannot overwrite the claim. On failure, returns the current
 * Lecture.
 */
const claimLecture = (input: VideoUploadInput, { table, now }: UploadDeps): Promise<Updated<TaskItem>> =>
  updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'SET #upload = :upload, version = version + :one',
    ConditionExpression:
      'taskType = :lecture AND attribute_not_exists(fileName) AND (attribute_not_exists(#upload) OR #upload.#id = :id OR #upload.#at < :void)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id', '#at': 'at' },
    ExpressionAttributeValues: {
      ':upload': { id: input.uploadId, name: input.fileName.trim(), at: now() },
      ':id': input.uploadId,
      ':void': now() - CLAIM_MS,
      ':lecture': 'Lecture',
      ':one': 1,
    },
  })

/** Releases this upload's claim so that another upload need not wait. */
async function releaseLecture(input: VideoUploadInput, { table }: UploadDeps): Promise<void> {
  await updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'REMOVE #upload',
    ConditionExpression: '#upload.#id = :id AND attribute_not_exists(fileName)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id' },
    ExpressionAttributeValues: { ':id': input.uploadId },
  })
}

/** Sets the video of the Lecture claimed for it (spec 3.3.5). */
const nameVideo = (input: VideoUploadInput, fileDetails: string, { table }: UploadDeps) =>
  updateItem<TaskItem>(table, {
    Key: keyOf(input),
    UpdateExpression: 'SET fileName = :name, fileDetails = :details, version = version + :one',
    ConditionExpression: '#upload.#id = :id AND attribute_not_exists(fileName)',
    ExpressionAttributeNames: { '#upload': 'upload', '#id': 'id' },
    ExpressionAttributeValues: {
      ':name': input.fileName.trim(),
      ':details': fileDetails,
      ':id': input.uploadId,
      ':one': 1,
    },
  })

/** Whether the Lecture already shows this upload's video, because an earlier call's reply was lost. */
const isShown = (lecture: TaskItem, { uploadId, fileName }: VideoUploadInput) =>
  lecture.fileName === fileName.trim() && lecture.upload?.id === uploadId

/** Another upload's video is there, so this one's parts or file are deleted. */
async function dropUpload(key: string, lecture: TaskItem, input: VideoUploadInput, deps: UploadDeps): Promise<never> {
  await deps.multipart.abort(key, input.uploadId)
  if (lecture.fileName !== input.fileName.trim()) await deps.files.remove(key)
  throw new Refusal('video-there')
}

/** Assembles the object, unless an earlier call already has. */
export async function completeMultipart(key: string, { uploadId, size }: VideoUploadInput, { multipart }: UploadDeps) {
  const parts = await multipart.parts(key, uploadId)
  if (!parts) return
  const arrived = parts.reduce((sum, part) => sum + part.size, 0)
  if (parts.length !== partCount(size) || arrived !== size) throw new Refusal('upload-incomplete')
  await multipart.complete(key, uploadId, parts)
}

/** Assembles the file and checks that it is an mp4. Removes it otherwise. */
async function checkedFile(key: string, input: VideoUploadInput, deps: UploadDeps): Promise<void> {
  await completeMultipart(key, input, deps)
  const head = await deps.files.head(key, HEAD_BYTES)
  if (isMp4(head)) return
  await deps.files.remove(key)
  throw new Refusal(head.length === 0 ? 'upload-gone' : 'file-type')
}

/**
 * Assembles the parts, checks that the file is mp4, and then names it in the task at any version (spec 3.4.5, 3.5.8).
 * Only one of concurrent uploads claims the Lecture; a repeated call resumes. Throws 'upload-incomplete', 'upload-busy'
 * (parts stay), 'upload-gone', 'file-type', 'video-there' (parts are deleted), 'task-not-found'.
 */
export async function finishVideoUpload({ input }: MutationFinishVideoUploadArgs, deps: UploadDeps) {
  if (input.folder != null) throw new Refusal('file-type')
  const key = uploadOf(input)
  const lecture = await findLecture(input, deps)
  if (isShown(lecture, input)) return taskReply(lecture, undefined)
  if (lecture.fileName !== undefined) return dropUpload(key, lecture, input, deps)
  const claimed = await claimLecture(input, deps)
  if (!claimed.ok) {
    if (claimed.item === undefined) throw new Refusal('task-not-found')
    if (isShown(claimed.item, input)) return taskReply(claimed.item, undefined)
    if (claimed.item.fileName !== undefined) return dropUpload(key, claimed.item, input, deps)
    throw new Refusal('upload-busy')
  }
  // Removes the file of an earlier upload that never finished.
  const { upload: before } = lecture
  if (before !== undefined && before.name !== input.fileName.trim())
    await deps.files.remove(storedKey(input.taskKey, before.name))
  try {
    await checkedFile(key, input, deps)
  } catch (error) {
    await releaseLecture(input, deps)
    throw error
  }
  const named = await nameVideo(input, `${input.fileName.trim()}, ${fileSize(input.size)}`, deps)
  if (named.ok) return taskReply(named.item, undefined)
  if (named.item !== undefined && isShown(named.item, input)) return taskReply(named.item, undefined)
  // The Lecture was deleted during the upload.
  if (named.item === undefined) await deps.files.remove(key)
  throw new Refusal(named.item === undefined ? 'task-not-found' : 'upload-busy')
}
