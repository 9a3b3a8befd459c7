import type { Attempt } from '#domain/attempts/attempt.ts'
import { outcomesOf, statusPieceOf, withOutcome } from '#domain/study/statuses.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { studyMissesKey, studyStatusesKey } from '#table/study-keys.ts'
import {
  studyMissesItem,
  type StudyMissesItem,
  withMisses,
  statusesOfItem,
  studyStatusesItem,
  type StudyStatusesItem,
} from '#table/study-statuses.ts'
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

/**
 * Records which questions of a test that ended were answered wrong, on the student's day of its end (table/study-statuses.ts). The same test
 * again changes nothing. 1 read unit a 4 KB and, where something was wrong, 1 write unit a KB.
 */
export async function storeMisses(table: Table, uid: string, attempt: Attempt, timeZone: string): Promise<void> {
  const wrong = [...outcomesOf(attempt)].flatMap(([id, outcome]) => (outcome === 'wrong' ? [id] : []))
  if (wrong.length === 0 || attempt.endTime === undefined) return
  const day = dayOf(attempt.endTime, timeZone)
  await retryOnConflict({ failure: 'The misses of a student could not be stored' }, async () => {
    const item = await getItem<StudyMissesItem>(table, studyMissesKey(uid), { consistent: true })
    const days = withMisses(item?.days ?? {}, day, wrong)
    if (days === item?.days) return undefined
    const next = studyMissesItem(uid, days, (item?.version ?? 0) + 1)
    const update = {
      UpdateExpression: 'SET #type = :type, #days = :days, #version = :version',
      ExpressionAttributeNames: { '#type': 'type', '#days': 'days', '#version': 'version' },
      ExpressionAttributeValues: { ':type': next.type, ':days': next.days, ':version': next.version },
    }
    const written = await updateItem(table, {
      Key: studyMissesKey(uid),
      ...onCondition(update, ifVersion(item?.version)),
    })
    return written.ok ? undefined : CONFLICT
  })
}
