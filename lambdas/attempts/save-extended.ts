import { attemptItem, type AttemptPlace } from '#table/attempt.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'

/** Writes an attempt that goes on with more questions, if it is still at version `seen`; returns whether it was. */
export async function saveExtended(
  table: Table,
  place: AttemptPlace,
  attempt: Attempt,
  seen: number,
): Promise<boolean> {
  const written = await transactWrite(table, [
    {
      Put: {
        Item: attemptItem(place, attempt),
        ConditionExpression: '#version = :seen AND attribute_not_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
  ])
  return written.ok
}
