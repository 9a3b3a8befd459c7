import { beforeEach, describe, expect, it } from 'vitest'
import type { AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import type { Question } from '#domain/questions/question.ts'
import { attemptAnswersItem } from '#table/item-analysis.ts'
import { questionVersionKey } from '#table/bank-keys.ts'
import { notifications } from '#table/keys.ts'
import type { NotificationItem } from '#table/notification.ts'
import { questionItem, questionVersionItem } from '#table/question.ts'
import { STATISTICS_LIST } from '#table/search-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { memoryFiles, type MemoryFiles } from '#lambdas/testing/memory-files.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { aggregateAnswers } from './aggregate-answers.ts'
import { storedLines, storedSums } from './testing/stored-statistics.ts'

const table = freshTable()
let files: MemoryFiles
const START = Date.UTC(2026, 5, 10)
/** When answers are counted: epoch milliseconds. */
let now = START
const EDITED = START + 5_000

const aQuestion = (id: number): Question => ({
  ...{ id, type: 'Multiple Choice', body: `Question ${id}`, rationale: '', tags: [], area: [] },
  answers: ['A', 'B', 'C', 'D'].map((letter, i) => ({ letter, text: letter, correct: i === 1 })),
})
const noLabels = { tagNumbers: [], areaNumbers: [] }

/** Question 1 was edited; 150 is in another file; 7 is a case study. */
beforeEach(async () => {
  files = memoryFiles()
  now = START
  const edited = aQuestion(1)
  await batchPut(table, [
    questionItem({ ...edited, answers: edited.answers.slice(0, 3) }, { version: 2, time: EDITED }),
    questionVersionItem(aQuestion(1), { time: 1, ...noLabels }),
    questionVersionItem({ ...edited, answers: edited.answers.slice(0, 3) }, { time: EDITED, ...noLabels }),
    ...[2, 150].map((id) => questionItem(aQuestion(id), { version: 1, time: 1, first: noLabels })),
    questionItem({ ...aCaseStudy(1), id: 7 }, { version: 1, time: 1, first: noLabels }),
  ])
})

const answered = (id: number, option: number, more: Partial<AttemptAnswer> = {}): AttemptAnswer => ({
  ...{ id, state: 'answered', points: option === 1 ? 1 : 0, max: 1, seconds: 10, choice: [option] },
  ...more,
})

const anAttempt = (n: number, answers: readonly AttemptAnswer[], startTime = START) =>
  attemptAnswersItem(`attempt-${n}`, {
    attempt: { uid: 'u1', sk: `ATTEMPT#p#t#${n}` },
    ...{ startTime, endTime: startTime + 1_000, kind: 'Practice', answers },
  })

const someAttempts = (count: number) =>
  Array.from({ length: count }, (_, n) => anAttempt(n, [answered(1, n % 4), answered(2, 1), answered(150, n % 3)]))

const fold = () => aggregateAnswers({ table, files, now: () => now })
const sums = () => storedSums(files)
const lines = () => storedLines(files)
const countOf = async (id: number) =>
  (await sums()).find((question) => question.id === id)?.versions.reduce((sum, version) => sum + version.sums.n, 0) ?? 0

describe('answers that wait', () => {
  it('are counted once, a batch after the other, and again only when others come', { tags: ['nightly'] }, async () => {
    await batchPut(table, someAttempts(230))
    expect(await fold()).toEqual({ counted: 230 })
    expect([await countOf(1), await countOf(2), await countOf(150)]).toEqual([230, 230, 230])
    const written = files.writes.length
    expect(await fold()).toEqual({ counted: 0 })
    expect(files.writes).toHaveLength(written)
    await batchPut(table, [anAttempt(900, [answered(2, 0)])])
    expect(await fold()).toEqual({ counted: 1 })
    expect([await countOf(1), await countOf(2)]).toEqual([230, 231])
  })

  it('count for the version that was served, with its key and options', async () => {
    await batchPut(table, [anAttempt(1, [answered(1, 3)]), anAttempt(2, [answered(1, 1)], EDITED + 1)])
    await fold()
    const [question] = await sums()
    expect(question?.versions.map(({ version, key, options, sums: { n } }) => ({ version, key, options, n }))).toEqual([
      { version: 1, key: [1], options: 4, n: 1 },
      { version: EDITED, key: [1], options: 3, n: 1 },
    ])
    expect(await lines()).toEqual([
      expect.objectContaining({ id: 1, version: EDITED, versions: 2, n: 1, share: 1, flaws: [] }),
    ])
  })

  it('count by item of a case study, and a question that was left out as that', async () => {
    await batchPut(table, [
      anAttempt(1, [
        answered(7, 0, { item: 2, points: 2, max: 3, choice: [4, 5] }),
        { id: 2, state: 'left-out', points: 0, max: 1, choice: [] },
        { id: 150, state: 'not-reached', points: 0, max: 1, choice: [] },
      ]),
    ])
    await fold()
    expect((await lines()).map(({ id, item, n, leftOut }) => ({ id, item, n, leftOut }))).toEqual([
      { id: 2, item: undefined, n: 0, leftOut: 1 },
      { id: 7, item: 2, n: 1, leftOut: 0 },
    ])
  })

  it('count for a question that was deleted, and not for one that never was', async () => {
    await removeItem(table, { pk: 'QUESTION#1', sk: 'META' })
    await batchPut(table, [anAttempt(1, [answered(1, 1), answered(99_999, 1)])])
    await fold()
    expect((await sums()).map(({ id }) => id)).toEqual([1])
    expect(questionVersionKey(1, 1).pk).toBe('QUESTION#1')
  })
})

describe('flaws that come to light', () => {
  const bell = () => queryItems<NotificationItem>(table, { pk: notifications.pk, consistent: true })
  const attempts = (from: number, to: number, option: number) =>
    Array.from({ length: to - from }, (_, i) => anAttempt(from + i, [answered(2, option), answered(150, 1)]))

  it(
    'notify administrators when there are enough answers, once a day, and not again while they stay',
    { tags: ['nightly'] },
    async () => {
      await batchPut(table, attempts(0, 29, 1))
      await fold()
      expect(await bell()).toEqual([])
      await batchPut(table, attempts(29, 30, 1))
      await fold()
      const [first, ...others] = await bell()
      expect(others).toEqual([])
      expect(first).toMatchObject({
        message: 'Answers show possible flaws in questions',
        path: '/questions/statistics?view=flaws',
      })
      now += 86_400_000
      await batchPut(table, attempts(30, 40, 1))
      await fold()
      expect(await bell()).toHaveLength(1)
      // No student had chosen these options, so the flaw changes.
      await batchPut(table, attempts(40, 240, 3))
      await fold()
      expect(await bell()).toHaveLength(2)
    },
  )
})

describe('a run that is stopped', () => {
  /** Fails the `at`-th write from now on, before or after it runs. */
  function breakWrite(at: number, when: 'before' | 'after') {
    let writes = 0
    const failing = async <T>(write: () => Promise<T>): Promise<T> => {
      writes += 1
      if (writes !== at) return write()
      if (when === 'after') await write()
      throw new Error('stopped')
    }
    const broken: MemoryFiles = {
      ...files,
      write: (name, entries) => failing(() => files.write(name, entries)),
      replace: (name, entries, etag) => failing(() => files.replace(name, entries, etag)),
    }
    const client = {
      send: (command: object) => {
        const send = () => table.client.send(command as Parameters<typeof table.client.send>[0])
        return command.constructor.name === 'UpdateCommand' ? failing(send) : send()
      },
    }
    return {
      deps: { table: { ...table, client: client as unknown as Table['client'] }, files: broken, now: () => now },
    }
  }

  it.each(['before', 'after'] as const)(
    'anywhere, %s a write, is taken up without counting twice',
    { tags: ['nightly'] },
    async (when) => {
      const attempts = someAttempts(3)
      await batchPut(table, attempts)
      await fold()
      const expected = [await sums(), await lines()]
      let stopped = 0
      for (let at = 1; ; at += 1) {
        files = memoryFiles()
        await batchPut(table, attempts)
        const { deps } = breakWrite(at, when)
        const run = await aggregateAnswers(deps).catch(() => undefined)
        if (run !== undefined) break
        stopped += 1
        await fold()
        await fold()
        expect([await sums(), await lines()].map((each) => each.map(({ id }) => id))).toEqual(
          expected.map((each) => each.map(({ id }) => id)),
        )
        expect([await countOf(1), await countOf(2), await countOf(150)]).toEqual([3, 3, 3])
        expect(await lines()).toEqual(expected[1])
      }
      // The batch, two files with their lists, three marks, and the end.
      expect(stopped).toBe(9)
    },
  )

  it('leaves its batch to a concurrent run, and both count it once', async () => {
    await batchPut(table, someAttempts(40))
    const counts = await Promise.all([fold(), fold(), fold()])
    await fold()
    expect(counts.reduce((sum, { counted }) => sum + counted, 0)).toBeLessThanOrEqual(40)
    expect([await countOf(1), await countOf(2), await countOf(150)]).toEqual([40, 40, 40])
  })

  it('shows the newest figures, also if a slow run writes the list after a faster one', async () => {
    await batchPut(table, someAttempts(3))
    let overtaken = 0
    const slow: MemoryFiles = {
      ...files,
      replace: async (name, entries, etag) => {
        if (name.startsWith(STATISTICS_LIST) && overtaken === 0) {
          overtaken += 1
          await batchPut(table, [anAttempt(900, [answered(1, 1), answered(2, 1), answered(150, 1)])])
          expect(await fold()).toEqual({ counted: 4 })
        }
        return files.replace(name, entries, etag)
      },
    }
    expect(await aggregateAnswers({ table, files: slow, now: () => now })).toEqual({ counted: 0 })
    expect(overtaken).toBe(1)
    expect((await lines()).map(({ id, n }) => [id, n])).toEqual([
      [1, 4],
      [2, 4],
      [150, 4],
    ])
  })

  it('begins no batch once the time is over', async () => {
    await batchPut(table, someAttempts(3))
    expect(await aggregateAnswers({ table, files, now: () => now }, () => true)).toEqual({ counted: 0 })
    expect(files.writes).toEqual([])
  })
})
