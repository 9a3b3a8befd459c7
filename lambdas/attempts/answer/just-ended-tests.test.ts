import { expect, it } from 'vitest'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { ADAPTIVE_TASK, examAnswer, examBank } from '#lambdas/attempts/exam-fixture.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const table = sharedTable(examBank({ perArea: 60, judgments: 16, cases: 8 }, START - MINUTE))

/** A student with an adaptive test and two Practices. No stream records seen questions here. */
async function aScript() {
  const student = await aStudent(table, { ...ADAPTIVE_TASK, minQuestions: 24, maxQuestions: 40, caseStudies: 1 })
  const { uid, deps, keys, move } = student
  const beside = (taskKey: string, numOfQuestions: number) =>
    aTask('c0', 's0', taskKey, { taskType: 'Practice', tags: ['RN'], numOfQuestions, timeAllowed: 60, attempts: 99 })
  await batchPut(table, [beside('much', 80), beside('little', 1)])
  const open = (taskKey: string) => createTaskProgress({ ...keys, taskKey }, uid, deps)
  /** Starts and finishes a test; returns what its review shows. */
  const pass = async (taskKey: string, n: number): Promise<number[]> => {
    await open(taskKey)
    await move({ taskKey, n, action: 'finish' })
    const { questions } = await reviewAttempt({ uid, progress: keys.progressKey, task: taskKey, n }, deps)
    return questions.map(({ question }) => question.id)
  }
  return { ...student, open, pass }
}

it('an adaptive test serves no questions from tests that have just ended, whatever was started since', async () => {
  const { open, pass, start, move } = await aScript()
  const read = new Set([...(await pass('much', 1)), ...(await pass('much', 2)), ...(await pass('little', 1))])
  await open('little')
  const drawn: number[] = []
  let attempt = await start()
  while (attempt.question) {
    drawn.push(attempt.question.id)
    attempt = (await move(examAnswer(attempt, true))).attempt
  }
  expect(drawn.length).toBeGreaterThanOrEqual(24)
  expect(drawn.filter((id) => read.has(id))).toEqual([])
})

it('a start is refused after 50 unrecorded ended tests, which keeps the list short', async () => {
  const { open, pass } = await aScript()
  for (let n = 1; n <= 50; n += 1) await pass('little', n)
  expect(await refusalOf(open('little'))).toMatchObject({ code: 'too-many-tests' })
})
