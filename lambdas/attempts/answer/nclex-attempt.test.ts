import { beforeAll, expect, it } from 'vitest'
import { nclexAreasKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import type { TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const AREAS = ['Basics', 'Comfort', 'Safety']
const PER_AREA = 6

const tables = testTables()
const table = sharedTable()
beforeAll(async () => {
  const questions = AREAS.flatMap((area, a) =>
    Array.from({ length: PER_AREA }, (_, i) => aQuestion({ id: 101 + a * PER_AREA + i, tags: ['RN'], area: [area] })),
  )
  await batchPut(table, bankItems(questions, START - MINUTE))
  // A removed name keeps its position among the others, and no question is drawn from it.
  await batchPut(table, [
    listItem(nclexAreasKey, { values: ['Basics', 'Gone', 'Comfort', 'Safety'], removed: new Set([1]) }, 2),
  ])
})

const areaOf = ({ question }: Attempt) => AREAS[Math.floor(((question?.id ?? 0) - 101) / PER_AREA)]

/** A student who knows Basics and Comfort, but not Safety. */
async function anAttemptSession() {
  const task: Partial<TaskItem> = { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4, timeAllowed: 30 }
  const student = await aStudent(table, task)
  const answer = (attempt: Attempt) => {
    const choice = areaOf(attempt) === 'Safety' ? [0] : [1]
    const { n, currentQuestion: position, question } = attempt
    return student.move({ n, position, questionId: question?.id ?? 0, choice })
  }
  return { ...student, answer }
}

it('the test resumes at every step, also after a lost reply, and grows a weak area up to maxQuestions [3.4.20]', async () => {
  const { start, answer, clock, uid, keys, deps } = await anAttemptSession()
  let attempt = await start()
  const ids: number[] = []
  expect(attempt).toMatchObject({ type: 'NCLEX', total: 6, currentQuestion: 0 })
  while (attempt.question) {
    ids.push(attempt.question.id)
    clock.time += 10_000
    expect(await start()).toEqual(attempt)
    const reply = await answer(attempt)
    expect(await answer(attempt)).toEqual(reply)
    attempt = reply.attempt
  }
  expect(new Set(ids).size).toBe(8)
  expect(attempt).toMatchObject({ total: 8, score: 4, grade: 50, result: 'undecided', endTime: START + 80_000 })
  expect(attempt.breakdown).toEqual([
    { name: 'Basics', correct: 2, total: 2, grade: 100, answered: 2 },
    { name: 'Comfort', correct: 2, total: 2, grade: 100, answered: 2 },
    { name: 'Safety', correct: 0, total: 4, grade: 0, answered: 4 },
  ])
  const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
  expect(review.attempt).toEqual(attempt)
  expect(review.questions.map(({ question, seconds }) => [question.id, seconds])).toEqual(ids.map((id) => [id, 10]))
})

it('an answer later than 2 s after the deadline does not count, even if it would grow the test', async () => {
  const { start, answer, clock } = await anAttemptSession()
  let attempt = await start()
  while (attempt.currentQuestion < 5) attempt = (await answer(attempt)).attempt
  clock.time = START + 30 * MINUTE + 2_001
  const late = await refusalOf(answer(attempt))
  expect(late).toMatchObject({
    code: 'time-is-up',
    data: { attempt: { total: 6, currentQuestion: 5, endTime: START + 30 * MINUTE, question: null } },
  })
  expect(await refusalOf(answer(attempt))).toEqual(late)
})

it('a start costs at most 4 read and 5 write units, with eight areas in a bank of numbers up to a thousand', async () => {
  const large = await tables.table()
  const areas = Array.from({ length: 8 }, (_, n) => `Pharmacological and Parenteral Therapies ${n}`)
  const questions = Array.from({ length: 120 }, (_, i) =>
    aQuestion({ id: 101 + i * 8, tags: ['RN', 'PN'], area: [areas[i % areas.length] ?? ''] }),
  )
  await batchPut(large, bankItems(questions, START - MINUTE))
  const task: Partial<TaskItem> = { taskType: 'NCLEX', tags: ['RN'], minQuestions: 5, maxQuestions: 10 }
  const { start } = await aStudent(large, task)
  const meter = meteredTable(large)
  expect(await start()).toMatchObject({ total: 40 })
  expect(meter.read).toBeLessThanOrEqual(4)
  expect(meter.write).toBeLessThanOrEqual(5)
})
