import type { Attempt } from '#domain/attempts/attempt.ts'
import { outcomesOf, statusPieceOf, withOutcome } from '#domain/study/statuses.ts'
import { studyStatusesKey } from '#table/study-keys.ts'
import { statusesOfItem, studyStatusesItem, type StudyStatusesItem } from '#table/study-statuses.ts'
import { ifVersion, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

/**
 * Records what became of the questions of a test that ended. The same test again changes nothing; tests of a student come in the order
 * in which their ends were written, and a batch that comes again comes whole from some test on, so that the last one stays.
 */
export async function storeStatuses(table: Table, uid: string, attempt: Attempt): Promise<void> {
  const outcomes = [...outcomesOf(attempt)]
  for (const piece of new Set(outcomes.map(([id]) => statusPieceOf(id)))) {
    const key = studyStatusesKey(uid, piece)
    await retryOnConflict({ failure: 'The statuses of questions could not be stored' }, async () => {
      const item = await getItem<StudyStatusesItem>(table, key, { consistent: true })
      const before = statusesOfItem(item)
      const after = outcomes
        .filter(([id]) => statusPieceOf(id) === piece)
        .reduce((statuses, [id, outcome]) => withOutcome(statuses, id, outcome), before)
      if (after === before) return undefined
      const next = studyStatusesItem(uid, piece, after, (item?.version ?? 0) + 1)
      const update = {
        UpdateExpression: 'SET #type = :type, #right = :right, wrong = :wrong, omitted = :omitted, #version = :version',
        ExpressionAttributeNames: { '#type': 'type', '#right': 'right', '#version': 'version' },
        ExpressionAttributeValues: {
          ':type': next.type,
          ':right': next.right,
          ':wrong': next.wrong,
          ':omitted': next.omitted,
          ':version': next.version,
        },
      }
      const written = await updateItem(table, { Key: key, ...onCondition(update, ifVersion(item?.version)) })
      return written.ok ? undefined : CONFLICT
    })
  }
}
