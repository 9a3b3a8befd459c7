import type { TaskSummaryItem } from '#table/progress.ts'
import { isTaskComplete } from '#domain/progress/task-state.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { withUnansweredPoints } from '#lambdas/attempts/review/unanswered-points.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A student's attempts at a task at this moment. */
export type TaskAttempts = { complete: boolean; used: number; open: number | null; best: number | null }

/**
 * Returns a task's current state (spec 3.4.16, 3.4.18). An attempt whose time is up counts as used even if its end is
 * not stored yet. `now` in epoch milliseconds.
 */
export async function taskAttempts(
  table: Table,
  uid: string,
  progress: string,
  summary: TaskSummaryItem | undefined,
  now: number,
): Promise<TaskAttempts> {
  const { started = 0, open, openDeadline, best = null } = summary ?? {}
  if (!summary || open === undefined) return { complete: summary?.complete ?? false, used: started, open: null, best }
  const complete = isTaskComplete(summary, now)
  if (openDeadline === undefined || now < openDeadline) return { complete, used: started - 1, open, best }
  const loaded = await loadAttempt(table, { uid, progress, task: summary.task, n: open })
  // While an answer may still be in flight, the grade must not reveal earlier ones.
  const stored = loaded && (await withoutEndedHold(uid, loaded.attempt, { table, now: () => now }))
  if (!stored || !isOver(stored, now)) return { complete, used: started, open: null, best }
  const rules = rulesOf(stored.kind)
  const last = rules.close(await withUnansweredPoints(stored, table))
  return { complete, used: started, open: null, best: Math.max(best ?? 0, rules.grade(last)) }
}
