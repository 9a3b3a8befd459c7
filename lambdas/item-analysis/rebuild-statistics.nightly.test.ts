import { beforeEach, describe, expect, it } from 'vitest'
import type { Question } from '#domain/questions/question.ts'
import type { AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import type { QuestionSums } from '#domain/item-analysis/question-sums.ts'
import { attemptAnswersItem } from '#table/item-analysis.ts'
import { questionItem } from '#table/question.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { memoryFiles, type MemoryFiles } from '#lambdas/testing/memory-files.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { aggregateAnswers } from './aggregate-answers.ts'
import { rebuildStatistics, type RebuildPosition } from './rebuild-statistics.ts'
import { storedLines, storedSums } from './testing/stored-statistics.ts'

const table = freshTable()
let files: MemoryFiles
const DAY = 86_400_000
const START = Date.UTC(2026, 5, 10)
let now = START

const aQuestion = (id: number): Question => ({
  ...{ id, type: 'Multiple Choice', body: `Question ${id}`, rationale: '', tags: [], area: [] },
  answers: ['A', 'B', 'C'].map((letter, i) => ({ letter, text: letter, correct: i === 1 })),
})

beforeEach(async () => {
  files = memoryFiles()
  now = START + DAY
  const first = { tagNumbers: [], areaNumbers: [] }
  await batchPut(
    table,
    [1, 2, 3, 4, 5, 6, 150].map((id) => questionItem(aQuestion(id), { version: 1, time: 1, first })),
  )
})

const QUESTIONS = [1, 2, 3, 4, 5, 6, 150]
/** An attempt of seven questions, with different ones right in each. */
const anAttempt = (n: number, startTime = START) =>
  attemptAnswersItem(`attempt-${n}`, {
    attempt: { uid: 'u1', sk: `ATTEMPT#p#t#${n}` },
    ...{ startTime, endTime: startTime + 1_000, kind: 'Practice' as const },
    answers: QUESTIONS.map((id, i): AttemptAnswer => {
      const option = (n * (i + 2)) % 3
      return { id, state: 'answered', points: option === 1 ? 1 : 0, max: 1, seconds: n % 40, choice: [option] }
    }),
  })
const attempts = (from: number, to: number, startTime = START) =>
  Array.from({ length: to - from }, (_, i) => anAttempt(from + i, startTime))

const fold = () => aggregateAnswers({ table, files, now: () => now })
/** Runs a rebuild `calls` times, with `pages` pages each (one day takes one page). */
async function rebuild(pages = 4, calls = 1, deps: { table?: Table; files?: MemoryFiles } = {}) {
  let next: RebuildPosition | undefined
  let marked = 0
  for (let call = 0; call < calls; call += 1) {
    let left = pages
    const run = await rebuildStatistics({ table, files, now: () => now, ...deps }, next, () => (left -= 1) < 0)
    marked += run.marked
    next = run.next
  }
  return { marked, next }
}

/** Returns all sums, rounded to remove differences due to the order of additions. */
async function sums(): Promise<QuestionSums[]> {
  const text = JSON.stringify(await storedSums(files), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e8) / 1e8 : value,
  )
  return JSON.parse(text) as QuestionSums[]
}
const lines = () => storedLines(files)
const counts = async () => (await sums()).map(({ versions }) => versions.reduce((sum, { sums: { n } }) => sum + n, 0))
const each = (count: number) => QUESTIONS.map(() => count)

/** Fails the `at`-th write to files or the table, or runs `first` before it. */
function atWrite(at: number, first: () => Promise<void>) {
  let writes = 0
  const write = async <T>(go: () => Promise<T>): Promise<T> => {
    writes += 1
    if (writes === at) await first()
    return go()
  }
  const own = table
  const client = {
    send: (command: object) => {
      const send = () => own.client.send(command as Parameters<Table['client']['send']>[0])
      return command.constructor.name === 'UpdateCommand' ? write(send) : send()
    },
  }
  return {
    table: { ...table, client: client as unknown as Table['client'] },
    files: {
      ...files,
      replace: (name, entries, etag) => write(() => files.replace(name, entries, etag)),
    } as MemoryFiles,
    now: () => now,
    isOver: () => writes < at,
  }
}
const stop = () => Promise.reject(new Error('stopped'))

