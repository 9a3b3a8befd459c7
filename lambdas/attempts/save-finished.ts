import { attemptItem, type AttemptItem, type AttemptPlace } from '#table/attempt.ts'
import { taskSummaryKey } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/task-summary.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { grade } from '#domain/attempts/grade.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'

/**
 * Writes a finished attempt and its task's summary (complete, best grade, how many were started) in one transaction, on the
 * condition that the attempt is still at version `seen`. Returns whether it was; if not, somebody moved it first.
 */
export async function saveFinished(
  table: Table,
  place: AttemptPlace,
  attempt: Attempt,
  seen: number,
): Promise<boolean> {
  const key = taskSummaryKey(place.uid, place.progress, place.section, place.task)
  const summary = await getItem<TaskSummaryItem>(table, key, { consistent: true })
  const best = Math.max(summary?.best ?? 0, grade(attempt.score, attempt.questions.length))
  const item: AttemptItem = attemptItem(place, attempt)
  const written = await transactWrite(table, [
    {
      Put: {
        Item: item,
        ConditionExpression: '#version = :seen AND attribute_not_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
    {
      Update: {
        Key: key,
        UpdateExpression:
          'SET #type = :type, task = :task, complete = :true, best = :best, started = :n REMOVE #open, openDeadline',
        ExpressionAttributeNames: { '#open': 'open', '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'task-summary',
          ':task': place.task,
          ':true': true,
          ':best': best,
          ':n': attempt.n,
        },
      },
    },
  ])
  return written.ok
}
