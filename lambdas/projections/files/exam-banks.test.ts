import { beforeEach, describe, expect, it } from 'vitest'
import { difficultyOf } from '#domain/exams/exam-item.ts'
import type { Question } from '#domain/questions/question.ts'
import { examKey } from '#table/bank-keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { calibrateExam } from '#lambdas/exams/calibrate-exam.ts'
import { readEntries, rewriteEntries } from '#lambdas/exams/exam-entries.ts'
import {
  bankOf,
  examDeps,
  examQuestion,
  itemOf,
  NOW,
  putItem,
  removeQuestion,
} from '#lambdas/exams/testing/exam-fixture.ts'
import { fresh } from '#lambdas/testing/fresh.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectExamBanks, rebuildExamBanks } from './exam-banks.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const table = freshTable()
const deps = fresh(() => examDeps(table))

const easy = examQuestion(1, { tags: ['RN', 'Easy'] })
const hard = examQuestion(2)

const bank = async () =>
  (await bankOf(table)).map(({ id, area, parts, fresh }) => [id, area, parts.map(difficultyOf)[0], fresh])
const change = (before: Question | undefined, after: Question | undefined, version = 2) =>
  aBatch(ON.examBanks, aRecord(before && itemOf(before, version - 1), after && itemOf(after, version, NOW)))

it('an exam without a bank is skipped', async () => {
  await projectExamBanks(change(undefined, hard), deps)
  expect(await getItem(table, examKey('RN'))).toBeUndefined()
  expect(deps.searchFiles.writes).toEqual([])
})

describe('the bank of an exam', () => {
  beforeEach(async () => {
    await batchPut(table, [itemOf(easy), itemOf(hard)])
    await calibrateExam('RN', deps, NOW)
    // Simulates a calibration.
    await rewriteEntries('RN', deps, (before = []) =>
      before.map((entry) => ({
        ...entry,
        n: 40,
        source: 'responses',
        parts: [{ thresholds: [entry.id], error: 0.2 }],
      })),
    )
    await projectExamBanks(change(undefined, examQuestion(3)), deps)
  })

  it('gets a new question by its label', async () => {
    expect(await bank()).toEqual([
      [1, 0, 1, false],
      [2, 0, 2, false],
      [3, 0, 0.5, true],
    ])
    expect(await getItem(table, examKey('RN'))).toMatchObject({ questions: 3 })
  })

  it('loses the data of a question whose content was edited, and keeps it with another area', async () => {
    await projectExamBanks(change(hard, { ...hard, body: 'Another' }), deps)
    await projectExamBanks(change(easy, { ...easy, area: ['Physiological Adaptation'] }), deps)
    expect(await bank()).toEqual([
      [1, 7, 1, false],
      [2, 0, 0.5, true],
      [3, 0, 0.5, true],
    ])
  })

  it('loses a question that was deleted, or left the exam or the plan', async () => {
    await projectExamBanks(change(hard, undefined), deps)
    expect((await bankOf(table)).map(({ id }) => id)).toEqual([1, 3])
    await projectExamBanks(change(easy, { ...easy, tags: ['PN'] }), deps)
    await projectExamBanks(change(examQuestion(3), examQuestion(3, { area: ['Heart'] })), deps)
    expect(await bank()).toEqual([])
  })

  it('is the same when batches come again, and in the middle of others', async () => {
    const first = change(hard, { ...hard, body: 'Another' })
    const second = change({ ...hard, body: 'Another' }, { ...hard, body: 'A third' }, 3)
    await projectExamBanks(first, deps)
    await projectExamBanks(second, deps)
    const [entries, writes] = [(await readEntries('RN', deps))?.entries, deps.searchFiles.writes.length]
    const { version } = (await getItem<{ version: number; pk: string; sk: string }>(table, examKey('RN'))) ?? {}
    await projectExamBanks(first, deps)
    await projectExamBanks(second, deps)
    expect((await readEntries('RN', deps))?.entries).toEqual(entries)
    expect(deps.searchFiles.writes).toHaveLength(writes)
    expect(await getItem(table, examKey('RN'))).toMatchObject({ version })
  })

  it('is left alone by questions of another exam', async () => {
    const writes = deps.searchFiles.writes.length
    await projectExamBanks(change(undefined, examQuestion(9, { tags: ['PN'] })), deps)
    expect(deps.searchFiles.writes).toHaveLength(writes)
  })

  it('gets its file back, by labels, when that was lost', async () => {
    const lost = examDeps(table)
    await putItem(table, itemOf(examQuestion(3)))
    await rebuildExamBanks(lost)
    expect((await readEntries('RN', lost))?.entries.map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await bank()).map(([id, , , fresh]) => [id, fresh])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
  })

  it('is corrected by all questions when projections are rebuilt', async () => {
    await removeQuestion(table, 1)
    await putItem(table, itemOf(examQuestion(7)))
    await rebuildExamBanks(deps)
    expect((await bank()).map(([id, , difficulty]) => [id, difficulty])).toEqual([
      [2, 2],
      [7, 0.5],
    ])
  })
})
