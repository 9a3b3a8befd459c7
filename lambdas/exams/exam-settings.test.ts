import { beforeEach, describe, expect, it } from 'vitest'
import { standardAbility } from '#domain/exams/calibration/standard.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { unpackItems } from '#domain/exams/pack-items.ts'
import { examKey } from '#table/bank-keys.ts'
import { EDITOR } from '#table/audit.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { calibrateExam } from './calibrate-exam.ts'
import { calibrateExams } from './calibrate-exams.ts'
import { readExamBank } from './read-exam-bank.ts'
import { anAdaptiveSession, examDeps, examQuestion, itemOf, NOW } from './testing/exam-fixture.ts'
import { updateExamSettings } from './update-exam-settings.ts'
import { fresh } from '#lambdas/testing/fresh.ts'

const table = freshTable()
const deps = fresh(() => examDeps(table))
const shares = defaultSettings('RN').plan.map(({ share }) => share)

beforeEach(async () => {
  await batchPut(table, [
    itemOf(examQuestion(7, { tags: ['RN', 'Easy'] })),
    itemOf(examQuestion(5)),
    itemOf(examQuestion(6)),
  ])
})

describe('an exam as administrators see it', () => {
  it('is as published, and empty, before its first calibration', async () => {
    expect(await readExamBank('PN', deps)).toMatchObject({
      exam: 'PN',
      standard: { kind: 'anchor', percent: 65, ability: null },
      ability: null,
      questions: 0,
      items: '',
      run: { status: 'none', iteration: 0 },
    })
    expect((await readExamBank('PN', deps)).plan[0]).toEqual({
      names: ['Coordinated Care', 'Management of Care'],
      share: 21,
      lowest: 18,
      highest: 24,
    })
  })

  it('calls its areas as the academy does: the first name of each is the one that all screens show', async () => {
    await saveList('areas', ['Management of Care', 'Safety and Infection Control'], 'area-short', bankDeps(table))
    const [care, safety, health] = (await readExamBank('PN', deps)).plan.map(({ names }) => names)
    expect(care).toEqual(['Management of Care', 'Coordinated Care'])
    expect(safety).toEqual(['Safety and Infection Control', 'Safety and Infection Prevention and Control'])
    expect(health).toEqual(['Health Promotion and Maintenance'])
  })

  it('has all that is known of its questions, each in its place of every list', async () => {
    const right = (id: number) => ({ id, points: 1, max: 1 })
    await batchPut(table, [anAdaptiveSession('a', [right(5), right(7)]), anAdaptiveSession('b', [right(5)])])
    await calibrateExam('RN', deps, NOW + 60_000)
    const bank = await readExamBank('RN', deps)
    const items = unpackItems(new Uint8Array(Buffer.from(bank.items, 'base64')))
    expect(items.map(({ id }) => id)).toEqual([5, 6, 7])
    expect(bank).toMatchObject({
      questions: 3,
      sittings: 2,
      responses: 3,
      n: [2, 0, 1],
      sources: ['responses', 'label', 'responses'],
      anchors: [true, true, true],
      exposures: [1, 0, 0.5],
      run: { status: 'done', sittings: 2, responses: 3, calibrated: 2 },
    })
    const [first, second, third] = bank.errors
    expect(second).toBeNull()
    expect(first).toBeLessThan(third ?? 0)
    expect(third).toBeLessThan(0.7)
  })

  it('is RN or PN', async () => {
    expect(await codeOf(readExamBank('CPR', deps))).toBe('exam-unknown')
    expect(await codeOf(readExamBank('', deps))).toBe('exam-unknown')
  })
})

