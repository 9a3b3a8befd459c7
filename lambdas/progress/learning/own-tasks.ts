import type { OwnTask, QueryOwnTasksArgs } from '#generated/schema.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { readContents } from '#lambdas/progress/course-contents.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { watchedReply } from './watched-reply.ts'

/**
 * Returns the caller's work in one of their own courses, in any state, by task, including deleted tasks, for their
 * download (decision 0069). Contains no questions. Throws 'progress-not-found'. 1 read unit, plus half a unit per 4 KB
 * of summaries and of each content.
 */
export async function ownTasks(
  { progressKey: progress }: QueryOwnTasksArgs,
  uid: string,
  { table }: Pick<ProgressDeps, 'table'>,
): Promise<OwnTask[]> {
  const item = await getItem<ProgressItem>(table, progressKey(uid, progress))
  if (!item) throw new Refusal('progress-not-found')
  const [summaries, trees] = await Promise.all([
    listTaskSummaries(table, { uid, progress }),
    readContents(table, item.content),
  ])
  const gone = new Map(trees.flatMap((tree) => tree.gone.map(({ key, name }) => [key, name])))
  const tasks = new Map(trees.flatMap((tree) => tree.tasks.map((task) => [task.key, task])))
  return summaries.map((summary) => {
    const task = tasks.get(summary.task)
    return {
      taskKey: summary.task,
      name: task?.name ?? gone.get(summary.task) ?? null,
      contentKey: task?.contentKey ?? null,
      sectionKey: task?.sectionKey ?? null,
      type: task ? (task.linkedType ?? task.taskType) : null,
      complete: summary.complete,
      startTime: summary.startTime ?? null,
      started: summary.started ?? 0,
      best: summary.best ?? null,
      watched: watchedReply(summary),
    }
  })
}
