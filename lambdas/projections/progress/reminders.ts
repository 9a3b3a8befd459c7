import { dayIn, remindersOf } from '#domain/progress/reminder.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { reminderItem } from '#table/notification.ts'

type Deps = { table: Table; timeZone: string; now: () => number }

/**
 * Writes reminders for courses that a batch opens, starts, or moves, from today on (decision 0072). Idempotent: the
 * same course creates the same items. Reminders are checked when due, so none are removed here. 1 write unit each.
 */
export async function projectReminders(
  changes: readonly Change<'progress'>[],
  { table, timeZone, now }: Deps,
): Promise<void> {
  const today = dayIn(now(), timeZone)
  const items = changes.flatMap(({ before, after }) => {
    if (after === undefined || before?.endTime === after.endTime) return []
    return remindersOf(after, timeZone)
      .filter(({ day }) => day >= today)
      .map((reminder) => reminderItem(after.studentId, after.key, reminder))
  })
  if (items.length > 0) await batchPut(table, items)
}
