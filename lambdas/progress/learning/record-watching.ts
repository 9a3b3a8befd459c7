import { addReport, isOfLength } from '#domain/progress/watched.ts'
import type { RecordWatchingInput, Watched } from '#generated/schema.ts'
import { progressKey, taskSummaryKey } from '#table/keys.ts'
import type { ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import { findTask } from '#lambdas/attempts/start/find-task.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { watchedReply } from './watched-reply.ts'

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])

/** Holds while the watched parts are as read. */
const ifWatched = (watched: Uint8Array | undefined) =>
  watched ? ifEqual({ watched }) : { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(watched)' }

/**
 * Adds watched parts of a Lecture in the student's own course (decision 0060). A part reported again, also from another
 * tab, counts once; a link counts separately. Throws 'progress-not-found', 'course-not-started', 'course-ended',
 * 'task-not-found', 'lecture-not-opened' before its first opening (spec 3.4.15), and the codes of `addReport`.
 */
export async function recordWatching(
  input: RecordWatchingInput,
  uid: string,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<Watched> {
  const summaryKey = taskSummaryKey(uid, input.progressKey, input.sectionKey, input.taskKey)
  const [item, taskAndTarget, first] = await Promise.all([
    getItem<ProgressItem>(table, progressKey(uid, input.progressKey)),
    findTask(table, input),
    getItem<TaskSummaryItem>(table, summaryKey),
  ])
  const progress = runningProgress(item, now())
  if (!progress.content.includes(input.contentKey) || taskAndTarget?.target.taskType !== 'Lecture')
    throw new Refusal('task-not-found')
  if (!isOfLength(input, taskAndTarget.target.renditions?.seconds)) throw new Refusal('watching-invalid')
  return retryOnConflict({ failure: 'What was watched could not be recorded' }, async (earlier) => {
    const known = earlier === 0 ? first : await getItem<TaskSummaryItem>(table, summaryKey, { consistent: true })
    if (known?.startTime === undefined) {
      // The first read may predate the opening.
      if (earlier === 0) return CONFLICT
      throw new Refusal('lecture-not-opened')
    }
    const verdict = addReport(known.watched ?? new Uint8Array(), input, known.startTime, now())
    if (!verdict.ok) throw new Refusal(verdict.code)
    const { pieces, duration } = verdict.watched
    const same = known.watched && isSame(known.watched, pieces) && known.watchedOf === duration && watchedReply(known)
    if (same) return same
    const update = {
      UpdateExpression: 'SET watched = :pieces, watchedOf = :duration',
      ExpressionAttributeValues: { ':pieces': pieces, ':duration': duration },
    }
    const written = await updateItem<TaskSummaryItem>(table, {
      Key: summaryKey,
      ...withCondition(update, ifWatched(known.watched)),
    })
    return written.ok ? (watchedReply(written.item) ?? CONFLICT) : CONFLICT
  })
}
