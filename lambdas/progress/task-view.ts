import { progressOf } from '#table/progress.ts'
import { testTaskOf } from '#table/task.ts'
import type { QueryTaskViewArgs, TaskView } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { findTask } from '#lambdas/attempts/find-task.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { findProgressWithTests } from '#lambdas/attempts/progress-with-tests.ts'
import { findTaskSummary } from '#lambdas/attempts/task-summaries.ts'
import { attemptHistory } from '#lambdas/attempts/attempt-history.ts'
import type { LearningDeps } from '#lambdas/functions/learning/deps.ts'
import { progressReply } from './progress-reply.ts'
import { taskBody } from './task-body.ts'
import { taskAttempts } from './task-attempts.ts'

/**
 * A task of one's own course as it is taken (spec 3.2.19); a Linking task shows its target under its own key and name.
 * Refuses with 'progress-not-found', 'course-not-started', 'course-ended' (spec 3.4.12), 'task-not-found'.
 */
export async function taskView(uid: string, args: QueryTaskViewArgs, deps: LearningDeps): Promise<TaskView> {
  const { table, now } = deps
  const keys = { progressKey: args.progressKey, taskKey: args.taskKey }
  const read = findProgressWithTests(table, uid, args.progressKey)
  const [{ item }, found, summary] = await Promise.all([
    read,
    findTask(table, args),
    findTaskSummary(
      table,
      { uid, progress: args.progressKey, section: args.sectionKey, task: args.taskKey },
      read.then(({ started }) => started),
    ),
  ])
  const progress = progressOf(runningProgress(item, now()))
  if (!found || !progress.content.includes(args.contentKey)) throw new Refusal('task-not-found')
  const { task, target } = found
  const [body, sittings, history] = await Promise.all([
    taskBody(target, deps),
    taskAttempts(table, uid, args.progressKey, summary, now()),
    testTaskOf(target) && summary?.started ? attemptHistory(uid, keys, deps) : [],
  ])
  return {
    progress: progressReply(progress),
    key: task.key,
    name: task.name,
    type: target.taskType,
    ...body,
    used: sittings.used,
    open: sittings.open,
    complete: sittings.complete,
    history,
  }
}
