import type { MutationReplaceCaptionsArgs } from '#generated/schema.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { taskKey } from '#table/keys.ts'
import { captionsFileOf, type TaskItem } from '#table/task.ts'
import { taskReply } from '#lambdas/content/content-replies.ts'
import { findLecture } from './find-lecture.ts'
import { storedKey } from './media-keys.ts'
import type { UploadDeps } from './upload-deps.ts'
import { uploadedBytes, writtenCaptions } from './written-captions.ts'

/** The name of captions typed in rather than uploaded. */
const TYPED_NAME = 'captions.vtt'

/**
 * Stores an uploaded WebVTT or SubRip file as a Lecture's captions, unreviewed unless `reviewed`. Each save is a new
 * file, so concurrent saves at one version conflict and caches never mix them. Throws 'upload-gone',
 * 'captions-unreadable', 'captions-none', 'captions-many', 'captions-faulty', 'small-file-large', 'no-file',
 * 'task-changed', 'task-not-found'.
 */
export async function replaceCaptions({ input }: MutationReplaceCaptionsArgs, uid: string, deps: UploadDeps) {
  const { files, now } = deps
  const before = await findLecture(input, deps)
  const name = `captions-${input.uploadKey}.vtt`
  const path = (file: string) => storedKey(before.key, file)
  const finish = async (saved: TaskItem) => {
    const replaced = saved.captionsFile?.replaced
    if (replaced !== undefined) await files.remove(path(replaced))
    return taskReply(saved, undefined)
  }
  if (before.captionsFile?.name === name) return finish(before)
  if (before.fileName === undefined) throw new Refusal('no-file')
  if (before.version !== input.version) throw new Refusal('task-changed')
  const written = writtenCaptions(await uploadedBytes(input.uploadKey, files))
  await files.put(path(name), written, { contentType: 'text/vtt; charset=utf-8' })
  const replaced = captionsFileOf(before)
  const reviewed = input.reviewed ? { by: uid, at: now() } : undefined
  const saved = await updateItem<TaskItem>(deps.table, {
    Key: taskKey(input.contentKey, input.sectionKey, input.taskKey),
    UpdateExpression: `SET captionsName = :name, captionsFile = :file, version = version + :one${
      reviewed ? ', captionsReviewed = :reviewed' : ' REMOVE captionsReviewed'
    }`,
    ConditionExpression: 'version = :seen AND attribute_exists(fileName)',
    ExpressionAttributeValues: {
      ':name': before.captionsName ?? TYPED_NAME,
      ':file': { name, ...(replaced !== undefined && { replaced }) },
      ':one': 1,
      ':seen': input.version,
      ...(reviewed && { ':reviewed': reviewed }),
    },
  })
  if (saved.item?.captionsFile?.name === name) return finish(saved.item)
  await files.remove(path(name))
  throw new Refusal(saved.item === undefined ? 'task-not-found' : 'task-changed')
}
