import type { AttemptPlace } from '../../data/attempt.ts'
import { attemptKey, progressKey, taskSummaryKey } from '../../data/keys.ts'
import type { ProgressItem } from '../../data/progress.ts'
import type { Attempt } from '../../domain/testing/attempt.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite } from '../shared/transact.ts'
import { updateItem } from '../shared/update-item.ts'
import { endOpenAttempts } from './end-open-attempts.ts'

/** Takes an attempt back that nobody has answered; returns whether it was so. */
async function dropStarted(table: Table, place: AttemptPlace, { n }: Attempt): Promise<boolean> {
  const { uid, progress, section, task } = place
  const written = await transactWrite(table, [
    {
      Delete: {
        Key: attemptKey(uid, progress, task, n),
        ConditionExpression: '#at = :none AND attribute_not_exists(endTime)',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':none': 0 },
      },
    },
    {
      Update: {
        Key: taskSummaryKey(uid, progress, section, task),
        UpdateExpression:
          n === 1 ? 'REMOVE started, #open, openDeadline' : 'SET started = :before REMOVE #open, openDeadline',
        ConditionExpression: '#open = :n',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':n': n, ...(n === 1 ? {} : { ':before': n - 1 }) },
      },
    },
  ])
  return written.ok
}

/**
 * Makes sure that the course of an attempt which was just written still ends when the attempt was told. Whoever ends a
 * course early looks for open attempts afterwards, so that one of the two sees the other. One write unit, half the price of a
 * condition in the transaction that starts the attempt. Refuses with 'course-ended'; nothing of the attempt stays then.
 */
export async function confirmRunning(
  table: Table,
  place: AttemptPlace,
  attempt: Attempt,
  courseEnd: number,
): Promise<void> {
  const { uid, progress } = place
  const looked = await updateItem<ProgressItem>(table, {
    Key: progressKey(uid, progress),
    ConditionExpression: 'endTime = :seen',
    ExpressionAttributeValues: { ':seen': courseEnd },
  })
  if (looked.ok) return
  const dropped = await dropStarted(table, place, attempt)
  // Another tab has answered it already: then it ends as every open attempt does.
  if (!dropped && looked.item) await endOpenAttempts(table, { uid, progress, endTime: looked.item.endTime })
  throw new Refusal('course-ended')
}
