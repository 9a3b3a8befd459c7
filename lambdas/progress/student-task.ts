import type { TaskItem } from '#table/task.ts'
import type { TaskSummaryItem } from '#table/task-summary.ts'
import type { StudentTask } from '#generated/schema.ts'
import { attemptHistory } from '#lambdas/attempts/attempt-history.ts'
import type { LearningDeps } from '#lambdas/functions/learning/deps.ts'
import { taskAttempts } from './task-attempts.ts'

/**
 * A task as a student stands in it (spec 3.2.24, 3.4.16): when a Reading or Lecture was opened; the sittings of a test as the
 * student's own history shows them, without questions. A Linking task has its target's type and sittings of its own.
 */
export async function studentTask(
  { uid, progressKey }: { uid: string; progressKey: string },
  task: TaskItem,
  summary: TaskSummaryItem | undefined,
  deps: LearningDeps,
): Promise<StudentTask> {
  const [{ complete, used, best }, attempts] = await Promise.all([
    taskAttempts(deps.table, uid, progressKey, summary, deps.now()),
    summary?.started ? attemptHistory(uid, { progressKey, taskKey: task.key }, deps) : [],
  ])
  return {
    key: task.key,
    name: task.name,
    type: task.linkedType ?? task.taskType,
    complete,
    startTime: summary?.startTime ?? null,
    used,
    best,
    attempts,
  }
}
