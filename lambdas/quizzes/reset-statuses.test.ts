import { describe, expect, it } from 'vitest'
import { bitmapOf } from '#domain/attempts/bitmap.ts'
import { academy } from '#domain/academy.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { START, questionsOfAllTypes } from '#lambdas/attempts/academy-fixture.ts'
import { markQuestion } from '#lambdas/attempts/marks/mark-question.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { storeMisses, storeStatuses } from '#lambdas/projections/study/statuses.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { studyMissesItem, withMisses, studyStatusesItem } from '#table/study-statuses.ts'
import { lastReset, resetStatuses } from './reset-statuses.ts'
import { saveQuizForms } from './save-forms.ts'
import { ALL, aForm, aQuizzer } from './testing/a-quizzer.ts'

const tables = testTables()
const TODAY = dayOf(START, academy.timeZone)

async function aPractised() {
  const quizzer = await aQuizzer(await tables.table(), questionsOfAllTypes(10))
  const statuses = { right: bitmapOf([101, 102]), wrong: bitmapOf([103]), omitted: bitmapOf([104]) }
  await batchPut(quizzer.deps.table, [
    studyStatusesItem(quizzer.uid, 0, statuses, 3),
    studyMissesItem(quizzer.uid, withMisses({}, TODAY, [103]), 1),
  ])
  const counts = () =>
    Promise.all([
      ...['unused', 'right', 'wrong', 'omitted', 'flagged'].map((status) => quizzer.found({ statuses: [status] })),
      quizzer.found({ recentMisses: true }),
    ])
  const reset = (requestId: string, undo?: number) =>
    resetStatuses({ requestId, ...(undo === undefined ? {} : { undo }) }, quizzer.uid, quizzer.deps)
  return { ...quizzer, counts, reset }
}

describe('a reset of statuses', () => {
  it('marks all questions unused, once per request, and can be undone: what tests recorded since stays', async () => {
    const student = await aPractised()
    const { uid, deps, counts, reset } = student
    expect(await counts()).toEqual([6, 2, 1, 1, 0, 1])
    const [first, again] = [await reset('request-1'), await reset('request-1')]
    expect(first).toEqual({ resetOn: START })
    expect(again).toEqual(first)
    expect(await counts()).toEqual([10, 0, 0, 0, 0, 0])
    expect(await lastReset(uid, deps.table)).toBe(START)
    const questions = [{ id: 101, answer: { choice: [0], correct: false } }]
    const attempt = { questions, at: 1, endTime: START } as never
    await storeStatuses(deps.table, uid, attempt)
    await storeMisses(deps.table, uid, attempt, academy.timeZone)
    for (const _ of [1, 2]) expect(await reset('request-2', START)).toEqual({ resetOn: null })
    expect(await counts()).toEqual([6, 1, 2, 1, 0, 2])
    expect(await lastReset(uid, deps.table)).toBeNull()
  })

  it('works for a student without any statuses yet, and can be undone', async () => {
    const { uid, deps } = await aQuizzer(await tables.table(), questionsOfAllTypes(10))
    expect(await resetStatuses({ requestId: 'request-1' }, uid, deps)).toEqual({ resetOn: START })
    expect(await lastReset(uid, deps.table)).toBe(START)
    expect(await resetStatuses({ requestId: 'request-2', undo: START }, uid, deps)).toEqual({ resetOn: null })
    expect(await lastReset(uid, deps.table)).toBeNull()
  })

  it('applies once when two are concurrent, and an undo of an older one is refused', async () => {
    const { counts, reset, clock } = await aPractised()
    await Promise.all([reset('request-1'), reset('request-2')])
    clock.time = START + 1_000
    expect(await reset('request-3')).toEqual({ resetOn: START + 1_000 })
    expect(await codeOf(reset('request-4', START))).toBe('statuses-reset-again')
    expect(await counts()).toEqual([10, 0, 0, 0, 0, 0])
  })
})

it('a question is flagged by its latest mark, and a reset keeps flags', async () => {
  const student = await aPractised()
  const { uid, deps, begin, counts, reset } = student
  const { taskKey, n } = await begin()
  await updateTaskProgress({ progressKey: 'p1', taskKey, n, action: 'finish' }, uid, deps)
  const mark = (version: number, flagged: boolean) =>
    markQuestion({ progressKey: 'p1', taskKey, n, position: 0, version, flagged, struck: [], note: '' }, uid, deps)
  const first = await mark(0, true)
  expect(await mark(0, true)).toEqual(first)
  expect((await counts())[4]).toBe(1)
  await reset('request-1')
  expect((await counts())[4]).toBe(1)
  await mark(1, false)
  expect((await counts())[4]).toBe(0)
})

it('saved forms replace the version that was read, and a conflict returns what another window saved', async () => {
  const { uid, deps, begin } = await aPractised()
  const form = aForm({ pace: 90, filter: { ...ALL, tags: ['Heart'] } })
  const save = (names: string[], version: number) =>
    saveQuizForms({ forms: names.map((name) => ({ name, form })), version }, uid, deps)
  const saved = await save(['Heart'], 0)
  expect(saved).toEqual({ forms: [{ name: 'Heart', form }], version: 1 })
  expect(await save(['Heart'], 0)).toEqual(saved)
  await expect(save(['Lungs'], 0)).rejects.toMatchObject({ code: 'quiz-forms-changed', data: { saved } })
  expect(await codeOf(save(['Heart', 'heart'], 1))).toBe('quiz-forms-wrong')
  expect(await save([], 1)).toEqual({ forms: [], version: 2 })
  expect(await begin({ filter: { ...ALL, tags: ['Heart'] } })).toMatchObject({ total: 5 })
})
