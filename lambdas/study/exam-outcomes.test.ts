import { expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { MAX_OUTCOMES } from '#domain/study/check-outcome.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { studyOutcomesKey } from '#table/study-keys.ts'
import { type StudyOutcomesItem, studyOutcomesItem } from '#table/study.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { countOutcomes, myExamOutcomes, recordExamOutcome, withdrawExamOutcome } from './exam-outcomes.ts'

const tables = testTables()
const NOW = Date.UTC(2026, 10, 26, 12)
const TODAY = dayOf(NOW, academy.timeZone)
const consent = true

async function anAcademy(...uids: string[]) {
  const table = await tables.table()
  await batchPut(
    table,
    uids.map((uid) => userItem(aUser({ uid }))),
  )
  const deps = { table, now: () => NOW, rulesOf: undefined as never }
  return {
    table,
    record: (uid: string, day: string, passed: boolean) => recordExamOutcome(uid, { day, passed, consent }, deps),
    withdraw: (uid: string, day: string) => withdrawExamOutcome(uid, day, deps),
    own: (uid: string) => myExamOutcomes(uid, deps),
    count: () => countOutcomes(deps),
    refused: async (uid: string, input: Partial<Parameters<typeof recordExamOutcome>[1]>) =>
      (await refusalOf(recordExamOutcome(uid, { day: '2026-11-20', passed: true, consent, ...input }, deps))).code,
    stored: (uid: string) => getItem<StudyOutcomesItem>(table, studyOutcomesKey(uid), { consistent: true }),
  }
}

it('outcomes are recorded once a day, newest first, and a repeated call changes nothing', async () => {
  const { record, own, count, stored } = await anAcademy('u1', 'u2')
  expect(await own('u1')).toEqual([])
  await record('u1', '2026-03-01', false)
  await record('u1', '2026-11-26', true)
  const first = await stored('u1')
  expect(await record('u1', '2026-11-26', true)).toEqual([
    { day: '2026-11-26', passed: true, recordedOn: NOW },
    { day: '2026-03-01', passed: false, recordedOn: NOW },
  ])
  expect(await stored('u1')).toEqual(first)
  // Corrects a wrong choice for the same day.
  expect((await record('u1', '2026-11-26', false)).map(({ passed }) => passed)).toEqual([false, false])
  await record('u2', '2026-11-01', true)
  expect(await own('u2')).toEqual([{ day: '2026-11-01', passed: true, recordedOn: NOW }])
  expect(await count()).toEqual({ students: 2, passed: 1, failed: 2 })
})

it('a withdrawn outcome is removed entirely', async () => {
  const { record, withdraw, own, count, stored } = await anAcademy('u1')
  await record('u1', '2026-11-20', true)
  expect(await withdraw('u1', '2026-11-19')).toHaveLength(1)
  expect(await withdraw('u1', '<script>')).toHaveLength(1)
  expect(await withdraw('u1', '2026-11-20')).toEqual([])
  expect(await withdraw('u1', '2026-11-20')).toEqual([])
  expect(await own('u1')).toEqual([])
  expect(await count()).toEqual({ students: 0, passed: 0, failed: 0 })
  expect(await stored('u1')).toEqual({ ...studyOutcomesKey('u1'), type: 'study-outcomes', outcomes: [], version: 2 })
  expect(await record('u1', '2026-11-20', true)).toHaveLength(1)
})

it('an invalid outcome, missing consent, too many outcomes, and a deleted account are refused', async () => {
  const { table, refused, own, stored } = await anAcademy('u1')
  expect(await refused('u1', { consent: false })).toBe('outcome-without-consent')
  expect(await refused('u1', { day: dayText(TODAY + 1) })).toBe('outcome-day-wrong')
  expect(await refused('u1', { day: '2026-02-30' })).toBe('outcome-day-wrong')
  expect(await refused('gone', {})).toBe('user-not-found')
  expect(await stored('u1')).toBeUndefined()
  const many = Array.from({ length: MAX_OUTCOMES }, (_, n) => ({ day: TODAY - 100 - n, passed: true, recordedOn: 1 }))
  await batchPut(table, [studyOutcomesItem('u1', many, 1)])
  expect(await refused('u1', {})).toBe('outcomes-too-many')
  expect(await own('u1')).toHaveLength(MAX_OUTCOMES)
  await batchPut(table, [{ ...userItem(aUser({ uid: 'u1' })), deleting: NOW } as never, studyOutcomesItem('u1', [], 2)])
  expect(await refused('u1', {})).toBe('user-not-found')
  expect(await own('u1')).toEqual([])
})

it('concurrent windows lose no outcome', async () => {
  const { table, record, own } = await anAcademy('u1')
  const other = { day: TODAY - 30, passed: false, recordedOn: NOW }
  beforeNext(table, 'TransactWriteItemsCommand', () => batchPut(table, [studyOutcomesItem('u1', [other], 1)]))
  await record('u1', '2026-11-20', true)
  expect((await own('u1')).map(({ passed }) => passed)).toEqual([true, false])
})
