import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, describe, expect, it } from 'vitest'
import { nclexAreasKey, notifications, reportedShortagesKey } from '#table/keys.ts'
import { type NotificationItem, notificationItem } from '#table/notification.ts'
import { questionItem } from '#table/question.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import type { Question } from '#domain/questions/question.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { notifyTestShortages } from './notify-test-shortages.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const table = freshTable([aContent('c', { name: 'Cardiac', url: 'cardiac' }), aSection('c', 's', { name: 'Tests' })])

const BANK = [101, 102, 103].map((id) => aQuestion({ id, tags: ['RN', 'Heart'], area: ['Care'] }))
const item = (question: Question) => questionItem(question, { version: 1, time: 1 })
const aTest = (key: string, settings: Partial<TaskItem>) => {
  const task = aTask('c', 's', key, { taskType: 'Practice', name: `Exam ${key}`, ...settings })
  return { ...task, ...indexOfTask(task) }
}
let time = 1_000
const tell = (...records: DynamoDBRecord[]) =>
  notifyTestShortages(aBatch(ON.testShortages, ...records), { table, now: () => (time += 1) })
/** Sets the bank and delivers a stream record of a changed question. */
const bankBecomes = async (bank: readonly Question[], record = aRecord(item(aQuestion({ id: 999 })), undefined)) => {
  await batchPut(table, bankItems(bank, 1))
  await tell(record)
}
const listNotices = async () =>
  (await queryItems<NotificationItem>(table, notifications)).map(({ message, path }) => [message, path])

describe('a test that falls short', () => {
  beforeEach(() => batchPut(table, [aTest('1', { tags: ['RN', 'Heart'], numOfQuestions: 2, url: 'exam-1' })]))

  it('is reported with name, place, missing pools, and numbers, with a link to it', async () => {
    await bankBecomes(BANK.slice(0, 2))
    expect(await listNotices()).toEqual([])
    await bankBecomes(BANK.slice(0, 1))
    expect(await listNotices()).toEqual([
      [
        'The test Exam 1 (Cardiac, Tests) cannot be started: it lacks 1 question with its tags',
        '/content/cardiac/s/exam-1',
      ],
    ])
  })
  it('is not reported again at further deletions or a repeated batch, but again after it was full: then the notice goes', async () => {
    for (const left of [1, 1, 0, 0, 1]) await bankBecomes(BANK.slice(0, left))
    expect(await listNotices()).toHaveLength(1)
    await bankBecomes(BANK)
    expect(await getItem(table, reportedShortagesKey)).toMatchObject({ tests: {}, notices: {} })
    expect(await listNotices()).toEqual([])
    await bankBecomes(BANK.slice(0, 1))
    expect(await listNotices()).toHaveLength(1)
  })
  it('is reported after an edit of labels and not after one of words', async () => {
    const [question = aQuestion({ id: 101 })] = BANK
    await batchPut(table, bankItems(BANK.slice(0, 1), 1))
    await tell(aRecord(item(question), item({ ...question, body: 'Other words?' })))
    expect(await listNotices()).toEqual([])
    await tell(aRecord(item(question), item({ ...question, tags: ['PN'] })))
    expect(await listNotices()).toHaveLength(1)
  })
  it('is left to its author when the test was changed and not the bank, and reported when that was fixed and falls short again', async () => {
    await batchPut(table, bankItems(BANK, 1))
    const big = aTest('1', { tags: ['RN', 'Heart'], numOfQuestions: 9, url: 'exam-1' })
    const small = aTest('1', { tags: ['RN', 'Heart'], numOfQuestions: 3, url: 'exam-1' })
    await batchPut(table, [big])
    await tell(aRecord(small, big))
    await bankBecomes(BANK.slice(0, 2))
    expect(await listNotices()).toEqual([])
    await batchPut(table, [aTest('1', { tags: ['RN', 'Heart'], numOfQuestions: 2, url: 'exam-1' })])
    await tell(aRecord(big, small))
    await bankBecomes(BANK.slice(0, 1))
    expect(await listNotices()).toHaveLength(1)
  })
})

describe('the notices of a short test', () => {
  const other = aTest('2', { tags: ['RN'], numOfQuestions: 1, url: 'exam-2' })
  beforeEach(() => batchPut(table, [aTest('1', { tags: ['RN', 'Heart'], numOfQuestions: 2, url: 'exam-1' }), other]))

  it('go when the test is deleted or its author fixes it, and those of other tests stay', async () => {
    await bankBecomes([])
    expect(await listNotices()).toHaveLength(2)
    await batchPut(table, [aTask('c', 's', '1', { taskType: 'Reading' })])
    await tell(aRecord(aTest('1', {}), undefined))
    expect((await listNotices()).map(([message]) => message)).toEqual([expect.stringContaining('Exam 2')])
  })
  it('can be dismissed before they are removed', async () => {
    await bankBecomes(BANK.slice(0, 1))
    const [notice] = await queryItems<NotificationItem>(table, notifications)
    if (notice) await removeItem(table, notice)
    await bankBecomes(BANK)
    expect(await getItem(table, reportedShortagesKey)).toMatchObject({ tests: {}, notices: {} })
  })
  it('are found by their words when an older version wrote or forgot them, and no others', async () => {
    const notice = (key: string, message: string, path: string) =>
      notificationItem({ key, message, createdOn: 1, path })
    const lacks = 'cannot be started: it lacks 1 question with its tags'
    await batchPut(table, [
      notice('1#a', `The test Exam 1 (Cardiac, Tests) ${lacks}`, '/content/cardiac/s/exam-1'),
      notice('1#b', `The test Exam 2 (Cardiac, Tests) ${lacks}`, '/content/cardiac/s/exam-2'),
      notice('1#c', 'Ann registered for Exam 1 (', '/content/cardiac/s/exam-1'),
      { ...reportedShortagesKey, type: 'told', tests: { 1: [''] }, version: 3 } as never,
    ])
    await bankBecomes(BANK.slice(0, 1))
    expect((await listNotices()).map(([message]) => message)).toEqual([
      `The test Exam 1 (Cardiac, Tests) ${lacks}`,
      'Ann registered for Exam 1 (',
    ])
    await bankBecomes(BANK)
    expect(await listNotices()).toHaveLength(1)
  })
})

describe('a new area', () => {
  const areas = (values: string[], removed: number[] = []) => ({
    ...nclexAreasKey,
    type: 'list',
    values,
    removed,
    version: values.length,
  })
  const nclex: Partial<TaskItem> = { taskType: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }

  it('reports every NCLEX that it stops, more than one transaction holds too', async () => {
    const many = Array.from({ length: 130 }, (_, i) => aTest(`n${i}`, nclex))
    await batchPut(table, [...many, ...bankItems(BANK, 1)])
    await batchPut(table, [areas(['Care', 'Safety'])])
    await tell(aRecord(areas(['Care']), areas(['Care', 'Safety'])))
    const messages = await listNotices()
    expect(messages).toHaveLength(130)
    expect(messages[0]?.[0]).toMatch(/it lacks 2 questions in Safety$/)
    await tell(aRecord(areas(['Care']), areas(['Care', 'Safety'])))
    expect(await listNotices()).toHaveLength(130)
    await batchPut(table, [areas(['Care', 'Safety'], [1])])
    await tell(aRecord(areas(['Care', 'Safety']), areas(['Care', 'Safety'], [1])))
    expect(await listNotices()).toEqual([])
    expect(await getItem(table, reportedShortagesKey)).toMatchObject({ tests: {}, notices: {} })
  })
})
