import { describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptsFields } from '#lambdas/functions/fields.ts'

const tables = testTables()
const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

describe('a Practice test', () => {
  it('is taken one question at a time: each is graded with its rationale, the last adds grade and breakdown [3.4.19] [3.7.16]', async () => {
    expect(attemptsFields).toContain('Mutation.updateTaskProgress')
    const { start, check, clock } = await aStudent(table, { percentEasy: 40 })
    let attempt = await start()
    expect(attempt).toMatchObject({ n: 1, total: 5, currentQuestion: 0, version: 1, deadline: START + 30 * MINUTE })
    expect([attempt.grade, attempt.result, attempt.breakdown, attempt.endTime]).toEqual([null, null, null, null])
    for (const [i, right] of [true, false, true, true, false].entries()) {
      clock.time += 1_000
      const question = attempt.question
      const move = await check(attempt, right)
      expect(move.graded).toMatchObject({ id: question?.id, correct: right, rationale: `Rationale of ${question?.id}` })
      attempt = move.attempt
      expect(attempt).toMatchObject({ currentQuestion: i + 1, version: i + 2 })
    }
    expect(attempt).toMatchObject({ score: 3, grade: 60, passGrade: 65, result: 'failing', question: null })
    expect(attempt.endTime).toBe(START + 5_000)
    const rn = attempt.breakdown?.find(({ name }) => name === 'RN')
    const easy = attempt.breakdown?.find(({ name }) => name === 'Easy')
    expect(rn).toEqual({ name: 'RN', correct: 3, total: 5, grade: 60, answered: null })
    expect(easy?.total).toBe(2)
  })

  it('never serves a question twice and grades what it served', async () => {
    const { start, check } = await aStudent(table, { numOfQuestions: 60 })
    let attempt = await start()
    const ids = new Set<number>()
    while (attempt.question) {
      ids.add(attempt.question.id)
      attempt = (await check(attempt, true)).attempt
    }
    expect(ids.size).toBe(60)
    expect(attempt).toMatchObject({ score: 60, grade: 100, result: 'passing' })
  })

  it('can be finished early, once: the grade counts all questions', async () => {
    const { start, check, move, clock } = await aStudent(table)
    await check(await start(), true)
    clock.time += 1_000
    const { attempt, graded } = await move({ n: 1, action: 'finish' })
    expect(attempt).toMatchObject({ score: 1, total: 5, grade: 20, endTime: START + 1_000, question: null })
    expect(graded).toBeNull()
    clock.time += 1_000
    expect(await move({ n: 1, action: 'finish' })).toEqual({ attempt, graded: null })
  })

  it('resumes where it was, also after a lost page', async () => {
    const { start, check, clock } = await aStudent(table)
    let attempt = await start()
    while (attempt.question) {
      clock.time += MINUTE
      expect(await start()).toEqual(attempt)
      attempt = (await check(attempt, true)).attempt
    }
    expect((await start()).n).toBe(2)
  })

  it('cannot be answered by another student, for whom it does not exist', async () => {
    const owner = await aStudent(table)
    const attempt = await owner.start()
    const other = await aStudent(table)
    const input = { ...owner.keys, n: 1, position: 0, questionId: attempt.question?.id ?? 0, choice: [0] }
    expect(await refusalOf(other.move(input))).toEqual({ code: 'attempt-not-found', data: null })
    expect(await refusalOf(other.move({ ...input, action: 'finish' }))).toEqual({
      code: 'attempt-not-found',
      data: null,
    })
    expect(await owner.start()).toEqual(attempt)
  })
})

describe('the 75-question test', () => {
  it('costs 76 operations, at most 98 read and 106 write units, 1 and 1 an answer', { tags: ['nightly'] }, async () => {
    const big = await tables.table()
    const questions = Array.from({ length: 300 }, (_, i) =>
      aQuestion({ id: 101 + i, tags: ['RN', 'Heart', ...(i % 3 === 0 ? ['Easy'] : [`Unit ${i % 12}`])] }),
    )
    await batchPut(big, bankItems(questions, START - MINUTE))
    const task = { tags: ['RN', 'Heart'], numOfQuestions: 75, percentEasy: 30, timeAllowed: 90 }
    const { start, check } = await aStudent(big, task)
    const meter = meteredTable(big)
    let attempt = await start()
    let operations = 1
    expect(meter.read).toBeLessThanOrEqual(4)
    expect(meter.write).toBeLessThanOrEqual(5)
    while (attempt.question) {
      const before = { ...meter }
      attempt = (await check(attempt, operations % 2 === 0)).attempt
      operations += 1
      if (!attempt.question) continue
      expect(meter.read - before.read).toBeLessThanOrEqual(1)
      expect(meter.write - before.write).toBeLessThanOrEqual(1)
    }
    expect(operations).toBeLessThanOrEqual(77)
    expect(meter.read).toBeLessThanOrEqual(98)
    expect(meter.write).toBeLessThanOrEqual(106)
    expect(attempt.total).toBe(75)
  })
})
