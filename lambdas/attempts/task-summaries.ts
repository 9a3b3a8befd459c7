import { taskSummariesOfProgress, taskSummariesOfSection, taskSummaryKey } from '#table/keys.ts'
import { type ProgressItem, type StartedTest, withStartedTest, type TaskSummaryItem } from '#table/progress.ts'
import { isQuizSection } from '#domain/quizzes/quiz.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findProgressWithTests } from './progress-with-tests.ts'
import { listStartedTests } from './started-list.ts'

/** A progress of a student, or one section of it. */
type SummariesRef = { uid: string; progress: string; section?: string }

/** Adds the started tests, which are in no summary before they are finished, to the stored summaries. */
function withStarted(uid: string, stored: readonly TaskSummaryItem[], started: readonly StartedTest[]) {
  const bySk = new Map(stored.map((summary) => [summary.sk, summary]))
  // Quizzes are no tasks of a course.
  for (const test of started.filter((other) => !isQuizSection(other))) {
    const { sk } = taskSummaryKey(uid, test.progress, test.section, test.task)
    bySk.set(sk, withStartedTest(uid, bySk.get(sk), test))
  }
  return [...bySk.values()]
}

/**
 * Returns a student's summaries of the tasks of a progress or section: half a read unit for 4 KB of summaries, and half
 * for the started tests, which several calls may share.
 */
export async function listTaskSummaries(
  table: Table,
  { uid, progress, section }: SummariesRef,
  startedTests: Promise<readonly StartedTest[]> = listStartedTests(table, uid),
): Promise<TaskSummaryItem[]> {
  const range =
    section === undefined ? taskSummariesOfProgress(uid, progress) : taskSummariesOfSection(uid, progress, section)
  const [stored, started] = await Promise.all([queryItems<TaskSummaryItem>(table, range), startedTests])
  const matching = started.filter((test) => test.progress === progress && (section ?? test.section) === test.section)
  return withStarted(uid, stored, matching)
}

/** Reads a progress and the student's summaries in it or in one section of it concurrently. */
export async function findProgressWithSummaries(
  table: Table,
  ref: SummariesRef,
): Promise<{ item: ProgressItem | undefined; summaries: TaskSummaryItem[] }> {
  const read = findProgressWithTests(table, ref.uid, ref.progress)
  const started = read.then((both) => both.started)
  const [{ item }, summaries] = await Promise.all([read, listTaskSummaries(table, ref, started)])
  return { item, summaries }
}

/** Returns a student's summary of one task; half a read unit. */
export async function findTaskSummary(
  table: Table,
  { uid, progress, section, task }: { uid: string; progress: string; section: string; task: string },
  startedTests: Promise<readonly StartedTest[]>,
): Promise<TaskSummaryItem | undefined> {
  const [stored, started] = await Promise.all([
    getItem<TaskSummaryItem>(table, taskSummaryKey(uid, progress, section, task)),
    startedTests,
  ])
  const matching = started.filter(
    (test) => test.progress === progress && test.section === section && test.task === task,
  )
  return withStarted(uid, stored ? [stored] : [], matching)[0]
}
