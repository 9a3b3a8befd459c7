import { describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from './create-task-progress.ts'
import { attemptsFields } from '#lambdas/functions/fields.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'

const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

const summaryOf = async (uid: string, task: string) =>
  (await listTaskSummaries(table, { uid, progress: 'p1' })).find((summary) => summary.task === task)

describe('starting a test', () => {
  it('a hundred times at once creates one attempt, which every call returns', async () => {
    const { start, uid, keys } = await aStudent(table, { attempts: 3 })
    const attempts = await Promise.all(Array.from({ length: 100 }, start))
    expect(new Set(attempts.map((attempt) => JSON.stringify(attempt))).size).toBe(1)
    expect(await summaryOf(uid, keys.taskKey)).toMatchObject({ started: 1, open: 1, complete: false })
    expect(await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 2))).toBeUndefined()
  }, 120_000)

  it('stops when the attempts are used up', async () => {
    const { start, move } = await aStudent(table, { attempts: 2 })
    for (const n of [1, 2]) {
      expect((await start()).n).toBe(n)
      await move({ n, action: 'finish' })
    }
    expect(await refusalOf(start())).toEqual({ code: 'no-attempts-left', data: null })
  })

  it('first finishes, at its deadline, an attempt whose time has passed [3.4.18]', async () => {
    const { start, check, clock, uid, keys, move } = await aStudent(table, { attempts: 2 })
    await check(await start(), true)
    clock.time = START + 31 * MINUTE
    expect(await start()).toMatchObject({ n: 2, currentQuestion: 0, startTime: clock.time })
    expect(await summaryOf(uid, keys.taskKey)).toMatchObject({ started: 2, open: 2, complete: true, best: 20 })
    const { attempt } = await move({ n: 1, action: 'finish' })
    expect(attempt).toMatchObject({ endTime: START + 30 * MINUTE, score: 1, grade: 20 })
  })

  it('keeps the best grade of all attempts', async () => {
    const { start, check, move, uid, keys } = await aStudent(table)
    for (const answers of [[true, true], [true]]) {
      let attempt = await start()
      for (const right of answers) attempt = (await check(attempt, right)).attempt
      await move({ n: attempt.n, action: 'finish' })
    }
    expect(await summaryOf(uid, keys.taskKey)).toEqual({
      ...taskSummaryKey(uid, 'p1', 's0', keys.taskKey),
      type: 'task-summary',
      endedOn: START,
      task: keys.taskKey,
      complete: true,
      started: 2,
      best: 40,
    })
  })

  it('shows no deadline when the task sets no time', async () => {
    const { start } = await aStudent(table, { timeAllowed: undefined as never })
    expect((await start()).deadline).toBeNull()
  })

  it.each([
    ['a course that is not started', {}, { endTime: 0 }, 'course-not-started'],
    ['a course that has ended', {}, { endTime: START - 1 }, 'course-ended'],
    ["a content that is not the course's", {}, { content: ['c2'] }, 'task-not-found'],
    ['a bank with too few questions', { numOfQuestions: 61 }, {}, 'questions-error'],
    ['too few easy questions', { numOfQuestions: 30, percentEasy: 100 }, {}, 'questions-error'],
    ['a test that has no rules yet', { taskType: 'NCLEX' as const }, {}, 'start-failed'],
  ])('is refused for %s', async (_, task, progress, code) => {
    const { start, uid, keys } = await aStudent(table, task, progress)
    expect((await refusalOf(start())).code).toBe(code)
    expect(await summaryOf(uid, keys.taskKey)).toBeUndefined()
  })

  it('is refused on another student’s course', async () => {
    const { keys, deps } = await aStudent(table)
    expect((await refusalOf(createTaskProgress(keys, 'stranger', deps))).code).toBe('progress-not-found')
  })
})

describe('opening', () => {
  const linkTo = (key: string) => ({
    taskType: 'Linking' as const,
    linkedContentKey: 'c9',
    linkedSectionKey: 's9',
    linkedTaskKey: key,
  })

  it.each(['Reading', 'Lecture'] as const)(
    'a %s completes it, once, from now on [3.4.15] [3.7.15]',
    async (taskType) => {
      const { uid, keys, deps, clock } = await aStudent(table, { taskType })
      const reply = { taskKey: keys.taskKey, progressKey: 'p1', complete: true, attempt: null }
      expect(attemptsFields).toContain('Mutation.createTaskProgress')
      expect(await createTaskProgress(keys, uid, deps)).toEqual(reply)
      clock.time += MINUTE
      expect(await createTaskProgress(keys, uid, deps)).toEqual(reply)
      expect(await summaryOf(uid, keys.taskKey)).toMatchObject({ complete: true, startTime: START })
    },
  )

  it('a link to a Reading completes the link', async () => {
    const { uid, keys, deps } = await aStudent(table, linkTo('r9'), {}, [aTask('c9', 's9', 'r9')])
    expect(await createTaskProgress(keys, uid, deps)).toMatchObject({ taskKey: keys.taskKey, complete: true })
    expect(await summaryOf(uid, keys.taskKey)).toMatchObject({ task: keys.taskKey, complete: true })
  })

  it('a link to a test sits the test under the link', async () => {
    const test = aTask('c9', 's9', 'e9', { taskType: 'Practice', tags: ['Heart'], numOfQuestions: 3 })
    const { start, check, uid, keys } = await aStudent(table, linkTo('e9'), {}, [test])
    let attempt = await start()
    expect(attempt).toMatchObject({ taskKey: keys.taskKey, total: 3 })
    while (attempt.question) attempt = (await check(attempt, true)).attempt
    expect(await summaryOf(uid, keys.taskKey)).toMatchObject({ complete: true, best: 100 })
  })

  it('a link whose target is gone is refused', async () => {
    const { start } = await aStudent(table, linkTo('gone'))
    expect((await refusalOf(start())).code).toBe('task-not-found')
  })
})
