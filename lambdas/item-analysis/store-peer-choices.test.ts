import { beforeAll, describe, expect, it } from 'vitest'
import type { AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import type { Question } from '#domain/questions/question.ts'
import { questionKey, questionVersionKey } from '#table/bank-keys.ts'
import { attemptAnswersItem } from '#table/item-analysis.ts'
import { type QuestionItem, type QuestionVersionItem } from '#table/question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { findQuestionVersions } from '#lambdas/attempts/review/find-question-version.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aggregateAnswers } from './aggregate-answers.ts'

const table = sharedTable()
const files = memoryFiles()
const SERVED = START - MINUTE
const IDS = [1, 2, 3]

const aQuestion = (id: number): Question => ({
  ...{ id, type: 'Multiple Choice', body: `Question ${id}`, rationale: 'Because.', tags: ['RN'], area: ['Basics'] },
  answers: ['A', 'B', 'C'].map((letter, i) => ({ letter, text: letter, correct: i === 1 })),
})

const answered = (id: number, option: number): AttemptAnswer => ({
  ...{ id, state: 'answered', points: option === 1 ? 1 : 0, max: 1, seconds: 10, choice: [option] },
})

let attempts = 0
/** Counts answers of other students: a third chose the first answer, the others the right one. */
async function others(count: number, ids = IDS) {
  const items = Array.from({ length: count }, () =>
    attemptAnswersItem(`attempt-${(attempts += 1)}`, {
      attempt: { uid: 'u1', sk: `ATTEMPT#p#t#${attempts}` },
      ...{ startTime: START, endTime: START + 1_000, kind: 'Practice' },
      answers: ids.map((id) => answered(id, attempts % 3 === 0 ? 0 : 1)),
    }),
  )
  await batchPut(table, items)
  await aggregateAnswers({ table, files, now: () => START })
}

const storedAt = async (id: number) =>
  (await getItem<QuestionVersionItem>(table, questionVersionKey(id, SERVED), { consistent: true }))?.peers?.[0]

beforeAll(async () => {
  await batchPut(table, [
    ...bankItems(IDS.map(aQuestion), SERVED),
    aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 3, timeAllowed: 60 }),
  ])
  await others(29)
})

const PERCENTS = [33, 67, 0]

describe('what other students chose', () => {
  it('is stored with the version from 30 answers on, and again after a tenth more', async () => {
    expect(await storedAt(1)).toBeUndefined()
    await others(1)
    expect(await storedAt(1)).toEqual({ answers: 30, chosen: [10, 20, 0] })
    await others(2, [3])
    expect(await storedAt(3)).toMatchObject({ answers: 30 })
    await others(1, [3])
    expect(await storedAt(3)).toMatchObject({ answers: 33 })
  })

  it('leaves the question and its versions as they were', async () => {
    const item = await getItem<QuestionItem>(table, questionKey(1), { consistent: true })
    expect(item).toEqual(bankItems([aQuestion(1)], SERVED).find(({ sk }) => sk === questionKey(1).sk))
    expect((await findQuestionVersions(table, 1)).map(({ question, time }) => ({ question, time }))).toEqual([
      { question: aQuestion(1), time: SERVED },
    ])
  })
})

describe('a student', () => {
  async function aSitting(taskKey?: string) {
    const student = await aStudent(table, { numOfQuestions: 3, timeAllowed: 30 })
    const { uid, deps, keys } = student
    const place = taskKey === undefined ? keys : { ...keys, taskKey }
    const { attempt } = await createTaskProgress(place, uid, deps)
    if (!attempt) throw new Error('No attempt')
    const answer = (at: Attempt) =>
      student.move({
        ...{
          taskKey: place.taskKey,
          n: 1,
          position: at.currentQuestion,
          questionId: at.question?.id ?? 0,
          choice: [1],
        },
      })
    const review = (task = place.taskKey) => reviewAttempt({ uid, progress: 'p1', task, n: 1 }, deps)
    return { ...student, attempt, answer, review }
  }

  it('sees it in the verdict of a Practice, and in its review', async () => {
    const { attempt, answer, review } = await aSitting()
    const { graded } = await answer(attempt)
    expect(graded?.peers?.percents).toEqual(PERCENTS)
    expect((await review()).questions[0]?.graded?.peers).toEqual(graded?.peers)
  })

  it('never sees it in an exam before its end, nor of a question of another running test', async () => {
    const { attempt, answer, review, move, start, check } = await aSitting('exam')
    const { graded, attempt: after } = await answer(attempt)
    expect(graded).toBeNull()
    expect(JSON.stringify(after)).not.toContain('percents')
    await move({ taskKey: 'exam', n: 1, action: 'finish' })
    expect((await review('exam')).questions[0]?.graded?.peers?.percents).toEqual(PERCENTS)
    // A Practice over the same questions keeps their keys secret, and what others chose of them.
    await start()
    expect((await review('exam')).questions.every((reviewed) => reviewed.graded === null)).toBe(true)
    expect((await check(await start(), true)).graded?.peers).not.toBeNull()
  })
})
