import { progressOf } from '../../data/progress.ts'
import { testTaskOf } from '../../data/task.ts'
import type { QueryTaskViewArgs, TaskView } from '../../generated/schema.ts'
import { Refusal } from '../shared/refusal.ts'
import { findTask } from '../testing/find-task.ts'
import { runningProgress } from '../testing/running-progress.ts'
import { findProgressWithTests } from '../testing/progress-with-tests.ts'
import { findTaskSummary } from '../testing/task-summaries.ts'
import { attemptHistory } from './attempt-history.ts'
import type { LearningDeps } from './deps.ts'
import { progressReply } from '../shared/progress-reply.ts'
import { taskBody } from './task-body.ts'
import { taskSittings } from './task-sittings.ts'

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
    taskSittings(table, uid, args.progressKey, summary, now()),
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
