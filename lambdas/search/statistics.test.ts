import { beforeEach, describe, expect, it } from 'vitest'
import { byNumber, questionEntry } from '#domain/search/question-entry.ts'
import { NO_SUMS, addSums, sumsOfAnswer, type ItemSums } from '#domain/item-analysis/item-sums.ts'
import { byPlace, type QuestionSums, statisticsEntries } from '#domain/item-analysis/question-sums.ts'
import { regradesOfQuestionKey } from '#table/bank-keys.ts'
import { questionItem, questionVersionItem } from '#table/question.ts'
import type { QuestionRegradesItem } from '#table/regrade.ts'
import { statisticsSums } from '#table/search-files.ts'
import { answersOf, aQuestion } from '#table/testing/a-question.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { listStatistics } from './list-statistics.ts'
import { readStatistics } from './read-statistics.ts'

const right = (count: number, of: number): ItemSums =>
  Array.from({ length: of }, (_, i) =>
    sumsOfAnswer({ share: i < count ? 1 : 0, seconds: 20, choice: [i < count ? 1 : 0] }),
  ).reduce(addSums, NO_SUMS)

const version = (sums: ItemSums, facts = {}) => ({
  ...{ version: 1, type: 'Multiple Choice', key: [1], options: 3, sums },
  ...facts,
})

const listOf = (questions: readonly QuestionSums[], bank = [1, 2, 3]) => ({
  statistics: () => Promise.resolve(questions.flatMap(statisticsEntries).sort(byPlace)),
  questions: () =>
    Promise.resolve(bank.map((id) => questionEntry(aQuestion({ id, body: `Wörds ${id} only` }))).sort(byNumber)),
})

const some: QuestionSums[] = [
  { id: 1, versions: [version(right(40, 40))] },
  { id: 2, versions: [version(right(2, 40))] },
  { id: 3, versions: [version(right(1, 2), { version: 1 }), version(right(20, 29), { version: 9 })] },
  { id: 9, versions: [version(right(20, 40))] },
]

describe('the list of statistics', () => {
  const ids = async (args: object) =>
    (await listStatistics({ page: 1, ...args }, listOf(some))).items.map(({ id }) => id)

  it('is sorted by number, with the newest version, including deleted questions', async () => {
    const { items, total } = await listStatistics({ page: 1 }, listOf(some))
    expect(total).toBe(4)
    expect(items.map(({ id, n, versions, preview }) => [id, n, versions, preview])).toEqual([
      [1, 40, 1, 'Wörds 1 only'],
      [2, 40, 1, 'Wörds 2 only'],
      [3, 29, 2, 'Wörds 3 only'],
      [9, 40, 1, null],
    ])
    expect(items[0]).toMatchObject({ share: 1, flaws: ['deadOption', 'tooEasy'], seconds: 20, discrimination: null })
    expect(items[2]?.flaws).toEqual([])
  })

  it('sets a question apart from the one that had its number before', async () => {
    const lineSince = async (since: number) => {
      const bank = [questionEntry(aQuestion({ id: 3, body: 'New?' }), { time: 9, since })]
      const deps = { ...listOf(some), questions: () => Promise.resolve(bank) }
      return (await listStatistics({ page: 1, search: '3' }, deps)).items
    }
    expect(await lineSince(5)).toMatchObject([{ id: 3, n: 29, versions: 1, preview: 'New?', drift: null }])
    expect(await lineSince(10)).toMatchObject([{ id: 3, n: 29, preview: null }])
  })

  it('finds by number, by words, by flaw and by answers, and sorts by any column', async () => {
    expect(await ids({ search: '9' })).toEqual([9])
    expect(await ids({ search: 'ONLY words' })).toEqual([1, 2, 3])
    expect(await ids({ search: 'nothing' })).toEqual([])
    expect(await ids({ flaw: 'tooEasy' })).toEqual([1])
    expect(await ids({ flaw: 'tooHard' })).toEqual([2])
    expect(await ids({ enough: true })).toEqual([1, 2, 9])
    expect(await ids({ enough: false })).toEqual([3])
    expect(await ids({ sort: { by: 'share', descending: true } })).toEqual([1, 3, 9, 2])
    expect(await ids({ sort: { by: 'flaws', descending: false } })).toEqual([2, 1, 9, 3])
    const unknown = ids({ sort: { by: 'constructor', descending: false } })
    expect(await codeOf(unknown)).toBe('sort-unknown')
  })

  it('is 50 a page, or 500 a page for a file until an empty one', async () => {
    const many = Array.from({ length: 620 }, (_, i) => ({ id: i + 1, versions: [version(right(1, 1))] }))
    const deps = listOf(many, [])
    const lengths = async (args: { page: number; whole?: boolean }) => (await listStatistics(args, deps)).items.length
    expect([await lengths({ page: 1 }), await lengths({ page: 13 }), await lengths({ page: 99 })]).toEqual([50, 20, 20])
    expect(await Promise.all([1, 2, 3].map((page) => lengths({ page, whole: true })))).toEqual([500, 120, 0])
  })
})

const tables = testTables()

