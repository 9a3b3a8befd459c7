import { expect, it } from 'vitest'
import { secretQuestions } from '#domain/attempts/key-access.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import { MINUTE, questionsOfAllTypes } from '#lambdas/attempts/academy-fixture.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { findStartedTests, runningTests } from '#lambdas/attempts/started-tests.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { attemptKey } from '#table/keys.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { aTask } from '#table/testing/course-items.ts'
import { listQuizzes } from './list-quizzes.ts'
import { answerQuiz, aQuizzer } from './testing/a-quizzer.ts'

const BANK = questionsOfAllTypes(40).map((question) => ({ ...question, area: ['Basics'] }))

/** A student whose timed quiz in exam mode, with two right answers, an exam has put on hold; its time has passed. */
async function aHeldQuiz(bank = BANK) {
  const quizzer = await aQuizzer(memoryTable(), bank)
  const { uid, keys, deps, clock, begin } = quizzer
  await batchPut(deps.table, [
    aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 6, timeAllowed: 60 }),
  ])
  const started = await begin({ questions: 5, mode: 'exam', pace: 30 })
  const { taskKey } = started
  await answerQuiz(quizzer, (await answerQuiz(quizzer, started, true)).attempt, true)
  const { attempt: exam } = await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
  clock.time += 5 * MINUTE
  const place = { progressKey: 'p1', contentKey: QUIZZES, sectionKey: QUIZZES, taskKey }
  const learning = { ...deps, publish: () => Promise.resolve(), signPlayback: testSigner }
  const seen = async () => {
    const [view, history, { quizzes }] = await Promise.all([
      taskView(place, uid, learning),
      attemptHistory(place, uid, deps),
      listQuizzes({ progressKey: 'p1' }, uid, deps),
    ])
    return JSON.parse(JSON.stringify({ used: view.used, attempts: [...view.history, ...history], quizzes })) as {
      used: number
      attempts: { score: number; grade: number | null; breakdown: unknown; endTime: number | null }[]
      quizzes: { grade: number | null }[]
    }
  }
  const finish = (task: string) =>
    updateTaskProgress({ progressKey: 'p1', taskKey: task, n: 1, action: 'finish' }, uid, deps)
  const review = () => reviewAttempt({ uid, progress: 'p1', task: taskKey, n: 1 }, deps)
  const secret = async () =>
    secretQuestions(
      runningTests(await findStartedTests(uid, deps), deps.now()).flatMap(({ task, attempt }) =>
        task === taskKey ? [attempt] : [],
      ),
      deps.now(),
    )
  return { ...quizzer, exam, taskKey, seen, finish, review, secret }
}

it('a quiz in exam mode that an exam puts on hold shows no result after its time, whatever its answers, and keeps its questions secret', async () => {
  const [held, opposite] = [await aHeldQuiz(), await aHeldQuiz(BANK.map(flippedQuestion))]
  const { seen, finish, review, secret, taskKey } = held
  const shown = await seen()
  expect(shown.used).toBe(1)
  expect(shown.quizzes).toMatchObject([{ grade: null, endTime: null }])
  for (const attempt of shown.attempts) expect(attempt).toMatchObject({ score: 0, grade: null, endTime: null })
  for (const { attempts, quizzes } of [shown, await opposite.seen()]) {
    expect(attempts.map(({ score, grade, breakdown }) => [score, grade, breakdown])).toEqual([
      [0, null, null],
      [0, null, null],
    ])
    expect(quizzes.map(({ grade }) => grade)).toEqual([null])
  }
  expect(await secret()).toHaveLength(5)
  expect(await codeOf(finish(taskKey))).toBe('exam-running')
  expect(await codeOf(review())).toBe('exam-running')
})

it.each([
  ['ended early', 0],
  ['ran out of time', 60 * MINUTE],
])('and shows it once the exam %s', async (_, later) => {
  const { seen, finish, review, secret, clock, uid, deps, taskKey } = await aHeldQuiz()
  if (later === 0) await finish('exam')
  clock.time += later
  const shown = await seen()
  expect(shown.quizzes).toMatchObject([{ grade: 100 }])
  expect(shown.attempts).toMatchObject([{ grade: 100 }, { grade: 100 }])
  expect(await secret()).toEqual(new Set())
  expect((await review()).attempt).toMatchObject({ grade: 100 })
  const stored = await getItem(deps.table, attemptKey(uid, 'p1', taskKey, 1))
  expect(stored).toHaveProperty('endTime')
  if (later === 0) expect(stored).not.toHaveProperty('hold')
})

it('and is finished by the next start after the exam', async () => {
  const { uid, deps, finish, begin, taskKey } = await aHeldQuiz()
  await finish('exam')
  await begin({ questions: 5 })
  expect(await getItem(deps.table, attemptKey(uid, 'p1', taskKey, 1))).toHaveProperty('endTime')
})
