import { progressOf, type TaskSummaryItem } from '#table/progress.ts'
import { userKey } from '#table/keys.ts'
import { type UserItem, userOf } from '#table/user.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { User } from '#domain/users/user.ts'
import { findProgressWithSummaries } from '#lambdas/attempts/task-summaries.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/**
 * Returns a student's course in any state for administrators, with the work in it or in one section. Throws
 * 'student-not-found' or 'progress-not-found' (spec 3.2.26).
 */
export async function findStudentProgress(
  table: Table,
  ref: { uid: string; progress: string; section?: string },
): Promise<{ student: User; progress: Progress; summaries: TaskSummaryItem[] }> {
  const [student, { item, summaries }] = await Promise.all([
    getItem<UserItem>(table, userKey(ref.uid)),
    findProgressWithSummaries(table, ref),
  ])
  if (!student) throw new Refusal('student-not-found')
  if (!item) throw new Refusal('progress-not-found')
  return { student: userOf(student), progress: progressOf(item), summaries }
}
