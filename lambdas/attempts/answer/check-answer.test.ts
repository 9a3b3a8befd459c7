import { describe, expect, it } from 'vitest'
import { questionVersionItem } from '#table/question.ts'
import { answersOf, aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, choiceFor, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'

const tables = testTables()
const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

describe('two tabs', () => {
  it('record one answer when they answer a question differently at once', async () => {
    const { start, move } = await aStudent(table)
    const { question } = await start()
    const choices = [true, false, true, false, true, false].map((right) => choiceFor(question!, right))
    const replies = await Promise.allSettled(
      choices.map((choice) => move({ n: 1, position: 0, questionId: question!.id, choice })),
    )
    const moved = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []))
    const refused = replies.flatMap((reply): unknown[] => (reply.status === 'rejected' ? [reply.reason] : []))
    expect(moved).toHaveLength(3)
    expect(new Set(moved.map((move) => JSON.stringify(move))).size).toBe(1)
    expect(refused).toHaveLength(3)
    expect(refused).toMatchObject(refused.map(() => ({ code: 'already-answered' })))
    expect(await start()).toEqual(moved[0]?.attempt)
  })

  it('finish once when both send the last answer', async () => {
    const { start, check, move } = await aStudent(table, { numOfQuestions: 2 })
    const { attempt } = await check(await start(), true)
    const replies = await Promise.all(Array.from({ length: 8 }, () => check(attempt, true)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]?.attempt).toMatchObject({ score: 2, grade: 100, version: 3 })
    expect((await move({ n: 1, action: 'finish' })).attempt).toEqual(replies[0]?.attempt)
  })

  it('learn the state of the test from a refusal', async () => {
    const { start, check, move } = await aStudent(table)
    const first = await start()
    const { attempt } = await check(first, true)
    const again = { n: 1, position: 0, questionId: first.question!.id, choice: choiceFor(first.question!, false) }
    expect(await refusalOf(move(again))).toEqual({ code: 'already-answered', data: { attempt } })
    const ahead = { n: 1, position: 1, questionId: first.question!.id, choice: [0] }
    expect(await refusalOf(move(ahead))).toEqual({ code: 'not-this-question', data: { attempt } })
  })
})

describe('an answer', () => {
  it('returns the same reply when sent again after a lost one, at every step', async () => {
    const { start, check } = await aStudent(table)
    let attempt = await start()
    while (attempt.question) {
      const before = attempt
      const reply = await check(before, attempt.currentQuestion % 2 === 0)
      expect(await check(before, attempt.currentQuestion % 2 === 0)).toEqual(reply)
      attempt = reply.attempt
    }
    expect(attempt.score).toBe(3)
  })

  it('counts until 2 s after the deadline; then the test has ended at its deadline', async () => {
    const { start, check, clock } = await aStudent(table)
    const first = await start()
    clock.time = first.deadline! + 2_000
    const { attempt } = await check(first, true)
    expect(attempt.score).toBe(1)
    clock.time += 1
    const late = await refusalOf(check(attempt, true))
    expect(late).toMatchObject({
      code: 'time-is-up',
      data: { attempt: { endTime: first.deadline, score: 1, grade: 20, question: null, result: 'failing' } },
    })
    expect(await refusalOf(check(attempt, true))).toEqual(late)
  })

  it('is refused after the test was finished', async () => {
    const { start, check, move } = await aStudent(table)
    const first = await start()
    await move({ n: 1, action: 'finish' })
    expect((await refusalOf(check(first, true))).code).toBe('attempt-finished')
  })

  it.each([[[]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], [[9]], [[-1]]])(
    'is refused for the choice %j, and nothing is written',
    async (choice) => {
      const { start, move } = await aStudent(table)
      const first = await start()
      const refusal = await refusalOf(move({ n: 1, position: 0, questionId: first.question!.id, choice }))
      expect(refusal).toEqual({ code: 'answer-first', data: { attempt: first } })
      expect(await start()).toEqual(first)
    },
  )

  it.each([
    ['without a place', { position: null }],
    ['before the first place', { position: -1 }],
    ['behind the last place', { position: 5 }],
    ['far behind the last place', { position: 2 ** 31 - 1 }],
    ['without a question', { questionId: null }],
    ['to a question that does not exist', { questionId: 4_000 }],
    ['to question 0', { questionId: 0 }],
  ])('%s is refused', async (_, wrong) => {
    const { start, move } = await aStudent(table)
    const first = await start()
    const input = { n: 1, position: 0, questionId: first.question!.id, choice: [0], ...wrong }
    expect((await refusalOf(move(input))).code).toBe('not-this-question')
    expect(await start()).toEqual(first)
  })

  it('reveals nothing about a question outside the test, for any choice', async () => {
    const { start, move } = await aStudent(table, { tags: ['Heart'] })
    const attempt = await start()
    const probes = [[], [0], [9]].map((choice) => refusalOf(move({ n: 1, position: 0, questionId: 101, choice })))
    for (const probe of await Promise.all(probes))
      expect(probe).toEqual({ code: 'not-this-question', data: { attempt } })
  })
})

describe('an edit in mid-test', () => {
  it('leaves every question as it was served: text, key, rationale and tags', async () => {
    const own = await tables.table()
    const questions = Array.from({ length: 6 }, (_, i) => aQuestion({ id: 101 + i, tags: ['RN'] }))
    await batchPut(own, bankItems(questions, START - MINUTE))
    const { start, move, clock } = await aStudent(own, { numOfQuestions: 6 })
    const first = await start()
    clock.time = START + MINUTE
    const edited = questions.map((question) =>
      questionVersionItem(
        { ...question, body: 'Edited', answers: answersOf(['new', 'newer'], [0]), rationale: 'Edited' },
        { time: START + 1, tagNumbers: [5], areaNumbers: [] },
      ),
    )
    await batchPut(own, edited)
    expect(await start()).toEqual(first)
    let attempt = first
    while (attempt.question) {
      const { id, body } = attempt.question
      expect(body).toBe(`Body of ${id}`)
      const reply = await move({ n: 1, position: attempt.currentQuestion, questionId: id, choice: [1] })
      expect(reply.graded).toMatchObject({ correct: true, key: [0, 1, 0, 0], rationale: `Rationale of ${id}` })
      attempt = reply.attempt
    }
    expect(attempt.breakdown).toEqual([{ name: 'RN', correct: 6, total: 6, grade: 100, answered: null }])
    const next = await start()
    expect(next.question).toMatchObject({ body: 'Edited' })
  })

  it('still grades a choice among the answers that were served after it removes some', async () => {
    const own = await tables.table()
    await batchPut(own, bankItems([aQuestion({ id: 101 })], START - MINUTE))
    const { start, move } = await aStudent(own, { numOfQuestions: 1 })
    await start()
    const shorter = aQuestion({ id: 101, answers: answersOf(['only', 'two'], [0]) })
    await batchPut(own, [questionVersionItem(shorter, { time: START + 1, tagNumbers: [0], areaNumbers: [] })])
    const { graded } = await move({ n: 1, position: 0, questionId: 101, choice: [3] })
    expect(graded).toMatchObject({ correct: false, key: [0, 1, 0, 0], choice: [0, 0, 0, 1] })
  })
})
