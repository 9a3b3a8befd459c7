import { beforeAll, describe, expect, it } from 'vitest'
import { attemptItem, type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import { startAttempt } from '#domain/attempts/attempt.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { releaseHold } from '#lambdas/attempts/answer/move-attempt.ts'
import { aScript, putSharedBank } from '#lambdas/attempts/shared-bank-fixture.ts'

const RACES = atDepth({ quick: 6, nightly: 15 })

const table = sharedTable()
beforeAll(() => putSharedBank(table))

describe('an exam', () => {
  it('runs alone: no other test starts, continues, or resumes, and no review opens, until it is finished', async () => {
    const { start, startOther, answer, finish, review, keys } = await aScript(table)
    await startOther('beside')
    await finish('beside')
    const own = await start()
    const exam = await startOther('exam')
    const running = {
      code: 'exam-running',
      data: { running: expect.objectContaining({ ...keys, taskKey: 'exam' }) as unknown },
    }
    expect(await refusalOf(answer(own))).toEqual(running)
    expect(await refusalOf(start())).toEqual(running)
    expect(await refusalOf(startOther('large'))).toEqual(running)
    expect(await refusalOf(review('beside'))).toEqual(running)
    expect(await startOther('exam')).toEqual(exam)
    expect((await answer(exam, 'exam')).attempt.currentQuestion).toBe(1)
    await finish('exam')
    expect((await answer(own)).attempt.currentQuestion).toBe(1)
    expect((await review('beside')).questions).toHaveLength(20)
    expect((await review('exam')).attempt.grade).not.toBeNull()
  })

  it('is named on the start pages of the tests that it blocks, also of one that runs, and not on its own', async () => {
    const { uid, deps, startOther, keys, finish, clock } = await aScript(table)
    const learning = { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner }
    const blockOf = async (taskKey: string) => (await taskView({ ...keys, taskKey }, uid, learning)).blockedBy
    await startOther('beside')
    // Of 40 questions, 20 are secret.
    expect(await blockOf('large')).toMatchObject({ exam: false, running: { ...keys, taskKey: 'beside' } })
    expect([await blockOf(keys.taskKey), await blockOf('beside')]).toEqual([null, null])
    await startOther('exam')
    for (const task of ['large', 'beside', keys.taskKey])
      expect(await blockOf(task)).toMatchObject({ exam: true, running: { ...keys, taskKey: 'exam' } })
    expect(await blockOf('exam')).toBeNull()
    await finish('exam')
    expect(await blockOf('beside')).toBeNull()
    clock.time = START + 31 * MINUTE
    expect(await blockOf('large')).toBeNull()
  })

  it('reveals no key through an answer that is sent again, and none of its own before it ends', async () => {
    const { start, startOther, answer, finish } = await aScript(table)
    const ended = await startOther('beside')
    expect((await answer(ended, 'beside')).graded).not.toBeNull()
    await finish('beside')
    const exam = await startOther('exam')
    expect(await answer(ended, 'beside')).toMatchObject({ attempt: { n: 1, grade: expect.any(Number) }, graded: null })
    const first = await answer(exam, 'exam')
    expect(first).toMatchObject({ attempt: { score: 0 }, graded: null })
    expect((await answer(exam, 'exam')).graded).toBeNull()
    await finish('exam')
    expect((await answer(ended, 'beside')).graded).not.toBeNull()
    await start()
  })

  it('hides a test that it blocks: no question, no verdict, no result', async () => {
    const { start, startOther, move, answer, finish, keys } = await aScript(table)
    const held = await start()
    await answer(held)
    await startOther('exam')
    const running = {
      code: 'exam-running',
      data: { running: expect.objectContaining({ ...keys, taskKey: 'exam' }) as unknown },
    }
    expect(await refusalOf(answer(held))).toEqual(running)
    const elsewhere = move({ ...keys, n: 1, position: 7, questionId: held.question?.id ?? 0, choice: [0] })
    expect(await refusalOf(elsewhere)).toEqual(running)
    expect(await refusalOf(finish())).toEqual(running)
    await finish('exam')
    expect((await answer(held)).graded).not.toBeNull()
    expect((await finish()).attempt.grade).not.toBeNull()
  })

  it('releases other tests when nobody finishes it and its time is up on every machine', async () => {
    const { startOther, answer, clock } = await aScript(table)
    const beside = await startOther('beside')
    await startOther('exam')
    clock.time = START + 29 * MINUTE
    expect((await refusalOf(answer(beside, 'beside'))).code).toBe('exam-running')
    const { startOther: next, answer: reply, clock: time } = await aScript(table)
    const long = await next('exam')
    time.time = START + 60 * MINUTE + 4_000
    expect((await refusalOf(next('beside'))).code).toBe('exam-running')
    time.time += 1
    const after = await next('beside')
    expect((await reply(after, 'beside')).attempt.currentQuestion).toBe(1)
    expect((await refusalOf(reply(long, 'exam'))).code).toBe('time-is-up')
  })

  it(`and a practice that start at the same moment never both continue, over ${RACES} races`, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { startOther, answer } = await aScript(table)
      const [exam, practice] = await Promise.allSettled([startOther('exam'), startOther('beside')])
      if (exam.status === 'rejected') throw exam.reason
      if (practice.status === 'rejected') expect(practice.reason).toMatchObject({ code: 'exam-running' })
      else expect((await refusalOf(answer(practice.value, 'beside'))).code).toBe('exam-running')
      expect((await answer(exam.value, 'exam')).attempt.currentQuestion).toBe(1)
    }
  })

  it('blocks a practice that another tab starts while the exam is being written', async () => {
    const { startOther, answer } = await aScript(table)
    const begun: Attempt[] = []
    beforeNext(table, 'TransactWriteItemsCommand', async () => {
      begun.push(await startOther('beside'))
    })
    const exam = await startOther('exam')
    expect((await refusalOf(answer(begun[0]!, 'beside'))).code).toBe('exam-running')
    expect((await answer(exam, 'exam')).attempt.currentQuestion).toBe(1)
  })

  it('keeps blocking a test that an earlier exam, of another course with the same content, releases late', async () => {
    const { uid, keys, deps, start, startOther, finish } = await aScript(table)
    await start()
    await startOther('exam')
    await finish('exam')
    const ref = { uid, progress: 'p1', task: keys.taskKey, n: 1 }
    const read = () => getItem<AttemptItem>(table, attemptKey(uid, 'p1', keys.taskKey, 1), { consistent: true })
    const item = await read()
    const before = attemptOf(item!)
    await batchPut(table, [{ ...item!, hold: { ...before.hold!, progress: 'p2' } } as AttemptItem])
    await releaseHold(ref, before, deps)
    expect((await read())?.hold).toMatchObject({ progress: 'p2', task: 'exam' })
    await batchPut(table, [item!])
    await releaseHold(ref, before, deps)
    expect(await read()).not.toHaveProperty('hold')
  })
})

