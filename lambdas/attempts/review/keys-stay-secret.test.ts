import { beforeAll, describe, expect, it } from 'vitest'
import { attemptItem, type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { startAttempt } from '#domain/attempts/attempt.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import {
  aStudent,
  choiceFor,
  enrolmentItems,
  MINUTE,
  questionsOfAllTypes,
  START,
} from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { releaseHold } from '#lambdas/attempts/answer/move-attempt.ts'
import { reviewAttempt, reviewStudentAttempt } from './review-attempt.ts'

const RACES = atDepth({ quick: 6, nightly: 15 })

const AREAS = ['Basics', 'Comfort']
const table = sharedTable()
beforeAll(async () => {
  const questions = questionsOfAllTypes(40).map((question, i) => ({
    ...question,
    area: AREAS.slice(i % 2, (i % 2) + 1),
  }))
  await batchPut(table, [
    ...bankItems(questions, START - MINUTE),
    aTask('c0', 's0', 'beside', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 20, timeAllowed: 30 }),
    aTask('c0', 's0', 'large', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 30, timeAllowed: 30 }),
    aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4, timeAllowed: 60 }),
  ])
})

/** A student with a one-minute Practice of 20 questions, and other tests over the same 40 questions. */
async function aScript() {
  const student = await aStudent(table, { numOfQuestions: 20, timeAllowed: 1, attempts: 3 })
  const { uid, deps, keys, start, check } = student
  await batchPut(table, enrolmentItems(uid))
  const ref = (task = keys.taskKey, n = 1) => ({ uid, progress: 'p1', task, n })
  const startOther = async (taskKey: string): Promise<Attempt> => {
    const { attempt } = await createTaskProgress({ ...keys, taskKey }, uid, deps)
    if (!attempt) throw new Error('No attempt')
    return attempt
  }
  const startOwn = start
  const finish = (taskKey = keys.taskKey, n = 1) => student.move({ taskKey, n, action: 'finish' })
  const answer = (attempt: Attempt, taskKey = keys.taskKey) =>
    student.move({
      ...{ taskKey, n: attempt.n, position: attempt.currentQuestion, questionId: attempt.question?.id ?? 0 },
      choice: choiceFor(attempt.question ?? { type: '' }, true),
    })
  const review = (task?: string, n?: number) => reviewAttempt(ref(task, n), deps)
  const drawn = async (task?: string, n = 1): Promise<number[]> => {
    const { questions } = await reviewStudentAttempt(ref(task, n), { ...deps, now: () => START + 500 * MINUTE })
    return questions.map(({ question }) => question.id)
  }
  const end = () => endProgress(uid, 'p1', { ...deps, publish: () => Promise.resolve() })
  return { ...student, ref, start: startOwn, startOther, finish, answer, check, review, drawn, end }
}

describe('the seconds around a deadline', () => {
  it.each([0, 88, 1_000, 1_999, 2_000])('a review %s ms after it ends the answers, without a key', async (late) => {
    const { start, review, answer, clock } = await aScript()
    const attempt = await start()
    expect((await review()).questions).toEqual([])
    clock.time = START + MINUTE + late
    const { questions, attempt: over } = await review()
    expect(over).toMatchObject({ score: 0, endTime: START + MINUTE, result: 'failing' })
    expect(questions).toHaveLength(20)
    expect(questions.every(({ graded, answered }) => graded === null && !answered)).toBe(true)
    expect((await refusalOf(answer(attempt))).code).toBe('time-is-up')
    expect((await review()).attempt.score).toBe(0)
  })

  it('the end of a course by an administrator does the same: no key, no answer after the review', async () => {
    const { start, review, answer, end, clock } = await aScript()
    const attempt = await start()
    clock.time += 10_000
    await end()
    clock.time += 500
    expect((await review()).questions.every(({ graded }) => graded === null)).toBe(true)
    expect((await refusalOf(answer(attempt))).code).toBe('time-is-up')
  })

  it('an administrator waits until no machine takes an answer, and cuts off none that is on its way', async () => {
    const { start, answer, clock, ref, deps } = await aScript()
    const attempt = await start()
    const look = () => reviewStudentAttempt(ref(), deps)
    for (const after of [0, 1_000, 2_000]) {
      clock.time = START + MINUTE + after
      expect((await refusalOf(look())).code).toBe('attempt-running')
    }
    expect((await answer(attempt)).attempt.currentQuestion).toBe(1)
    clock.time = START + MINUTE + 4_000
    expect((await refusalOf(look())).code).toBe('attempt-running')
    clock.time += 1
    const { questions } = await look()
    expect(questions.map(({ answered }) => answered)).toEqual([true, ...Array<boolean>(19).fill(false)])
    expect(questions.every(({ graded }) => graded !== null)).toBe(true)
  })
})

