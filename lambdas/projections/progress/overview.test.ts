import { beforeEach, expect, it } from 'vitest'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { progressKey, taskSummaryKey } from '#table/keys.ts'
import type { ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import { aContent, aProgress, aSection, aTask, aTaskSummary } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectOverview } from './overview.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { anEndedAttempt } from '#lambdas/projections/testing/ended-attempt.ts'

const table = freshTable()
let published: unknown[]
const publish = (_: string, variables: Record<string, unknown>) => {
  published.push(variables['input'])
  return Promise.resolve()
}
const stored = () => getItem<ProgressItem>(table, progressKey('jane', 'p1'), { consistent: true })
const project = (...records: ReturnType<typeof aRecord>[]) =>
  projectOverview(aBatch(ON.overview, ...records), { table, publish, now: () => 10_000 })
const contentsRead = (reads: readonly string[]) => reads.filter((pk) => pk.startsWith('CONTENT#'))
const aSummary = (task: string, more: Partial<TaskSummaryItem> = {}) => aTaskSummary('jane', task, more)

beforeEach(async () => {
  published = []
  await batchPut(table, [
    aContent('c1'),
    aSection('c1', 's1', { name: '1. Safety' }),
    aTask('c1', 's1', 'a', { name: '1. Read' }),
    aTask('c1', 's1', 'b', { name: '2. Test', taskType: 'Practice' }),
    aProgress('jane', 'p1'),
  ])
})

it('a new course gets its task count and its first task', async () => {
  await project(aRecord(undefined, aProgress('jane', 'p1', { endTime: 0 })))
  const section = { contentKey: 'c1', sectionKey: 's1', sectionName: '1. Safety' }
  const next = { ...section, taskKey: 'a', name: '1. Read', type: 'Reading' }
  expect((await stored())?.overview).toEqual({ completed: 0, total: 2, next })
  expect(published).toMatchObject([{ key: 'p1', studentId: 'jane', overview: { total: 2, lastActivity: null, next } }])
})

it('the overview follows each completed task, and has no next one at the end', async () => {
  await batchPut(table, [aSummary('a')])
  await project(aRecord(undefined, aSummary('a')))
  expect((await stored())?.overview).toMatchObject({ completed: 1, lastActivity: 7_000, next: { taskKey: 'b' } })
  const test = aSummary('b', { started: 1, best: 60, startTime: 8_000 })
  await batchPut(table, [test])
  await project(aRecord(undefined, test))
  expect((await stored())?.overview).toEqual({ completed: 2, total: 2, lastActivity: 8_000, average: 60, best: 60 })
})

it('the overview’s own write, watched minutes, and a repeated batch publish nothing', async () => {
  await batchPut(table, [aSummary('a')])
  await project(aRecord(undefined, aSummary('a')))
  const item = await stored()
  published = []
  await project(aRecord(aProgress('jane', 'p1'), item))
  await project(aRecord(aSummary('a'), aSummary('a', { watched: new Uint8Array([1]), watchedOf: 40 })))
  await project(aRecord(undefined, aSummary('a')))
  expect(published).toEqual([])
  expect(await stored()).toEqual(item)
})

it('the end of a quiz counts as activity in its course', async () => {
  const attempt = { n: 1, startTime: 7_000, endTime: 8_000, questions: [{ id: 101 }] }
  const quiz = (section: string) => anEndedAttempt(attempt, { uid: 'jane', section, task: 'quiz-1' })
  await project(aRecord(undefined, quiz('s1')))
  expect((await stored())?.overview).toBeUndefined()
  await project(aRecord(undefined, quiz(QUIZZES)))
  expect((await stored())?.overview).toMatchObject({ completed: 0, total: 2, lastActivity: 8_000 })
})

it('a deleted course is not written', async () => {
  await project(aRecord(undefined, aProgress('jane', 'p9')))
  expect(await getItem(table, progressKey('jane', 'p9'), { consistent: true })).toBeUndefined()
  expect(published).toEqual([])
})

/**
 * Twenty courses of ten students, two courses each; the second also has another content, and the first task of each is
 * done.
 */
const many = Array.from({ length: 20 }, (_, n) => {
  const [uid, key] = [`student${Math.floor(n / 2)}`, `p${n % 2}`]
  return {
    progress: aProgress(uid, key, { content: n % 2 === 0 ? ['c1'] : ['c1', 'c2'] }),
    summary: { ...aSummary('a'), ...taskSummaryKey(uid, key, 's1', 'a'), startTime: 7_000 + n },
  }
})
const overviews = async () => {
  const items = many.map(({ progress }) => getItem<ProgressItem>(table, progress, { consistent: true }))
  return (await Promise.all(items)).map((item) => item?.overview)
}
const wanted = many.map(({ summary }, n) => ({
  completed: 1,
  total: n % 2 === 0 ? 2 : 3,
  lastActivity: summary.startTime,
  next: expect.objectContaining({ taskKey: 'b' }) as unknown,
}))

it('a batch of many courses updates each, and reads a shared content once', async () => {
  const second = [aContent('c2'), aSection('c2', 's2'), aTask('c2', 's2', 'c')]
  await batchPut(table, [...second, ...many.flatMap(({ progress, summary }) => [progress, summary])])
  const read: string[] = []
  const watched = interceptSends(table, (command, send) => {
    const { ExpressionAttributeValues: values } = command.input as {
      ExpressionAttributeValues?: Record<string, string>
    }
    read.push(values?.[':pk'] ?? '')
    return send()
  })
  const batch = aBatch(ON.overview, ...many.map(({ summary }) => aRecord(undefined, summary)))
  await projectOverview(batch, { table: watched, publish, now: () => 10_000 })
  expect(await overviews()).toEqual(wanted)
  expect(published).toHaveLength(20)
  expect(contentsRead(read).sort()).toEqual(['CONTENT#c1', 'CONTENT#c2'])
})

it('a course that cannot be written fails the batch after the others, and a repeated batch corrects it', async () => {
  const second = [aContent('c2'), aSection('c2', 's2'), aTask('c2', 's2', 'c')]
  await batchPut(table, [...second, ...many.flatMap(({ progress, summary }) => [progress, summary])])
  let failed = 0
  const failing = interceptSends(table, (command, send) => {
    const { Key: key, UpdateExpression: update } = command.input as { Key?: { pk: string }; UpdateExpression?: string }
    if (update === undefined || failed > 0 || key?.pk !== many[2]?.progress.pk) return send()
    failed += 1
    return Promise.reject(new Error('busy'))
  })
  const batch = aBatch(ON.overview, ...many.map(({ summary }) => aRecord(undefined, summary)))
  const deps = { table: failing, publish, now: () => 10_000 }
  await expect(projectOverview(batch, deps)).rejects.toThrow('busy')
  // No work continues after the error.
  const then = await overviews()
  expect(then.filter((overview) => overview !== undefined)).toHaveLength(7)
  expect(published).toHaveLength(7)
  await projectOverview(batch, deps)
  expect(await overviews()).toEqual(wanted)
  expect(published).toHaveLength(20)
})
