import { checkCaptions } from '#domain/content/check-captions.ts'
import type { MutationDeleteCaptionsArgs, MutationSaveCaptionsArgs } from '#generated/schema.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadDeps } from './upload-deps.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { captionsFiles } from '#lambdas/content/captions-files.ts'
import { taskReply } from '#lambdas/content/content-replies.ts'
import { findLecture } from './find-lecture.ts'
import { pendingKey, storedKey } from './media-keys.ts'
import { uploadedBytes, writtenCaptions } from './written-captions.ts'

/** Whether this call has already saved the Lecture, in an earlier try or one whose reply was lost. */
const isSaved = (lecture: TaskItem, name: string, seen: number) =>
  lecture.captionsName === name && lecture.captionsFile === undefined && lecture.version === seen + 1

/**
 * Stores an uploaded WebVTT file as a Lecture's captions: rewrites its cues to lectures/{taskKey}/{fileName}, then
 * names the file in the task. Throws 'upload-gone', the codes of `checkCaptions` and `writtenCaptions` (removes the
 * file), 'no-file' without a video, 'captions-there', 'task-changed', 'task-not-found'.
 */
export async function saveCaptions({ input }: MutationSaveCaptionsArgs, deps: UploadDeps) {
  const { files } = deps
  const lecture = await findLecture(input, deps)
  const name = input.fileName.trim()
  if (isSaved(lecture, name, input.version)) return taskReply(lecture, undefined)
  if (lecture.fileName === undefined) throw new Refusal('no-file')
  if (lecture.captionsName !== undefined) throw new Refusal('captions-there')
  if (lecture.version !== input.version) throw new Refusal('task-changed')
  const bytes = await uploadedBytes(input.uploadKey, files)
  let written: Uint8Array<ArrayBuffer>
  try {
    const problem = checkCaptions(name, bytes)
    if (problem !== undefined) throw new Refusal(problem)
    written = writtenCaptions(bytes)
  } catch (error) {
    await files.remove(pendingKey(input.uploadKey))
    throw error
  }
  const stored = storedKey(lecture.key, name)
  await files.put(stored, written, { contentType: 'text/vtt; charset=utf-8' })
  const saved = await updateItem<TaskItem>(deps.table, {
    Key: taskKey(input.contentKey, input.sectionKey, input.taskKey),
    UpdateExpression: 'SET captionsName = :name, version = version + :one',
    ConditionExpression: 'version = :seen AND attribute_exists(fileName)',
    ExpressionAttributeValues: { ':name': name, ':one': 1, ':seen': input.version },
  })
  if (saved.ok) return taskReply(saved.item, undefined)
  if (saved.item && isSaved(saved.item, name, input.version)) return taskReply(saved.item, undefined)
  // A concurrent upload may have stored captions under this name.
  if (saved.item?.captionsName !== name) await files.remove(stored)
  throw new Refusal(saved.item === undefined ? 'task-not-found' : 'task-changed')
}

/**
 * Removes a Lecture's captions. The task is updated first, so that a crash leaves only an unreferenced file. Throws
 * 'no-file', 'task-changed', 'task-not-found'.
 */
export async function deleteCaptions(args: MutationDeleteCaptionsArgs, deps: UploadDeps) {
  const before = await findLecture(args, deps)
  if (before.captionsName === undefined) throw new Refusal('no-file')
  const removed = await updateItem<TaskItem>(deps.table, {
    Key: taskKey(args.contentKey, args.sectionKey, args.taskKey),
    ...withCondition(
      {
        UpdateExpression: 'SET version = version + :one REMOVE captionsName, captionsFile, captionsReviewed',
        ExpressionAttributeValues: { ':one': 1 },
      },
      ifEqual({ version: args.version }),
    ),
  })
  // An earlier try whose reply was lost may have removed them already.
  const isGone = removed.item?.captionsName === undefined && removed.item?.version === args.version + 1
  if (!removed.item || !(removed.ok || isGone)) throw new Refusal('task-changed')
  for (const file of captionsFiles(before)) await deps.files.remove(file)
  return taskReply(removed.item, undefined)
}
