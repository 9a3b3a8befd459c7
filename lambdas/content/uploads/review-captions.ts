import type { MutationReviewCaptionsArgs } from '#generated/schema.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { taskReply } from '#lambdas/content/content-replies.ts'
import { findLecture } from './find-lecture.ts'
import type { UploadDeps } from './upload-deps.ts'

/**
 * Marks the captions that an administrator saw at `version` as reviewed; an earlier review stays. Throws 'no-file'
 * without captions, 'task-changed', 'task-not-found'.
 */
export async function reviewCaptions(args: MutationReviewCaptionsArgs, uid: string, deps: UploadDeps) {
  const before = await findLecture(args, deps)
  if (before.captionsName === undefined) throw new Refusal('no-file')
  const reviewed = await updateItem<TaskItem>(deps.table, {
    Key: taskKey(args.contentKey, args.sectionKey, args.taskKey),
    UpdateExpression: 'SET captionsReviewed = :reviewed, version = version + :one',
    ConditionExpression:
      'version = :seen AND attribute_exists(captionsName) AND attribute_not_exists(captionsReviewed)',
    ExpressionAttributeValues: { ':reviewed': { by: uid, at: deps.now() }, ':one': 1, ':seen': args.version },
  })
  if (reviewed.ok) return taskReply(reviewed.item, undefined)
  if (reviewed.item === undefined) throw new Refusal('task-not-found')
  // Another administrator, or an earlier try of this call, already marked these captions.
  const isMarked = reviewed.item.captionsReviewed !== undefined
  if (isMarked && [args.version, args.version + 1].includes(reviewed.item.version))
    return taskReply(reviewed.item, undefined)
  throw new Refusal('task-changed')
}
