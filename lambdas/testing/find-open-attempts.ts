import { attemptKey, type Key, taskSummariesOfProgress } from '../../data/keys.ts'
import type { TaskSummaryItem } from '../../data/task-summary.ts'
import { queryItems } from '../shared/query-items.ts'
import type { Table } from '../shared/table.ts'

/** A progress whose course ends at `endTime` (epoch milliseconds). */
export type EndingProgress = { uid: string; progress: string; endTime: number }

/** An attempt that runs, and the task's summary that says so. */
export type OpenAttempt = { n: number; attempt: Key; summary: Key }

/** The attempts of a progress that would run on beyond the end of its course. Read with strong consistency: a unit per 4 KB of summaries. */
export async function findOpenAttempts(
  table: Table,
  { uid, progress, endTime }: EndingProgress,
): Promise<OpenAttempt[]> {
  const query = { ...taskSummariesOfProgress(uid, progress), consistent: true }
  const summaries = await queryItems<TaskSummaryItem>(table, query)
  return summaries.flatMap(({ pk, sk, task, open, openDeadline }) =>
    open !== undefined && openDeadline !== undefined && openDeadline > endTime
      ? [{ n: open, attempt: attemptKey(uid, progress, task, open), summary: { pk, sk } }]
      : [],
  )
}
