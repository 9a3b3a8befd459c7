import { beforeEach, describe, expect, it } from 'vitest'
import { expectedPercent } from '#domain/exams/calibration/standard.ts'
import { edgeOf, type ExamItem, EXAM_SHARD_SIZE } from '#table/exam.ts'
import { examKey, examPoolKey } from '#table/bank-keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { fresh } from '#lambdas/testing/fresh.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { rebuildEntries, rewriteEntries } from './exam-entries.ts'
import { bankOf, examDeps, examQuestion, itemOf } from './testing/exam-fixture.ts'
import { writeExamBank } from './write-exam-bank.ts'

const table = freshTable()
const deps = fresh(() => examDeps(table))

const exam = () => getItem<ExamItem>(table, examKey('RN'), { consistent: true })

describe('the bank of an exam', () => {
  beforeEach(async () => {
    await batchPut(table, [
      itemOf(examQuestion(1, { tags: ['RN', 'Easy'] })),
      itemOf(examQuestion(2)),
      itemOf(examQuestion(3, { tags: ['PN'] })),
      itemOf(examQuestion(4, { area: ['Heart'] })),
    ])
    await rebuildEntries('RN', deps)
  })

  it('has the questions of the exam, and the standard where 65 % of their points are expected', async () => {
    await writeExamBank('RN', deps)
    const items = await bankOf(table)
    expect(items.map(({ id, fresh, parts }) => [id, fresh, parts[0]?.thresholds])).toEqual([
      [1, true, [-0.5]],
      [2, true, [0.5]],
    ])
    expect(await exam()).toMatchObject({ type: 'exam', exam: 'RN', version: 1, pieces: 1, questions: 2 })
    const ability = (await exam())?.ability ?? 0
    expect(
      expectedPercent(
        ability,
        items.flatMap(({ parts }) => parts),
      ),
    ).toBeCloseTo(65, 1)
  })

  it('is not written again while nothing changed', async () => {
    await writeExamBank('RN', deps)
    await writeExamBank('RN', deps)
    expect((await exam())?.version).toBe(1)
  })

  it('keeps its settings, by which the standard is set', async () => {
    const settings = { plan: [], standard: { kind: 'fixed', ability: 0.25 } } as const
    await writeExamBank('RN', deps, { settings, over: 0 })
    expect(await exam()).toMatchObject({ ability: 0.25, settings })
    await writeExamBank('RN', deps)
    expect((await exam())?.version).toBe(1)
    await rewriteEntries('RN', deps, (before = []) => before.slice(0, 1))
    await writeExamBank('RN', deps)
    expect(await exam()).toMatchObject({ ability: 0.25, settings, settingsVersion: 1, version: 2, questions: 1 })
  })

  it('has what the later of two writers found, whichever writes first', async () => {
    const [first, second] = await Promise.all([writeExamBank('RN', deps), writeExamBank('RN', deps)])
    expect([first?.version, second?.version]).toContain(1)
    expect(await bankOf(table)).toHaveLength(2)
    // Each change of the file is followed by its own run, all concurrently.
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => {
        await rewriteEntries('RN', deps, (before = []) => before.map((entry) => ({ ...entry, n: entry.n + 30 / n })))
        await writeExamBank('RN', deps)
      }),
    )
    expect((await bankOf(table)).map(({ fresh }) => fresh)).toEqual([false, false])
  })

  it('follows a file that a crash left without its bank', async () => {
    await writeExamBank('RN', deps)
    await rewriteEntries('RN', deps, (before = []) => before.map((entry) => ({ ...entry, n: 30 })))
    expect((await bankOf(table)).every(({ fresh }) => fresh)).toBe(true)
    await writeExamBank('RN', deps)
    expect((await bankOf(table)).some(({ fresh }) => fresh)).toBe(false)
  })

  it('is empty without a file', async () => {
    expect(await writeExamBank('PN', deps)).toBeUndefined()
    expect(await getItem(table, examKey('PN'))).toBeUndefined()
  })
})

it(
  'a large bank is spread over shards, and excess shards are removed',
  { tags: ['nightly'], timeout: 60_000 },
  async () => {
    const count = EXAM_SHARD_SIZE + 1
    await batchPut(
      table,
      Array.from({ length: count }, (_, i) => itemOf(examQuestion(1 + i))),
    )
    await rebuildEntries('RN', deps)
    await writeExamBank('RN', deps)
    expect(await exam()).toMatchObject({ pieces: 2, questions: count })
    expect((await bankOf(table)).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => 1 + i))
    expect(await getItem(table, examPoolKey('RN', edgeOf(1, 2)))).toBeDefined()
    await rewriteEntries('RN', deps, (before = []) => before.slice(0, 10))
    await writeExamBank('RN', deps)
    expect(await exam()).toMatchObject({ pieces: 1, questions: 10 })
    expect(await getItem(table, examPoolKey('RN', edgeOf(0, 2)), { consistent: true })).toBeUndefined()
    expect(await bankOf(table)).toHaveLength(10)
  },
)