describe('statistics that are rebuilt', () => {
  it('equal those counted as attempts ended, whether the files were lost or not', async () => {
    await batchPut(table, attempts(0, 130))
    await fold()
    await batchPut(table, attempts(130, 160, START - 40 * DAY))
    await fold()
    const before = [await sums(), await lines()]
    expect(await counts()).toEqual(each(160))
    for (const isLost of [true, false]) {
      if (isLost) files = memoryFiles()
      now += 1
      // To the end, past two years without answers.
      expect(await rebuild(10_000)).toEqual({ marked: 160, next: undefined })
      expect(await fold()).toEqual({ counted: 160 })
      expect([await sums(), await lines()]).toEqual(before)
      expect(await fold()).toEqual({ counted: 0 })
    }
  })

  it('resume where a call ended, count concurrent attempts once, and are counted between the calls', async () => {
    await batchPut(table, attempts(0, 150))
    await fold()
    const first = await rebuild(2)
    expect(first).toMatchObject({ marked: 100, next: { day: '2026-06-10', empty: 0 } })
    await batchPut(table, [...attempts(150, 160), ...attempts(160, 170, START + DAY)])
    expect(await fold()).toEqual({ counted: 120 })
    const { marked, next } = await rebuildStatistics({ table, files, now: () => now }, first.next, () => false)
    // Attempts already counted for this rebuild do not wait again.
    expect({ marked, next }).toEqual({ marked: 50, next: undefined })
    await fold()
    expect(await counts()).toEqual(each(170))
  })

  it('count each attempt once, wherever a count stopped before the rebuild', async () => {
    let stopped = 0
    for (let at = 1; ; at += 1) {
      files = memoryFiles()
      now += 1
      await batchPut(table, attempts(0, 3))
      const broken = atWrite(at, stop)
      const run = await aggregateAnswers(broken).catch(() => undefined)
      if (run !== undefined) break
      stopped += 1
      await rebuild()
      await fold()
      expect(await counts()).toEqual(each(3))
      expect((await lines()).map(({ n }) => n)).toEqual(each(3))
    }
    expect(stopped).toBe(9)
  })

  it('count each attempt once, wherever a rebuild stopped and was restarted or resumed', async () => {
    await batchPut(table, attempts(0, 3))
    await fold()
    for (let at = 1; at <= 4; at += 1) {
      now += 1
      await expect(rebuild(4, 1, atWrite(at, stop))).rejects.toThrow('stopped')
      await fold()
      await rebuild()
      await fold()
      expect(await counts()).toEqual(each(3))
    }
  })

  it('count each attempt once, wherever a slow count continues after the rebuild', async () => {
    for (let at = 1; ; at += 1) {
      files = memoryFiles()
      await batchPut(table, attempts(0, 3))
      now += 1
      const slow = atWrite(at, async () => {
        await rebuild()
        if (at % 2 === 0) await fold()
      })
      await aggregateAnswers(slow)
      await fold()
      expect(await counts()).toEqual(each(3))
      expect((await lines()).map(({ n }) => n)).toEqual(each(3))
      // The rebuild has run before every write.
      if (slow.isOver()) break
      expect(at).toBeLessThan(30)
    }
  })

  it('count each attempt once if the bucket is lost during a rebuild', async () => {
    await batchPut(table, attempts(0, 130))
    await fold()
    const { next } = await rebuild(2)
    files = memoryFiles()
    await fold()
    await rebuildStatistics({ table, files, now: () => now }, next, () => false)
    await fold()
    expect(await counts()).toEqual(each(130))
  })
})
