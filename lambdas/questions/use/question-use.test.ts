import { describe, expect, it } from 'vitest'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import { importKey } from '#table/bank-keys.ts'
import { userKey } from '#table/keys.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { courseItem } from '#table/course.ts'
import { anOnlineCourse } from '#lambdas/testing/an-academy.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { importUse, questionUse } from './question-use.ts'
import { questionsUse } from './questions-use.ts'
import { aDraft, bankDeps, rowsOf, importConfirmed } from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'

const table = freshTable()

describe('what deleting a question would stop', () => {
  const test = (key: string, task: Partial<TaskItem>) => {
    const item = aTask('c', 's', key, { taskType: 'Practice', name: `Test ${key}`, ...task })
    return { ...item, ...indexOfTask(item) }
  }

  it('is every test that has enough questions now and would not without it, with what it would lack', async () => {
    const bank = [
      aQuestion({ id: 101, tags: ['RN', 'Easy', 'Heart'], area: ['Care'] }),
      aQuestion({ id: 102, tags: ['RN', 'Heart'], area: ['Care'] }),
      aQuestion({ id: 103, tags: ['RN'], area: ['Safety'] }),
    ]
    await batchPut(table, [
      ...bankItems(bank, 1),
      test('two', { tags: ['RN', 'Heart'], numOfQuestions: 2 }),
      test('spare', { tags: ['RN'], numOfQuestions: 2 }),
      test('easy', { tags: ['RN'], numOfQuestions: 2, percentEasy: 50 }),
      test('short already', { tags: ['RN'], numOfQuestions: 9 }),
      test('areas', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 1 }),
      aTask('c', 's', 'reading', { taskType: 'Reading' }),
    ])
    const lacks = async (id: number) =>
      (await questionUse(id, bankDeps(table))).tasks.map(({ name, pool, missing }) => [name, pool, missing])
    expect(await lacks(101)).toEqual([
      ['Test easy', 'Easy', 1],
      ['Test two', null, 1],
    ])
    expect(await lacks(102)).toEqual([['Test two', null, 1]])
    expect(await lacks(103)).toEqual([['Test areas', 'Safety', 1]])
    expect(await codeOf(questionUse(999, bankDeps(table)))).toBe('question-not-found')
  })

  it('includes how often it was answered, for a case study by its most answered item', async () => {
    await batchPut(
      table,
      bankItems(
        [101, 102, 103].map((id) => aQuestion({ id })),
        1,
      ),
    )
    const line = (id: number, n: number, item?: number) => ({ id, n, item }) as unknown as StatisticsEntry
    const statistics = () => Promise.resolve([line(101, 30), line(102, 4, 1), line(102, 7, 2), line(999, 50)])
    const deps = { ...bankDeps(table), statistics }
    const answers = async (id: number) => (await questionUse(id, deps)).answers
    expect([await answers(101), await answers(102), await answers(103)]).toEqual([30, 7, 0])
    expect(await questionsUse({ ids: [101, 102, 103, 101], action: 'Delete' }, deps)).toMatchObject({ answers: 37 })
  })

  it('counts the answers of all its versions, but none of the question that had its number before', async () => {
    const reused = bankItems([aQuestion({ id: 102 })], 50).map((item) => ({ ...item, since: 50 }))
    await batchPut(table, [...bankItems([aQuestion({ id: 101 })], 1), ...reused])
    const answered = [
      [10, 9],
      [50, 4],
      [90, 2],
    ] as [number, number][]
    const line = (id: number, more: Partial<StatisticsEntry>) => ({ id, n: 2, version: 90, ...more }) as StatisticsEntry
    const ofVersions = [line(101, { answered }), line(102, { answered })]
    const answers = async (id: number, lines: StatisticsEntry[]) =>
      (await questionUse(id, { ...bankDeps(table), statistics: () => Promise.resolve(lines) })).answers
    expect([await answers(101, ofVersions), await answers(102, ofVersions)]).toEqual([15, 6])
    // Only the earlier question was answered.
    expect(await answers(102, [line(102, { version: 10 })])).toBe(0)
  })

  it('names the courses with a test that may draw it, archived ones too', async () => {
    await batchPut(table, [
      ...bankItems([aQuestion({ id: 101, tags: ['RN', 'Heart'] }), aQuestion({ id: 102, tags: ['PN'] })], 1),
      test('heart', { contentKey: 'c', tags: ['Heart'], numOfQuestions: 1 }),
      courseItem(anOnlineCourse({ key: 'k1', name: 'RN Review', content: ['c'] })),
      courseItem(anOnlineCourse({ key: 'k2', name: 'RN 2020', content: ['c'], archived: true })),
      courseItem(anOnlineCourse({ key: 'k3', name: 'Another', content: ['d'] })),
    ])
    const courses = async (id: number) => (await questionUse(id, bankDeps(table))).courses
    expect([await courses(101), await courses(102)]).toEqual([
      ['RN Review (30 days)', 'RN 2020 (30 days, archived)'],
      [],
    ])
    expect((await questionsUse({ ids: [101, 102], action: 'Delete' }, bankDeps(table))).courses).toHaveLength(2)
  })
})

