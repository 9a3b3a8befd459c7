import type { Attempt } from '#domain/attempts/attempt.ts'
import { outcomesOf, statusShardOf, withOutcome } from '#domain/study/statuses.ts'
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
import { changeItem } from '#lambdas/dynamodb/change-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * Records the outcomes of an ended test's questions. Idempotent. A student's tests arrive in the order in which their
 * ends were written, and a retried batch repeats every test from some point on, so the latest outcome stays.
 */
export async function storeStatuses(table: Table, uid: string, attempt: Attempt): Promise<void> {
  const outcomes = [...outcomesOf(attempt)]
  for (const shard of new Set(outcomes.map(([id]) => statusShardOf(id)))) {
    const options = { failure: 'The statuses of questions could not be stored' }
    await changeItem<StudyStatusesItem>(table, studyStatusesKey(uid, shard), options, (item) => {
      const before = statusesOfItem(item)
      const after = outcomes
        .filter(([id]) => statusShardOf(id) === shard)
        .reduce((statuses, [id, outcome]) => withOutcome(statuses, id, outcome), before)
      return after === before ? undefined : studyStatusesItem(uid, shard, after, (item?.version ?? 0) + 1)
    })
  }
}

/**
 * Records which questions of an ended test were answered wrong, on the student's day of its end
 * (table/study-statuses.ts). Idempotent. 1 read unit per 4 KB and, if any were wrong, 1 write unit per KB.
 */
export async function storeMisses(table: Table, uid: string, attempt: Attempt, timeZone: string): Promise<void> {
  const wrong = [...outcomesOf(attempt)].flatMap(([id, outcome]) => (outcome === 'wrong' ? [id] : []))
  if (wrong.length === 0 || attempt.endTime === undefined) return
  const day = dayOf(attempt.endTime, timeZone)
  const options = { failure: 'The misses of a student could not be stored' }
  await changeItem<StudyMissesItem>(table, studyMissesKey(uid), options, (item) => {
    const days = withMisses(item?.days ?? {}, day, wrong)
    return days === item?.days ? undefined : studyMissesItem(uid, days, (item?.version ?? 0) + 1)
  })
}
