import { attemptItem, type AttemptPlace } from '../../data/attempt.ts'
import { taskSummaryKey } from '../../data/keys.ts'
import type { Attempt } from '../../domain/testing/attempt.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite } from '../shared/transact.ts'

/**
 * Writes a new attempt and opens it in its task's summary, in one transaction, on the condition that none is open and
 * that exactly n - 1 were started before. Returns whether it was so; if not, somebody started first.
 */
export async function saveStarted(table: Table, place: AttemptPlace, attempt: Attempt): Promise<boolean> {
  const written = await transactWrite(table, [
    { Put: { Item: attemptItem(place, attempt), ConditionExpression: 'attribute_not_exists(pk)' } },
    {
      Update: {
        Key: taskSummaryKey(place.uid, place.progress, place.section, place.task),
        UpdateExpression:
          'SET #type = :type, task = :task, complete = if_not_exists(complete, :false), started = :n, #open = :n, openDeadline = :deadline',
        ConditionExpression:
          attempt.n === 1
            ? 'attribute_not_exists(#open) AND attribute_not_exists(started)'
            : 'attribute_not_exists(#open) AND started = :before',
        ExpressionAttributeNames: { '#type': 'type', '#open': 'open' },
        ExpressionAttributeValues: {
          ':type': 'task-summary',
          ':task': place.task,
          ':false': false,
          ':n': attempt.n,
          ':deadline': attempt.deadline,
          ...(attempt.n === 1 ? {} : { ':before': attempt.n - 1 }),
        },
      },
    },
  ])
  return written.ok
}
