import { beforeEach, describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { shuffle } from '#domain/attempts/sampling.ts'
import { drawPoints, normal } from '#domain/exams/calibration/testing/generate-responses.ts'
import { difficultyOf } from '#domain/exams/exam-item.ts'
import type { ExamRunItem } from '#table/exam.ts'
import { examKey, examRunKey } from '#table/bank-keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { fresh } from '#lambdas/testing/fresh.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { calibrateExam } from './calibrate-exam.ts'
import { readEntries, rewriteEntries } from './exam-entries.ts'
import { anAdaptiveSession, bankOf, examDeps, examQuestion, itemOf, NOW, putItem } from './testing/exam-fixture.ts'

const table = freshTable()
const deps = fresh(() => examDeps(table))

const random = seededRandom(11)
const ids = Array.from({ length: 30 }, (_, i) => 101 + i)
const truth = new Map(ids.map((id) => [id, normal(random, 0, 1)]))
const sittings = Array.from({ length: 120 }, (_, n) => {
  const ability = normal(random, 0.3, 1)
  const chosen = shuffle(ids, random).slice(0, 20)
  return anAdaptiveSession(
    `s${n}`,
    chosen.map((id) => ({ id, points: drawPoints(random, ability, [truth.get(id) ?? 0]), max: 1 })),
  )
})
const later = NOW + 60_000

beforeEach(async () => {
  await batchPut(
    table,
    ids.map((id) => itemOf(examQuestion(id))),
  )
})

const difficulties = async () =>
  new Map((await bankOf(table)).map(({ id, parts }) => [id, parts.map(difficultyOf)[0] ?? 0]))

describe('the calibration of an exam', () => {
  it('makes a bank of labels for an exam without one', async () => {
    expect(await calibrateExam('RN', deps, later)).toMatchObject({
      status: 'done',
      sittings: 0,
      responses: 0,
      calibrated: 0,
    })
    expect((await difficulties()).size).toBe(30)
    expect(await getItem(table, examKey('RN'))).toMatchObject({ questions: 30, ability: 0.619 })
  })

  it('finds the difficulties of the responses', async () => {
    await batchPut(table, sittings)
    const run = await calibrateExam('RN', deps, later)
    expect(run).toMatchObject({ status: 'done', sittings: 120, responses: 2_400, calibrated: 30, updatedOn: NOW })
    const estimates = await difficulties()
    const mean = [...truth.values()].reduce((sum, b) => sum + b, 0) / truth.size
    const errors = ids.map((id) => (estimates.get(id) ?? 0) - ((truth.get(id) ?? 0) - mean))
    expect(Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)).toBeLessThan(0.35)
    expect((await bankOf(table)).every(({ fresh }) => !fresh)).toBe(true)
  })

  it('resumes where its time ended, with the same estimates', async () => {
    await batchPut(table, sittings)
    const whole = await calibrateExam('RN', deps, later)
    const entries = (await readEntries('RN', deps))?.entries
    await putItem(table, { ...examRunKey('RN'), type: 'exam-run', status: 'done', version: 9 })
    await rewriteEntries('RN', deps, (before = []) =>
      before.map(({ label, n: _n, ...entry }) => ({
        ...entry,
        label,
        n: 0,
        source: 'label',
        parts: entry.parts.map(() => ({ thresholds: [label] })),
      })),
    )
    const statuses: string[] = []
    // Without time, each call makes only one iteration.
    for (let calls = 0; calls < 300 && statuses.at(-1) !== 'done'; calls += 1) {
      const run = await calibrateExam('RN', deps, NOW)
      expect(run.iteration).toBe(calls + 1)
      statuses.push(run.status)
    }
    expect(statuses.slice(0, -1).every((status) => status === 'running')).toBe(true)
    expect(statuses).toHaveLength(whole.iteration)
    expect((await readEntries('RN', deps))?.entries).toEqual(entries)
  })

  it('begins again when the questions changed while it ran', async () => {
    await batchPut(table, sittings)
    await calibrateExam('RN', deps, NOW)
    await calibrateExam('RN', deps, NOW)
    await rewriteEntries('RN', deps, (before = []) => before.slice(1))
    expect(await calibrateExam('RN', deps, NOW)).toMatchObject({
      iteration: 1,
      responses: expect.any(Number) as number,
    })
  })

  it('writes the bank that a crash before it left out, with the next call', async () => {
    await batchPut(table, sittings)
    await calibrateExam('RN', deps, NOW)
    const { searchFiles } = deps
    let isBroken = false
    const files = {
      ...searchFiles,
      replace: async (...args: Parameters<typeof searchFiles.replace>) => {
        const written = await searchFiles.replace(...args)
        isBroken = true
        return written
      },
      read: <Entry>(name: string) => {
        if (isBroken) throw new Error('The process ended')
        return searchFiles.read<Entry>(name)
      },
    }
    await expect(calibrateExam('RN', { ...deps, searchFiles: files }, later)).rejects.toThrow('The process ended')
    expect((await readEntries('RN', deps))?.entries.every(({ n }) => n > 0)).toBe(true)
    expect((await getItem<ExamRunItem>(table, examRunKey('RN'), { consistent: true }))?.status).toBe('running')
    expect((await bankOf(table)).every(({ fresh }) => fresh)).toBe(true)
    expect(await calibrateExam('RN', deps, later)).toMatchObject({ status: 'done', calibrated: 30 })
    expect((await bankOf(table)).every(({ fresh }) => !fresh)).toBe(true)
  })

  it('leaves a question as it is that was edited while it ran', async () => {
    await batchPut(table, sittings)
    const { searchFiles } = deps
    let reads = 0
    const files = {
      ...searchFiles,
      read: async <Entry>(name: string) => {
        reads += 1
        if (reads === 2)
          await rewriteEntries('RN', deps, (before = []) =>
            before.map((entry) => (entry.id === 101 ? { ...entry, digest: 'another', version: 2 } : entry)),
          )
        return searchFiles.read<Entry>(name)
      },
    }
    await calibrateExam('RN', deps, NOW)
    await calibrateExam('RN', { ...deps, searchFiles: files }, later)
    const entries = (await readEntries('RN', deps))?.entries ?? []
    expect(entries.find(({ id }) => id === 101)).toMatchObject({ digest: 'another', n: 0, source: 'label' })
    expect(entries.find(({ id }) => id === 102)?.source).toBe('responses')
  })

  it('counts a run once that two callers end at the same time', async () => {
    await batchPut(table, sittings)
    const [a, b] = await Promise.all([calibrateExam('RN', deps, later), calibrateExam('RN', deps, later)])
    expect([a.status, b.status]).toEqual(['done', 'done'])
    expect(await bankOf(table)).toHaveLength(30)
  })
})