describe('the settings of an exam', () => {
  const standard = { kind: 'judged', percent: 80 }
  const input = { exam: 'RN', settingsVersion: 0, shares: [19, 12, ...shares.slice(2)], standard }

  it('move its standard, and name the administrator who set them', async () => {
    await calibrateExam('RN', deps, NOW + 60_000)
    const bank = await withAudit('admin-1', () => updateExamSettings({ input }, deps))
    expect(bank.plan.map(({ share }) => share)).toEqual(input.shares)
    const parts = unpackItems(new Uint8Array(Buffer.from(bank.items, 'base64'))).flatMap((item) => item.parts)
    expect(bank.ability).toBeCloseTo(standardAbility({ kind: 'judged', percent: 80 }, parts), 1)
    const item = await getItem(table, examKey('RN'), { consistent: true })
    expect(item).toMatchObject({
      [EDITOR]: expect.stringMatching(/^admin-1 /) as string,
      settings: { standard: input.standard },
    })
  })

  it('are changed by one of two administrators who saw the same; the other is refused, and nothing is written', async () => {
    await calibrateExam('RN', deps, NOW + 60_000)
    const others = { ...input, standard: { kind: 'judged', percent: 70 } }
    const both = await Promise.allSettled([input, others].map((wanted) => updateExamSettings({ input: wanted }, deps)))
    const [saved] = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const [refused] = both.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject({ code: 'exam-changed' })
    expect(saved).toMatchObject({ settingsVersion: 1 })
    expect(await readExamBank('RN', deps)).toEqual(saved)
    // A caller who has seen the newer settings may replace them.
    expect(await updateExamSettings({ input: { ...others, settingsVersion: 1 } }, deps)).toMatchObject({
      standard: others.standard,
    })
  })

  it('are saved once by a request that is repeated', async () => {
    await calibrateExam('RN', deps, NOW + 60_000)
    const first = await updateExamSettings({ input }, deps)
    expect(await updateExamSettings({ input }, deps)).toEqual(first)
    expect(first.settingsVersion).toBe(1)
  })

  it('stay when the exam is calibrated again', async () => {
    await calibrateExam('RN', deps, NOW + 60_000)
    await updateExamSettings({ input: { ...input, standard: { kind: 'fixed', ability: 1.5 } } }, deps)
    await batchPut(table, [anAdaptiveSession('a', [{ id: 5, points: 1, max: 1 }])])
    await calibrateExam('RN', deps, NOW + 60_000)
    expect(await readExamBank('RN', deps)).toMatchObject({ ability: 1.5, standard: { kind: 'fixed', ability: 1.5 } })
    // The calibration's write has no editor.
    expect(await getItem(table, examKey('RN'), { consistent: true })).not.toHaveProperty(EDITOR)
  })

  it.each([
    ['exam-unknown', { exam: 'IV' }],
    ['shares-sum', { shares: [1, ...shares.slice(1)] }],
    ['standard-percent', { standard: { kind: 'anchor', percent: 100 } }],
  ])('are refused with %s, and nothing is written', async (code, change) => {
    await calibrateExam('RN', deps, NOW + 60_000)
    expect(await codeOf(updateExamSettings({ input: { ...input, ...change } }, deps))).toBe(code)
    expect(await getItem(table, examKey('RN'), { consistent: true })).toMatchObject({ version: 1 })
  })

  it('are refused before the exam has a bank', async () => {
    expect(await codeOf(updateExamSettings({ input }, deps))).toBe('exam-without-bank')
  })
})

describe('the nightly run', () => {
  it('calibrates the exams that have a bank, and makes none', async () => {
    expect(await calibrateExams(deps, NOW + 60_000)).toEqual([])
    expect(deps.searchFiles.writes).toEqual([])
    await calibrateExam('RN', deps, NOW + 60_000)
    // One question was added while the first bank was created.
    await batchPut(table, [itemOf(examQuestion(8)), anAdaptiveSession('a', [{ id: 5, points: 1, max: 1 }])])
    expect(await calibrateExams(deps, NOW + 60_000)).toMatchObject([{ exam: 'RN', status: 'done', responses: 1 }])
    expect((await readExamBank('RN', deps)).questions).toBe(4)
  })
})
