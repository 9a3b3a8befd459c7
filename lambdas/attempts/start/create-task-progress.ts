import { progressKey, taskSummaryKey } from '#table/keys.ts'
import type { ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import { testTaskOf } from '#table/task.ts'
import type { CreateTaskProgressInput, TaskProgress } from '#generated/schema.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { findTask } from './find-task.ts'
import { resumeQuiz } from './resume-quiz.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { startTest } from './start-test.ts'

type TaskKeys = Pick<CreateTaskProgressInput, 'progressKey' | 'taskKey'>

/** Resumes a quiz, which was started from a form (lambdas/quizzes/start-quiz.ts). */
async function openQuiz({ progressKey: progress, taskKey: task }: TaskKeys, uid: string, deps: AttemptDeps) {
  runningProgress(await getItem<ProgressItem>(deps.table, progressKey(uid, progress)), deps.now())
  const attempt = await resumeQuiz({ uid, progress, task }, deps)
  return { taskKey: task, progressKey: progress, complete: attempt.endTime != null, attempt }
}

/**
 * Opens a task of the caller's course: completes a Reading or Lecture (spec 3.4.15), starts or resumes a test (3.4.18),
 * each also through a Linking task, or resumes a quiz. Refuses with 'progress-not-found', 'course-not-started',
 * 'course-ended', 'task-not-found', and the codes of `startTest`.
 */
export async function createTaskProgress(
  input: CreateTaskProgressInput,
  uid: string,
  deps: AttemptDeps,
): Promise<TaskProgress> {
  const { table, now } = deps
  if (input.contentKey === QUIZZES && input.sectionKey === QUIZZES) return openQuiz(input, uid, deps)
  const summaryKey = taskSummaryKey(uid, input.progressKey, input.sectionKey, input.taskKey)
  const [item, taskAndTarget, summary] = await Promise.all([
    getItem<ProgressItem>(table, progressKey(uid, input.progressKey)),
    findTask(table, input),
    getItem<TaskSummaryItem>(table, summaryKey),
  ])
  const progress = runningProgress(item, now())
  if (!taskAndTarget || !progress.content.includes(input.contentKey)) throw new Refusal('task-not-found')
  const keys = { taskKey: input.taskKey, progressKey: input.progressKey }
  const task = testTaskOf(taskAndTarget.target)
  if (task) {
    const { contentKey: content, sectionKey: section } = input
    const ref = { uid, progress: input.progressKey, content, section, task: input.taskKey }
    const attempt = await startTest({ place: ref, task, courseEnd: progress.endTime, summary }, deps)
    return { ...keys, complete: (summary?.complete ?? false) || attempt.n > 1, attempt }
  }
  if (!summary?.complete)
    await updateItem<TaskSummaryItem>(table, {
      Key: summaryKey,
      UpdateExpression: 'SET #type = :type, task = :task, complete = :true, startTime = if_not_exists(startTime, :now)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':type': 'task-summary', ':task': input.taskKey, ':true': true, ':now': now() },
    })
  return { ...keys, complete: true, attempt: null }
}
