import type { DynamoDBStreamEvent } from 'aws-lambda'
import { dayIn, remindersOf } from '#domain/progress/reminder.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { ProgressItem } from '#table/progress.ts'
import { reminderItem } from '#table/notification.ts'

type Deps = { table: Table; timeZone: string; now: () => number }

/**
 * Writes the reminders of courses that a batch opens, begins or moves, from today on (decision 0072). Repeatable: the same course gives the same items.
 * Whether one is still right is looked at when it is due, so nothing is taken back here. A write unit each.
 */
export async function projectReminders(
  { Records: records }: DynamoDBStreamEvent,
  { table, timeZone, now }: Deps,
): Promise<void> {
  const today = dayIn(now(), timeZone)
  const items = records.flatMap(({ dynamodb }) => {
    const before = streamImage<ProgressItem>(dynamodb?.OldImage)
    const after = streamImage<ProgressItem>(dynamodb?.NewImage)
    if (after?.type !== 'progress') return []
    if (before?.type === 'progress' && before.endTime === after.endTime) return []
    return remindersOf(after, timeZone)
      .filter(({ day }) => day >= today)
      .map((reminder) => reminderItem(after.studentId, after.key, reminder))
  })
  if (items.length > 0) await batchPut(table, items)
}
