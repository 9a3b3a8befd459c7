import { describe, expect, it } from 'vitest'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { answersOf, aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import type { Question } from '#domain/questions/question.ts'
import type { Attempt } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const several = (id: number, facts: Partial<Question> = {}): Question =>
  aQuestion({
    id,
    type: 'Select All That Apply',
    answers: answersOf(['one', 'two', 'three', 'four', 'five'], [0, 2, 4]),
    tags: ['RN'],
    ...facts,
  })
const bank = [
  ...[101, 102, 103].map((id) => several(id)),
  several(201, { tags: ['Own'], scoring: 'plus-minus' }),
  aQuestion({ id: 301, answers: answersOf(['one', 'two'], [0]), tags: ['One'] }),
]
const table = sharedTable(bankItems(bank, START - MINUTE))

/** Two correct choices and a wrong one, out of three correct ones. */
const PARTLY = [0, 1, 2]
const sit = async (task: Partial<TaskItem> = {}) => {
  const student = await aStudent(table, { numOfQuestions: 3, ...task })
  const answer = ({ n, currentQuestion, question, scoring }: Attempt, wrong: object = {}) =>
    student.move({ ...{ n, position: currentQuestion, questionId: question!.id, scoring, choice: PARTLY }, ...wrong })
  return { ...student, answer }
}
const PLUS = { scoring: 'plus-minus' } as const

describe('a test with partial credit', () => {
  it('scores a Select All That Apply +/−, as the attempt and the question state', async () => {
    const { start, answer } = await sit(PLUS)
    const first = await start()
    expect(first).toMatchObject({ ...PLUS, question: PLUS })
    const { graded, attempt } = await answer(first)
    expect(graded).toMatchObject({ correct: false, points: 1, maxPoints: 3 })
    expect(graded?.lines).toMatchObject([{ points: 1, maxPoints: 3, words: '2 correct − 1 incorrect = 1 point.' }])
    expect(attempt).toMatchObject({ score: 1, ...PLUS })
    const { attempt: last } = await answer((await answer(attempt)).attempt)
    expect(last).toMatchObject({ score: 3, maxScore: 9, grade: 33, ...PLUS })
  })

  it('leaves every other question as it is', async () => {
    const { start, answer } = await sit({ ...PLUS, tags: ['One'], numOfQuestions: 1 })
    const first = await start()
    expect(first).toMatchObject({ ...PLUS, question: { scoring: null } })
    expect((await answer(first, { choice: [0] })).graded).toMatchObject({ points: 1, maxPoints: 1 })
  })

  it('refuses an answer that names another scoring and writes nothing, even for the last question', async () => {
    for (const [task, lies] of [
      [PLUS, [null, '', 'half']],
      [{}, ['plus-minus', 'half']],
    ] as const) {
      const { start, answer } = await sit({ ...task, numOfQuestions: 2 })
      for (let attempt = await start(); attempt.question;) {
        for (const scoring of lies) {
          const { code } = await refusalOf(answer(attempt, { scoring }))
          expect(code).toBe('not-this-question')
          expect(await start()).toEqual(attempt)
        }
        const sent = attempt
        const moved = await answer(sent)
        for (const scoring of lies) expect((await refusalOf(answer(sent, { scoring }))).code).toBe('not-this-question')
        expect(await answer(sent)).toEqual(moved)
        attempt = moved.attempt
      }
    }
  })

  it('counts skipped questions by all their answers, in result, history, and review alike', async () => {
    const { uid, keys, deps, start, answer, move } = await sit(PLUS)
    await answer(await start())
    const { attempt } = await move({ n: 1, action: 'finish' })
    expect(attempt).toMatchObject({ score: 1, maxScore: 13, grade: 7 })
    expect(await attemptHistory(keys, uid, deps)).toMatchObject([{ score: 1, maxScore: 13 }])
    const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
    expect(review.attempt).toEqual(attempt)
    expect(review.questions[0]).toMatchObject({ question: PLUS, graded: { points: 1, maxPoints: 3 } })
  })

  it('keeps its scoring whatever changes in the task, and the next attempt follows the task', async () => {
    const { keys, start, answer, move } = await sit(PLUS)
    const first = await start()
    const plain: Partial<TaskItem> = { taskType: 'Practice', tags: ['RN'], numOfQuestions: 3, timeAllowed: 30 }
    await batchPut(table, [aTask('c0', 's0', keys.taskKey, plain)])
    expect(await start()).toEqual(first)
    expect((await answer(first)).graded).toMatchObject({ points: 1, maxPoints: 3 })
    await move({ n: 1, action: 'finish' })
    const second = await start()
    expect(second).toMatchObject({ n: 2, scoring: null, question: { scoring: null } })
    expect((await answer(second)).graded).toMatchObject({ points: 0, maxPoints: 1 })
  })

  it('is that of the test that a Linking task points to', async () => {
    const { keys, start, answer } = await sit(PLUS)
    const link = { linkedContentKey: 'c0', linkedSectionKey: 's0', linkedTaskKey: `target-${keys.taskKey}` }
    await batchPut(table, [
      aTask('c0', 's0', link.linkedTaskKey, { taskType: 'Practice', tags: ['RN'], numOfQuestions: 3, ...PLUS }),
      { ...aTask('c0', 's0', keys.taskKey, { taskType: 'Linking', ...link }), ...taskKey('c0', 's0', keys.taskKey) },
    ])
    expect((await answer(await start())).graded).toMatchObject({ points: 1, maxPoints: 3 })
  })
})

it('a test without partial credit gives all or nothing, unless the author of a question chose otherwise', async () => {
  const { start, answer } = await sit()
  expect((await answer(await start())).graded).toMatchObject({ points: 0, maxPoints: 1 })
  const own = await sit({ tags: ['Own'], numOfQuestions: 1 })
  const first = await own.start()
  expect(first).toMatchObject({ scoring: null, question: PLUS })
  expect((await own.answer(first)).graded).toMatchObject({ points: 1, maxPoints: 3 })
})
