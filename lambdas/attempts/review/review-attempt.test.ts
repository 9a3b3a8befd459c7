import { expect, it } from 'vitest'
import { questionVersionItem } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, choiceFor, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { openReview, reviewAttempt } from './review-attempt.ts'

const table = sharedTable(bankItems(classicQuestions(40), START - MINUTE))

async function aReader() {
  const student = await aStudent(table)
  const ref = { uid: student.uid, progress: 'p1', task: student.keys.taskKey, n: 1 }
  return { ...student, review: (uid: string = student.uid) => reviewAttempt({ ...ref, uid }, student.deps) }
}

it('a review of a running Practice has the answered questions only, and another student’s is refused', async () => {
  const { start, check, move, review } = await aReader()
  expect((await refusalOf(review())).code).toBe('attempt-not-found')
  const first = await start()
  expect((await review()).questions).toEqual([])
  const { attempt, graded } = await check(first, false)
  const lookBack = await review()
  expect(lookBack.attempt).toEqual(attempt)
  expect(lookBack.questions).toMatchObject([{ question: first.question, graded, answered: true }])
  await move({ n: 1, action: 'finish' })
  expect((await refusalOf(review('somebody else'))).code).toBe('attempt-not-found')
})

it('a student can open 30 reviews a minute, independent of other students', async () => {
  const { start, move, clock, deps, uid, keys } = await aReader()
  await start()
  await move({ n: 1, action: 'finish' })
  const open = () => openReview({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
  const replies = await Promise.allSettled(Array.from({ length: 40 }, open))
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect((await refusalOf(open())).code).toBe('reviews-busy')
  const other = { uid: 'somebody else', progress: 'p1', task: keys.taskKey, n: 1 }
  expect((await refusalOf(openReview(other, deps))).code).toBe('attempt-not-found')
  clock.time += MINUTE
  expect((await open()).attempt).toMatchObject({ n: 1 })
})

it('each question comes with the choice, the right answer, the rationale, and the seconds it took', async () => {
  const { start, check, clock, move, review } = await aReader()
  const served: Attempt[] = [await start()]
  for (const [right, seconds] of [
    [true, 40],
    [false, 75],
  ] as const) {
    clock.time += seconds * 1000
    const attempt = served.at(-1)
    if (attempt) served.push((await check(attempt, right)).attempt)
  }
  await move({ n: 1, action: 'finish' })
  const { attempt, questions } = await review()
  expect(attempt).toMatchObject({ n: 1, score: 1, grade: 20 })
  expect(questions.slice(0, 3).map(({ question }) => question)).toEqual(served.map(({ question }) => question))
  expect(questions.map(({ seconds }) => seconds)).toEqual([40, 75, null, null, null])
  expect(questions.map(({ answered }) => answered)).toEqual([true, true, false, false, false])
  expect(questions.map(({ graded }) => graded?.correct)).toEqual([true, false, undefined, undefined, undefined])
  for (const { question, graded } of questions.slice(0, 2)) {
    expect(graded?.rationale).not.toBe('')
    const right = choiceFor(question, true)
    expect(graded?.key).toEqual(question.matches ? right : question.answers.map((_, i) => (right.includes(i) ? 1 : 0)))
  }
})

it('a question is shown as served despite later edits, also in an attempt that the clock ended', async () => {
  const { start, check, clock, review } = await aReader()
  const first = await start()
  await check(first, true)
  const id = first.question?.id ?? 0
  const numbers = { time: START + MINUTE, tagNumbers: [], areaNumbers: [] }
  await batchPut(table, [questionVersionItem(aQuestion({ id, body: 'Edited since' }), numbers)])
  clock.time += 31 * MINUTE
  const { attempt, questions } = await review()
  expect(attempt.endTime).toBe(START + 30 * MINUTE)
  expect(questions[0]?.question.body).toBe(first.question?.body)
})
