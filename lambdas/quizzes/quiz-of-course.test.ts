import { describe, expect, it } from 'vitest'
import type { Attempt } from '#generated/schema.ts'
import { MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { aDraft, bankDeps, inputOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { attemptsOfUser, courseKey, progressKey } from '#table/keys.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { endTestsWrites } from '#lambdas/attempts/end-tests.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { answerQuiz, aQuizzer, type Quizzer, sitQuiz } from './testing/a-quizzer.ts'

const tables = testTables()
const BANK = questionsOfAllTypes(40)

const attemptsOf = ({ uid, deps }: Quizzer) => queryItems(deps.table, { ...attemptsOfUser(uid), consistent: true })

const place = ({ taskKey }: Attempt) => ({ progressKey: 'p1', contentKey: 'quizzes', sectionKey: 'quizzes', taskKey })

describe('a quiz and its course, bank, and cost', () => {
  it('ends with its course, and none starts in one that has ended or ends at this moment', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const { uid, deps, clock } = quizzer
    const started = await quizzer.begin()
    const { writes } = await endTestsWrites(deps.table, { uid, progress: 'p1', endTime: START })
    await transactWrite(deps.table, writes)
    expect(await codeOf(quizzer.begin())).toBe('course-ended')
    clock.time = START + 3_000
    expect(await codeOf(answerQuiz(quizzer, started, true))).toBe('time-is-up')
    await batchPut(deps.table, [aProgress(uid, 'p1', { endTime: START })])
    expect(await codeOf(quizzer.begin())).toBe('course-ended')
    expect(await codeOf(quizzer.found())).toBe('course-ended')
  })

  it('does not start if the course offers no quizzes, and a running one continues', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const started = await quizzer.begin()
    const course = { ...courseKey('course-1'), type: 'course', ownQuizzes: false }
    await batchPut(quizzer.deps.table, [course])
    expect(await codeOf(quizzer.begin())).toBe('quizzes-not-offered')
    const { attempt } = await sitQuiz(quizzer, started, () => true)
    expect(attempt.grade).toBe(100)
    expect(await attemptsOf(quizzer)).toHaveLength(1)
  })

  it('does not start if the course stops offering quizzes at the moment of the start', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const setting = (ownQuizzes: boolean) =>
      batchPut(quizzer.deps.table, [{ ...courseKey('course-1'), type: 'course', ownQuizzes } as never])
    beforeNext(quizzer.deps.table, 'TransactWriteItemsCommand', () => setting(false))
    expect(await codeOf(quizzer.begin({}, 'one-request'))).toBe('quizzes-not-offered')
    expect(await attemptsOf(quizzer)).toEqual([])
    expect((await findStartedTests(quizzer.uid, quizzer.deps, { consistent: true })).tests).toEqual([])
    // With the setting on again, and any other course change at that moment, the same request starts one quiz.
    await setting(true)
    beforeNext(quizzer.deps.table, 'TransactWriteItemsCommand', () => setting(true))
    await quizzer.begin({}, 'one-request')
    expect(await attemptsOf(quizzer)).toHaveLength(1)
  })

  it('continues even if the search files no longer hold its questions', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const started = await quizzer.begin({ questions: 5 })
    expect(quizzer.files.reads.length).toBeGreaterThan(0)
    await quizzer.files.write('questions/0.json', [])
    quizzer.clock.time = START + MINUTE
    expect(await quizzer.found()).toBe(0)
    const { attempt } = await sitQuiz(quizzer, started, () => true)
    expect(attempt).toMatchObject({ total: 5, grade: 100 })
  })

  it('asks, grades and reviews its questions as they were when it began, also those that were edited or deleted while it runs', async () => {
    const bank = Array.from({ length: 5 }, (_, i) => aQuestion({ id: 101 + i }))
    const quizzer = await aQuizzer(await tables.table(), bank)
    const { uid, deps, clock } = quizzer
    const started = await quizzer.begin({ questions: 5 })
    const authors = { ...bankDeps(deps.table), now: () => clock.time }
    clock.time = START + MINUTE
    const other = aDraft({ body: 'Changed?', area: [], answers: [{ text: 'No' }, { text: 'Yes', correct: true }] })
    for (const { id } of bank.slice(0, 2)) await updateQuestion({ id, version: 1, input: inputOf(other) }, authors)
    for (const { id } of bank.slice(2, 4)) await deleteQuestion({ id, version: 1 }, authors)
    clock.time += MINUTE
    const bodies: string[] = []
    let { attempt } = await createTaskProgress(place(started), uid, deps)
    while (attempt && attempt.endTime == null) {
      const { question, currentQuestion: position, n, progressKey: progress, taskKey } = attempt
      bodies.push(question?.body ?? '')
      const choice = [question?.answers.findIndex(({ text }) => text === 'second') ?? -1]
      const move = { progressKey: progress, taskKey, n, action: 'check' as const, position, choice }
      attempt = (await updateTaskProgress({ ...move, questionId: question?.id ?? 0 }, uid, deps)).attempt
    }
    expect(bodies.toSorted()).toEqual(bank.map(({ body }) => body))
    expect(attempt).toMatchObject({ score: 5, grade: 100 })
    const review = await reviewAttempt({ uid, progress: 'p1', task: started.taskKey, n: 1 }, deps)
    expect(review.questions.map(({ question }) => question.body)).toEqual(bodies)
    expect(review.questions.map(({ graded }) => graded?.correct)).toEqual([true, true, true, true, true])
  })

  it('starts only in the student’s own course', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    await removeItem(quizzer.deps.table, progressKey(quizzer.uid, 'p1'))
    expect(await codeOf(quizzer.begin())).toBe('progress-not-found')
    expect(await codeOf(quizzer.found())).toBe('progress-not-found')
  })

  it('costs at most 4 read and 6 write units to start, 1 and 1 an answer', async () => {
    const table = await tables.table()
    const quizzer = await aQuizzer(table, BANK)
    await batchPut(table, [{ ...courseKey('course-1'), type: 'course', ownQuizzes: true } as never])
    const meter = meteredTable(table)
    const started = await quizzer.begin({ questions: 20 })
    // The check of the course costs 2 more, which DynamoDB Local does not count.
    expect([meter.read, meter.write]).toEqual([3.5, 4])
    meter.reset()
    await answerQuiz(quizzer, started, true)
    expect([meter.read, meter.write]).toEqual([1, 1])
    await sitQuiz(quizzer, await quizzer.begin(), () => false)
    const { attempt } = await sitQuiz(quizzer, await quizzer.begin({ questions: 5 }), () => false)
    meter.reset()
    await quizzer.beginMissed(attempt)
    // Half a unit more for the attempt; the ended quizzes are in the list, too.
    expect(meter.read).toBeLessThanOrEqual(5)
  })
})
