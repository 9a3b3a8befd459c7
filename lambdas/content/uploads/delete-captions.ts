import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { MutationDeleteCaptionsArgs } from '#generated/schema.ts'
import { taskReply } from '../task-reply.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'
import { findLecture } from './find-lecture.ts'

/**
 * Takes the captions of a Lecture away. The task forgets them first, so that a crash in between leaves a file that nothing
 * shows. Refuses 'no-file', 'task-changed', 'task-not-found'.
 */
export async function deleteCaptions(args: MutationDeleteCaptionsArgs, deps: UploadsDeps) {
  const { key, captionsName } = await findLecture(args, deps)
  if (captionsName === undefined) throw new Refusal('no-file')
  const removed = await updateItem<TaskItem>(deps.table, {
    Key: taskKey(args.contentKey, args.sectionKey, args.taskKey),
    UpdateExpression: 'SET version = version + :one REMOVE captionsName',
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':one': 1, ':seen': args.version },
  })
  // A try whose reply got lost may have taken them away already.
  const isGone = removed.item?.captionsName === undefined && removed.item?.version === args.version + 1
  if (!removed.item || !(removed.ok || isGone)) throw new Refusal('task-changed')
  await deps.files.remove(`lectures/${key}/${captionsName}`)
  return taskReply(removed.item, undefined)
}