describe('tests that an older version has started', () => {
  it('are held up by an exam, resumed after it, and their questions drawn by no other', async () => {
    const { uid, keys, startOther, start, answer, finish, drawn } = await aScript(table)
    const task = { type: 'Practice', tags: ['RN'], numOfQuestions: 20, timeAllowed: 30 } as const
    const questions = Array.from({ length: 20 }, (_, i) => ({ id: 101 + i }))
    const attempt = startAttempt({ n: 1, task, questions, courseEnd: START + 900 * MINUTE, now: START })
    const { contentKey: _content, sectionKey: section, taskKey } = keys
    await batchPut(table, [
      attemptItem({ uid, progress: 'p1', section, task: taskKey }, attempt),
      {
        ...taskSummaryKey(uid, 'p1', section, taskKey),
        ...{
          type: 'task-summary',
          task: taskKey,
          complete: false,
          started: 1,
          open: 1,
          openDeadline: attempt.deadline,
        },
      },
    ])
    await startOther('exam')
    expect((await refusalOf(start())).code).toBe('exam-running')
    await finish('exam')
    await startOther('beside')
    expect((await drawn('beside')).every((id) => id > 120)).toBe(true)
    const resumed = await start()
    expect(resumed).toMatchObject({ n: 1, currentQuestion: 0, question: { id: 101 } })
    expect((await answer(resumed)).attempt.currentQuestion).toBe(1)
    await finish()
    expect(await getItem(table, taskSummaryKey(uid, 'p1', section, taskKey))).not.toHaveProperty('open')
    expect(await getItem(table, attemptKey(uid, 'p1', taskKey, 1))).not.toHaveProperty('hold')
  })
})