describe('the statistics of a question', () => {
  let table: Table
  beforeEach(async () => {
    table = await tables.table()
  })

  it('are those of its three newest versions, with texts and keys of each, for two read units', async () => {
    const files = memoryFiles()
    const textsOf = (time: number) => answersOf(['Wrong', `Right ${time}`, 'Other'], [1])
    const question = (time: number) => aQuestion({ id: 7, body: `Body ${time}`, answers: textsOf(time) })
    const noLabels = { tagNumbers: [], areaNumbers: [] }
    await batchPut(table, [
      questionItem(question(4), { version: 4, time: 4 }),
      ...[1, 2, 3, 4].map((time) => questionVersionItem(question(time), { time, ...noLabels })),
    ])
    const versions = [1, 2, 3, 4].map((time) => version(right(3, 4), { version: time }))
    await files.write(statisticsSums(7), [{ batch: 3, questions: [{ id: 7, versions }] }])
    const meter = meteredTable(table)
    const statistics = await readStatistics({ id: 7 }, { table, files })
    expect(meter.read).toBeLessThanOrEqual(2)
    expect(statistics).toMatchObject({ deleted: false, regraded: false })
    expect(statistics.versions.map(({ version: time, body }) => [time, body])).toEqual([
      [4, 'Body 4'],
      [3, 'Body 3'],
      [2, 'Body 2'],
    ])
    expect(statistics.versions[1]?.options).toEqual([
      { letter: 'A', part: null, text: 'Wrong', correct: false, n: 1, share: 0.25, correlation: null },
      { letter: 'B', part: null, text: 'Right 3', correct: true, n: 3, share: 0.75, correlation: null },
      { letter: 'C', part: null, text: 'Other', correct: false, n: 0, share: 0, correlation: null },
    ])
    expect(statistics.versions[0]?.times).toEqual([{ seconds: 20, n: 4 }])
  })

  it('compare each version with the one before where both have 30 answers, in the list, too', async () => {
    const files = memoryFiles()
    const noLabels = { tagNumbers: [], areaNumbers: [] }
    const question = aQuestion({ id: 7 })
    await batchPut(table, [
      questionItem(question, { version: 3, time: 3 }),
      ...[1, 2, 3].map((time) => questionVersionItem(question, { time, ...noLabels })),
    ])
    const versions = [
      version(right(40, 40), { version: 1 }),
      version(right(20, 40), { version: 2 }),
      version(right(20, 29), { version: 3 }),
      version(right(40, 40), { version: 1, item: 2 }),
    ]
    const questions = [{ id: 7, versions: versions.slice(0, 3) }]
    await files.write(statisticsSums(7), [{ batch: 3, questions }])
    const statistics = await readStatistics({ id: 7 }, { table, files })
    expect(statistics.versions.map(({ drift }) => drift && [drift.version, drift.share.value])).toEqual([
      null,
      [1, -0.5],
      null,
    ])
    expect(statistics.versions[1]?.drift?.share.to).toBeLessThan(-0.3)
    const { items } = await listStatistics({ page: 1 }, listOf([{ id: 7, versions: versions.slice(0, 2) }]))
    expect(items[0]?.drift).toMatchObject({ version: 1, share: { value: -0.5 }, discrimination: null })
    // A different item is a different question.
    const [first, second] = statisticsEntries({ id: 7, versions: [versions[3]!, versions[1]!] })
    expect([first?.drift, second?.drift]).toEqual([undefined, undefined])
  })

  it('report a regrade of the question, for two read units even if it was edited since', async () => {
    const files = memoryFiles()
    const noLabels = { tagNumbers: [], areaNumbers: [] }
    const question = aQuestion({ id: 7 })
    const regrades = (applied: string[]): QuestionRegradesItem => ({
      ...{ ...regradesOfQuestionKey(7), type: 'question-regrades', applied, version: 1 },
    })
    await batchPut(table, [
      questionItem(question, { version: 5, time: 5 }),
      ...[1, 2, 3, 5].map((time) => questionVersionItem(question, { time, ...noLabels })),
      regrades(['r1']),
    ])
    const versions = [1, 2, 3].map((time) => version(right(3, 4), { version: time }))
    await files.write(statisticsSums(7), [{ batch: 3, questions: [{ id: 7, versions }] }])
    const meter = meteredTable(table)
    const statistics = await readStatistics({ id: 7 }, { table, files })
    expect(meter.read).toBeLessThanOrEqual(2)
    expect(statistics).toMatchObject({ regraded: true, versions: [{ version: 3 }, { version: 2 }] })
    await batchPut(table, [regrades([])])
    expect((await readStatistics({ id: 7 }, { table, files })).regraded).toBe(false)
  })

  it('are none of the question that had its number before', async () => {
    const files = memoryFiles()
    await files.write(statisticsSums(3), [{ batch: 1, questions: [...some] }])
    await batchPut(table, [questionItem(aQuestion({ id: 3 }), { version: 1, time: 9, since: 5 })])
    const { versions } = await readStatistics({ id: 3 }, { table, files })
    expect(versions.map(({ version: time, drift }) => [time, drift])).toEqual([[9, null]])
  })

  it('are there of a question that was deleted, and are none of one that no student answered', async () => {
    const files = memoryFiles()
    await files.write(statisticsSums(7), [{ batch: 1, questions: [{ id: 7, versions: [version(right(1, 1))] }] }])
    const gone = await readStatistics({ id: 7 }, { table, files })
    expect(gone).toMatchObject({ deleted: true, versions: [{ body: null, n: 1 }] })
    await batchPut(table, [questionItem(aQuestion({ id: 8 }), { version: 1, time: 1 })])
    const none = { regraded: false, versions: [] }
    expect(await readStatistics({ id: 8 }, { table, files })).toEqual({ id: 8, deleted: false, ...none })
    expect(await readStatistics({ id: -1 }, { table, files })).toEqual({ id: -1, deleted: true, ...none })
  })
})