describe('an imported file', () => {
  const run = (rows: Parameters<typeof rowsOf>[0], key = 'file-1') =>
    importConfirmed({ rows: rowsOf(rows), dryRun: false, batch: { key, name: 'bank.csv' } }, 'avery', bankDeps(table))

  it('is kept with its author and counts of added and changed questions, and is undone to how it was', async () => {
    await batchPut(table, [{ ...userKey('avery'), type: 'user', displayName: 'Avery M.' } as never])
    await importConfirmed({ rows: rowsOf({ a: aDraft() }), dryRun: false }, 'avery', bankDeps(table))
    await run({ a: aDraft({ body: 'Changed?' }), b: aDraft() })
    await run({ a: aDraft({ body: 'Changed again?' }), c: aDraft() })
    expect(await getItem(table, importKey('file-1'))).toMatchObject({
      name: 'bank.csv',
      author: 'Avery M.',
      added: 2,
      changed: 1,
      undone: 0,
      gsi1pk: 'IMPORTS',
    })
    const { batch, left, more } = await undoImport('file-1', bankDeps(table))
    expect([batch.undone, left, more]).toEqual([3, [], false])
    const dry = await importConfirmed(
      { rows: rowsOf({ a: aDraft(), b: aDraft() }), dryRun: true },
      'avery',
      bankDeps(table),
    )
    expect(dry.map(({ outcome }) => outcome)).toEqual(['unchanged', 'new'])
    expect((await undoImport('file-1', bankDeps(table))).batch.undone).toBe(3)
  })
  it('is written nowhere by a dry run, and one that changes nothing leaves no trace', async () => {
    const dry = { rows: rowsOf({ a: aDraft() }), dryRun: true, batch: { key: 'dry', name: 'f' } }
    await importConfirmed(dry, 'avery', bankDeps(table))
    expect(await codeOf(undoImport('dry', bankDeps(table)))).toBe('import-not-found')
  })
  it('names the tests that its undo would stop, for questions that are still unchanged', async () => {
    const test = aTask('c', 's', 't', { taskType: 'Practice', name: 'Heart test', tags: ['Heart'], numOfQuestions: 2 })
    await importConfirmed({ rows: rowsOf({ a: aDraft({ tags: [] }) }), dryRun: false }, 'avery', bankDeps(table))
    await run({ a: aDraft({ tags: ['Heart'] }), b: aDraft({ tags: ['Heart'] }), c: aDraft({ tags: ['RN'] }) })
    await batchPut(table, [{ ...test, ...indexOfTask(test) }])
    expect((await importUse('file-1', bankDeps(table))).tasks).toMatchObject([{ name: 'Heart test', missing: 2 }])
    await importConfirmed(
      { rows: rowsOf({ b: aDraft({ tags: ['Heart', 'PN'] }) }), dryRun: false },
      'avery',
      bankDeps(table),
    )
    expect(await importUse('file-1', bankDeps(table))).toMatchObject({
      ...{ deleted: 1, restored: 1, left: 1 },
      tasks: [{ name: 'Heart test', missing: 1 }],
    })
    await undoImport('file-1', bankDeps(table))
    expect(await importUse('file-1', bankDeps(table))).toMatchObject({ deleted: 0, restored: 0, left: 0, tasks: [] })
  })
  it('takes a call at a time of more than 25 questions', async () => {
    const draft = aDraft()
    for (const part of [0, 1])
      await run(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${part}-${i}`, draft])))
    expect(await undoImport('file-1', bankDeps(table))).toMatchObject({ more: true, batch: { added: 40, undone: 25 } })
    expect(await undoImport('file-1', bankDeps(table))).toMatchObject({ more: false, batch: { undone: 40 } })
  })
  it('needs a key that differs from others', async () =>
    expect(await codeOf(run({ a: aDraft() }, 'a b#c'))).toBe('import-unnamed'))
  it('finds a question by the number that an export made its ref of', async () => {
    await batchPut(table, bankItems([aQuestion({ id: 101 })], 1))
    const [outcome] = await run({ 'bank:101': aDraft({ body: 'Changed?' }) })
    expect(outcome).toMatchObject({ outcome: 'changed', id: 101 })
  })
})
