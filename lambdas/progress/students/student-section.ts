import { inOrder } from '#domain/content/in-order.ts'
import type { QueryStudentSectionArgs, StudentSection, StudentTask } from '#generated/schema.ts'
import type { SectionItem } from '#table/content.ts'
import { sectionKey, tasksOfSection } from '#table/keys.ts'
import { type TaskSummaryItem, progressReply } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { userReply } from '#table/user.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { sectionCount } from '#lambdas/progress/course-contents.ts'
import { taskAttempts } from '#lambdas/progress/learning/task-attempts.ts'
import { watchedReply } from '#lambdas/progress/learning/watched-reply.ts'
import { findStudentProgress } from './find-student-progress.ts'

/**
 * Returns a task with a student's progress (spec 3.2.24, 3.4.16): when a Reading or Lecture was opened; a test's
 * attempts as in the student's own history, without questions. A Linking task has its target's type and its own
 * attempts.
 */
export async function studentTask(
  { uid, progressKey }: { uid: string; progressKey: string },
  task: TaskItem,
  summary: TaskSummaryItem | undefined,
  deps: ProgressDeps,
): Promise<StudentTask> {
  const [{ complete, used, best }, attempts] = await Promise.all([
    taskAttempts(deps.table, uid, progressKey, summary, deps.now()),
    summary?.started ? attemptHistory({ progressKey, taskKey: task.key }, uid, deps) : [],
  ])
  return {
    key: task.key,
    name: task.name,
    type: task.linkedType ?? task.taskType,
    complete,
    startTime: summary?.startTime ?? null,
    used,
    best,
    watched: watchedReply(summary),
    attempts,
  }
}

/** Finds the section among these contents: half a read unit each. */
async function findSection(table: Table, contents: readonly string[], key: string): Promise<SectionItem | undefined> {
  const reads = contents.map((content) => getItem<SectionItem>(table, sectionKey(content, key)))
  return (await Promise.all(reads)).find((section) => section !== undefined)
}

/**
 * Returns a section of any student's course, in any state, for administrators: tasks in order, with the student's work
 * and the newest attempts of each test (spec 3.1.4, 3.2.24, 3.9.12); the schema limits access to them. Throws
 * 'student-not-found', 'progress-not-found' (spec 3.2.26), and 'section-not-found'.
 */
export async function studentSection(
  { uid, progressKey: key, sectionKey: section }: QueryStudentSectionArgs,
  deps: ProgressDeps,
): Promise<StudentSection> {
  const { table, now } = deps
  const { student, progress, summaries } = await findStudentProgress(table, { uid, progress: key, section })
  const sectionItem = await findSection(table, progress.content, section)
  if (!sectionItem) throw new Refusal('section-not-found')
  const tasks = await queryItems<TaskItem>(table, tasksOfSection(sectionItem.contentKey, section))
  const rows = inOrder(tasks, sectionItem.taskOrder).map((task) => {
    const summary = summaries.find((candidate) => candidate.task === task.key)
    return studentTask({ uid, progressKey: key }, task, summary, deps)
  })
  return {
    student: userReply(student),
    progress: progressReply(progress),
    section: sectionCount(sectionItem, tasks, summaries, now()),
    tasks: await Promise.all(rows),
  }
}