describe('several tests over one pool', () => {
  it('draw different questions while the pool allows it, so that none shows a key of another', async () => {
    const { start, startOther, drawn, finish, review } = await aScript()
    await start()
    await startOther('beside')
    const [own, other] = [await drawn(), await drawn('beside')]
    expect(own.filter((id) => other.includes(id))).toEqual([])
    await finish('beside')
    expect((await review('beside')).questions.every(({ graded }) => graded === null)).toBe(true)
  })

  it('refuse a start that would need questions of the running one, and name that one', async () => {
    const { start, startOther, finish, keys } = await aScript()
    await start()
    expect(await refusalOf(startOther('large'))).toEqual({
      code: 'questions-in-running-test',
      data: { running: { ...keys, name: expect.any(String) } },
    })
    await finish()
    expect((await startOther('large')).total).toBe(30)
  })

  it('hide questions unanswered in a newer test from reviews and repeated replies', async () => {
    const { start, startOther, answer, finish, review, drawn } = await aScript()
    let attempt = await startOther('large')
    const answered: { position: number; id: number; attempt: Attempt }[] = []
    for (let position = 0; position < 25; position += 1) {
      answered.push({ position, id: attempt.question?.id ?? 0, attempt })
      attempt = (await answer(attempt, 'large')).attempt
    }
    await finish('large')
    expect((await review('large')).questions.filter(({ graded }) => graded !== null)).toHaveLength(25)
    await start()
    const running = await drawn()
    const again = answered.filter(({ id }) => running.includes(id))
    expect(again.length).toBeGreaterThan(0)
    for (const { question, graded, answered: given } of (await review('large')).questions)
      expect([question.id, graded === null]).toEqual([question.id, !given || running.includes(question.id)])
    for (const repeated of again) {
      const reply = await answer(repeated.attempt, 'large')
      expect(reply.graded).toBeNull()
    }
    await finish()
    expect((await review('large')).questions.filter(({ graded }) => graded !== null)).toHaveLength(25)
  })
})

describe('a look back in a running test', () => {
  it('shows no key that a newer test keeps secret, and none of a question to come', async () => {
    const { start, startOther, answer, finish, review, drawn } = await aScript()
    let attempt = await startOther('large')
    await finish('large')
    attempt = await startOther('large')
    for (let position = 0; position < 25; position += 1) attempt = (await answer(attempt, 'large')).attempt
    const open = async () => (await review('large', 2)).questions
    expect((await open()).map(({ graded }) => graded !== null)).toEqual(Array<boolean>(25).fill(true))
    const other = await start()
    const hidden = await drawn()
    expect(hidden).toContain(other.question?.id)
    for (const { question, graded } of await open())
      expect([question.id, graded === null]).toEqual([question.id, hidden.includes(question.id)])
  })

  it('is refused in an exam, and everywhere while one runs', async () => {
    const { startOther, answer, review } = await aScript()
    await answer(await startOther('beside'), 'beside')
    expect((await review('beside')).questions).toHaveLength(1)
    await answer(await startOther('exam'), 'exam')
    expect((await refusalOf(review('exam'))).code).toBe('attempt-running')
    expect((await refusalOf(review('beside'))).code).toBe('exam-running')
  })
})

describe('an exam', () => {
  it('runs alone: no other test starts, continues, or resumes, and no review opens, until it is finished', async () => {
    const { start, startOther, answer, finish, review, keys } = await aScript()
    await startOther('beside')
    await finish('beside')
    const own = await start()
    const exam = await startOther('exam')
    const running = { code: 'exam-running', data: { running: { ...keys, taskKey: 'exam', name: expect.any(String) } } }
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

  it('reveals no key through an answer that is sent again, and none of its own before it ends', async () => {
    const { start, startOther, answer, finish } = await aScript()
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
    const { start, startOther, move, answer, finish, keys } = await aScript()
    const held = await start()
    await answer(held)
    await startOther('exam')
    const running = { code: 'exam-running', data: { running: { ...keys, taskKey: 'exam', name: expect.any(String) } } }
    expect(await refusalOf(answer(held))).toEqual(running)
    const elsewhere = move({ ...keys, n: 1, position: 7, questionId: held.question?.id ?? 0, choice: [0] })
    expect(await refusalOf(elsewhere)).toEqual(running)
    expect(await refusalOf(finish())).toEqual(running)
    await finish('exam')
    expect((await answer(held)).graded).not.toBeNull()
    expect((await finish()).attempt.grade).not.toBeNull()
  })

  it('releases other tests when nobody finishes it and its time is up on every machine', async () => {
    const { startOther, answer, clock } = await aScript()
    const beside = await startOther('beside')
    await startOther('exam')
    clock.time = START + 29 * MINUTE
    expect((await refusalOf(answer(beside, 'beside'))).code).toBe('exam-running')
    const { startOther: next, answer: reply, clock: time } = await aScript()
    const long = await next('exam')
    time.time = START + 60 * MINUTE + 4_000
    expect((await refusalOf(next('beside'))).code).toBe('exam-running')
    time.time += 1
    const after = await next('beside')
    expect((await reply(after, 'beside')).attempt.currentQuestion).toBe(1)
    expect((await refusalOf(reply(long, 'exam'))).code).toBe('time-is-up')
  })

  it(`and a practice that start at the same moment never both go on, over ${RACES} races`, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { startOther, answer } = await aScript()
      const [exam, practice] = await Promise.allSettled([startOther('exam'), startOther('beside')])
      if (exam.status === 'rejected') throw exam.reason
      if (practice.status === 'rejected') expect(practice.reason).toMatchObject({ code: 'exam-running' })
      else expect((await refusalOf(answer(practice.value, 'beside'))).code).toBe('exam-running')
      expect((await answer(exam.value, 'exam')).attempt.currentQuestion).toBe(1)
    }
  })

  it('blocks a practice that another tab starts while the exam is being written', async () => {
    const { startOther, answer } = await aScript()
    const begun: Attempt[] = []
    beforeNext(table, 'TransactWriteItemsCommand', async () => {
      begun.push(await startOther('beside'))
    })
    const exam = await startOther('exam')
    expect((await refusalOf(answer(begun[0]!, 'beside'))).code).toBe('exam-running')
    expect((await answer(exam, 'exam')).attempt.currentQuestion).toBe(1)
  })

  it('keeps blocking a test that an earlier exam, of another course with the same content, releases late', async () => {
    const { uid, keys, deps, start, startOther, finish } = await aScript()
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
    const { uid, keys, startOther, start, answer, finish, drawn } = await aScript()
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
