import type { LecturePlayback, QueryLectureArgs } from '#generated/schema.ts'
import { findTask } from '#lambdas/attempts/start/find-task.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { lecturePlayback } from '#lambdas/content/lecture-playback.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { progressKey } from '#table/keys.ts'
import { type ProgressItem, progressOf } from '#table/progress.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'

/**
 * Returns the playback details of a Lecture in the student's own running course, with cookies that expire no later than
 * the course; null while no video is uploaded. The player calls it before its cookies expire. Throws
 * 'progress-not-found', 'course-not-started', 'course-ended', 'task-not-found'.
 */
export async function lecture(
  args: QueryLectureArgs,
  uid: string,
  deps: ProgressDeps,
): Promise<LecturePlayback | null> {
  const [item, task] = await Promise.all([
    getItem<ProgressItem>(deps.table, progressKey(uid, args.progressKey)),
    findTask(deps.table, args),
  ])
  const progress = progressOf(runningProgress(item, deps.now()))
  if (task?.target.taskType !== 'Lecture' || !progress.content.includes(args.contentKey))
    throw new Refusal('task-not-found')
  return lecturePlayback(task.target, deps, progress.endTime)
}
