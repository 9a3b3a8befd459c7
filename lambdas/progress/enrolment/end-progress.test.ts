import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { describe, expect, it } from 'vitest'
import { attemptKey, progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { type UserItem, userItem } from '#table/user.ts'
import { GRACE_MS } from '#domain/attempts/attempt.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { studentCourse } from '#lambdas/progress/students/student-course.ts'
import { anAttemptSession, bankOfEndings, OWN_TAGS } from '#lambdas/progress/testing/ending-fixture.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'

const RACES = atDepth({ quick: 6, nightly: 20 })

/** After this, no server accepts an answer (key-access.ts). */
const OVER = 2 * GRACE_MS + 1
const TRANSACTION = 'TransactWriteItemsCommand'
const UPDATE = 'UpdateItemCommand'
const nclex: Partial<TaskItem> = { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4 }

const table = sharedTable(bankOfEndings())

describe('a test that runs while an administrator ends the course', () => {
  it('ends with it: used, complete, with grade and breakdown, for student and administrator', async () => {
    const { start, answer, end, clock, uid, keys, deps, attempts, history, publish } = await anAttemptSession(table)
    await answer(await start())
    clock.time += MINUTE
    expect(await end()).toMatchObject({ endTime: START + MINUTE })
    expect(publish).toHaveBeenCalledTimes(1)
    // The grade is shown once no answer can be in flight.
    expect(await attempts()).toEqual({ complete: true, used: 1, open: null, best: null })
    clock.time += OVER
    expect(await attempts()).toEqual({ complete: true, used: 1, open: null, best: 20 })
    const [session, ...others] = await history()
    expect(others).toEqual([])
    expect(session).toMatchObject({ score: 1, total: 5, grade: 20, result: 'failing', endTime: START + MINUTE })
    expect(session?.breakdown).toEqual([{ name: 'RN', correct: 1, total: 1, grade: 100, answered: null }])
    const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
    expect(review.attempt).toEqual(session)
    expect(review.questions.map(({ answered }) => answered)).toEqual([true, false, false, false, false])
    const { contents } = await studentCourse({ uid, progressKey: 'p1' }, deps)
    expect(contents[0]?.sections[0]?.completed).toBe(1)
  })

  it('accepts an answer sent within 2 s, and none after; the grades of earlier attempts stay', async () => {
    const { start, answer, end, move, clock, attempts } = await anAttemptSession(table)
    const first = (await answer((await answer(await start())).attempt)).attempt
    await move({ n: first.n, action: 'finish' })
    const running = await start()
    clock.time += MINUTE
    await end()
    clock.time += 2_000
    const { attempt } = await answer(running)
    expect(attempt).toMatchObject({ n: 2, score: 1, currentQuestion: 1 })
    clock.time += 1
    const late = await refusalOf(answer(attempt))
    expect(late).toMatchObject({
      code: 'time-is-up',
      data: { attempt: { n: 2, score: 1, grade: 20, endTime: START + MINUTE, question: null } },
    })
    expect(await refusalOf(answer(attempt))).toEqual(late)
    expect(await attempts()).toEqual({ complete: true, used: 2, open: null, best: 40 })
    expect((await refusalOf(start())).code).toBe('course-ended')
  })

  it('ends at its own deadline if that was earlier, and one that was finished stays as it is', async () => {
    const { start, end, clock, history, move, deps, uid, keys } = await anAttemptSession(table)
    await start()
    await move({ n: 1, action: 'finish' })
    const finished = await history()
    await start()
    clock.time = START + 31 * MINUTE
    await end()
    const ref = { uid, progress: 'p1', task: keys.taskKey, n: 2 }
    expect((await reviewAttempt(ref, deps)).attempt.endTime).toBe(START + 30 * MINUTE)
    expect((await history()).slice(1)).toEqual(finished)
  })

  it('ends when the course is ended again after the process that ended it stopped early', async () => {
    const { start, end, clock, uid, keys } = await anAttemptSession(table)
    await start()
    const endTime = START + MINUTE
    const ended = { UpdateExpression: 'SET endTime = :end', ExpressionAttributeValues: { ':end': endTime } }
    await updateItem(table, { Key: progressKey(uid, 'p1'), ...ended })
    clock.time = START + 2 * MINUTE
    expect(await end()).toMatchObject({ endTime })
    const attempt = await getItem(table, attemptKey(uid, 'p1', keys.taskKey, 1), { consistent: true })
    expect(attempt).toMatchObject({ deadline: endTime })
  })

  it('ends with the course when it has no time of its own', async () => {
    const { start, end, answer, clock } = await anAttemptSession(table, { timeAllowed: undefined as never })
    const attempt = await start()
    clock.time += MINUTE
    await end()
    clock.time += 2_001
    expect((await refusalOf(answer(attempt))).code).toBe('time-is-up')
  })

  it('is one of many: all end, in the same transaction as the course', { tags: ['nightly'] }, async () => {
    const { keys, uid, deps, end, clock } = await anAttemptSession(table)
    const others = OWN_TAGS.map((tag) => `${keys.taskKey}-${tag}`)
    const test = { taskType: 'Practice', numOfQuestions: 1 } as const
    const items = others.map((key, i) => aTask('c0', 's0', key, { ...test, tags: OWN_TAGS.slice(i, i + 1) }))
    await batchPut(table, items)
    for (const taskKey of others) await createTaskProgress({ ...keys, taskKey }, uid, deps)
    const deadlines = () =>
      Promise.all(
        others.map(async (task) => {
          const item = await getItem(table, attemptKey(uid, 'p1', task, 1), { consistent: true })
          return item && 'deadline' in item ? item.deadline : undefined
        }),
      )
    clock.time += MINUTE
    const meter = meteredTable(table)
    const ended = clock.time
    expect(await end()).toMatchObject({ endTime: ended })
    expect(meter.requests).toBe(5)
    expect(new Set(await deadlines())).toEqual(new Set([ended]))
  })

  it('costs one transaction and 3.5 read units, however many run; again 3.5 units and no write', async () => {
    const { start, end } = await anAttemptSession(table)
    await start()
    const meter = meteredTable(table)
    await end()
    expect([meter.requests, meter.read]).toEqual([5, 3.5])
    meter.reset()
    await end()
    expect([meter.requests, meter.read, meter.write]).toEqual([4, 3.5, 0])
  })
})

it('an end is refused to an administrator’s session that was ended', async () => {
  const { uid, deps, publish } = await anAttemptSession(table)
  const signedInAt = START / 1000
  const end = (device: string) =>
    updateProgress(
      { key: 'p1', action: 'end', studentId: uid },
      { sub: 'ended-boss', groups: ['Admin'], signedInAt, device },
      { ...deps, publish },
    )
  const record = async (ended: Partial<UserItem>) => {
    const item: UserItem = { ...userItem(aUser({ uid: 'ended-boss', type: 'Admin' })), ...ended }
    await batchPut(table, [item])
  }
  await record({ endedDevices: { here: START } })
  expect((await refusalOf(end('here'))).code).toBe('not-allowed')
  expect(await end('there')).toMatchObject({ endTime: START })
  await record({ sessionsEndedAt: START + 2_000 })
  expect((await refusalOf(end('there'))).code).toBe('not-allowed')
})

describe('an end by an administrator who needs a second factor', () => {
  it('is refused to a session that has not shown it, and made by one that has', async () => {
    const { uid, deps, publish } = await anAttemptSession(table)
    const end = (authTime: number) => {
      const input = { key: 'p1', action: 'end', studentId: uid } as const
      return updateProgress(input, { sub: 'boss', groups: ['Admin'], authTime }, { ...deps, publish })
    }
    expect((await refusalOf(end(START / 1000))).code).toBe('second-factor-missing')
    const item = { ...userItem(aUser({ uid: 'boss', type: 'Admin' })), secondFactorSince: START }
    await batchPut(table, [item])
    expect((await refusalOf(end(START / 1000 - 3_600))).code).toBe('second-factor-missing')
    expect(await end(START / 1000 + 60)).toMatchObject({ endTime: START })
  })
})

describe('an end and an answer that meet', () => {
  it(`leave every answer whose reply said so, and nothing after the end, over ${RACES} races`, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { start, answer, end, move, clock, attempts, uid } = await anAttemptSession(table)
      const first = await start()
      const sit = async () => {
        let attempt = first
        for (let turn = 0; turn < race % 5; turn += 1) attempt = (await answer(attempt)).attempt
        return (await answer(attempt)).attempt.score
      }
      const [score, ended] = await Promise.all([sit(), end()])
      const item = await getItem<ProgressItem>(table, progressKey(uid, 'p1'), { consistent: true })
      expect(item?.endTime).toBe(ended.endTime)
      clock.time = ended.endTime + 2_001
      const { attempt } = await move({ n: 1, action: 'finish' })
      expect(attempt).toMatchObject({ score, endTime: START })
      expect(await attempts()).toMatchObject({ used: 1, open: null, best: score * 20 })
    }
  })

  it('fences the answer that would write the whole attempt, and grow it', async () => {
    const { start, answer, end, clock } = await anAttemptSession(table, nclex)
    // Answers Basics and Comfort correctly and Safety incorrectly, which grows by one.
    const choice = ({ question }: Attempt) => [(question?.id ?? 0) < 113 ? 1 : 0]
    let attempt = await start()
    while (attempt.currentQuestion < 5) attempt = (await answer(attempt, choice(attempt))).attempt
    beforeNext(table, TRANSACTION, async () => {
      clock.time += MINUTE
      await end()
    })
    const { attempt: grown } = await answer(attempt, choice(attempt))
    expect(grown).toMatchObject({ total: 7, currentQuestion: 6, deadline: START + MINUTE })
    clock.time += 2_001
    expect((await refusalOf(answer(grown, [0]))).code).toBe('time-is-up')
  })

  it('looks again when the student finishes at that moment', async () => {
    const { start, end, move, attempts, publish } = await anAttemptSession(table)
    await start()
    beforeNext(table, TRANSACTION, () => move({ n: 1, action: 'finish' }))
    await end()
    expect(await attempts()).toEqual({ complete: true, used: 1, open: null, best: 0 })
    expect(publish).toHaveBeenCalledTimes(1)
  })

  it('are retried after conflicts, and happen once', async () => {
    const { start, end, answer, attempts, clock, publish } = await anAttemptSession(table)
    const first = await start()
    const ongoing = { $metadata: {}, message: 'Transaction is ongoing for the item' }
    beforeNext(table, UPDATE, () => Promise.reject(new TransactionConflictException(ongoing)))
    expect((await answer(first)).attempt).toMatchObject({ score: 1, currentQuestion: 1, version: 2 })
    const reasons = { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] }
    beforeNext(table, TRANSACTION, () => Promise.reject(new TransactionCanceledException({ ...ongoing, ...reasons })))
    clock.time += MINUTE
    expect(await end()).toMatchObject({ endTime: START + MINUTE })
    clock.time += OVER
    expect(await attempts()).toEqual({ complete: true, used: 1, open: null, best: 20 })
    expect(publish).toHaveBeenCalledTimes(1)
  })
})
