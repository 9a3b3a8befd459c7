import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { aStudent, choiceFor, enrolmentItems, MINUTE, questionsOfAllTypes, START } from './academy-fixture.ts'
import { reviewAttempt, reviewStudentAttempt } from './review/review-attempt.ts'
import { createTaskProgress } from './start/create-task-progress.ts'

const AREAS = ['Basics', 'Comfort']

/** Stores a bank of 40 questions, and the tests that draw from it. */
export async function putSharedBank(table: Table): Promise<void> {
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
}

/** A student with a one-minute Practice of 20 questions, and other tests over the same 40 questions. */
export async function aScript(table: Table) {
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
