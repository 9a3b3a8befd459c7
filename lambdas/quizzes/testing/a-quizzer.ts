import { questionEntry } from '#domain/search/question-entry.ts'
import type { Question } from '#domain/questions/question.ts'
import type { Attempt, AttemptMove, QuizFilterInput, QuizFormInput } from '#generated/schema.ts'
import { aStudent, choiceFor, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { questionChunk } from '#table/search-files.ts'
import { userItem } from '#table/user.ts'
import { countQuiz } from '../count-quiz.ts'
import type { QuizDeps } from '../quiz-deps.ts'
import { createQuizFiles } from '../quiz-files.ts'
import { startQuiz } from '../start-quiz.ts'

export const ALL: QuizFilterInput = {
  areas: [],
  tags: [],
  types: [],
  steps: [],
  difficulties: [],
  statuses: [],
  recentMisses: false,
}

export const aForm = (more: Partial<QuizFormInput> = {}): QuizFormInput => ({
  filter: ALL,
  questions: 5,
  mode: 'tutor',
  ...more,
})

/** Returns search files of a bank as the stream writes them. */
export async function filesOf(bank: readonly Question[]) {
  const files = memoryFiles()
  for (const name of new Set(bank.map(({ id }) => questionChunk(id))))
    await files.write(
      name,
      bank.filter(({ id }) => questionChunk(id) === name).map((question) => questionEntry(question)),
    )
  return files
}

/** A student in a running course, with a bank in the table and in search files, and the student's quiz actions. */
export async function aQuizzer(table: Table, bank: readonly Question[]) {
  await batchPut(table, bankItems(bank, START - MINUTE))
  const student = await aStudent(table)
  const { uid } = student
  await batchPut(table, [userItem(aUser({ uid }))])
  const files = await filesOf(bank)
  const deps: QuizDeps = { ...student.deps, files: createQuizFiles(files, () => student.clock.time) }
  let requests = 0
  const begin = (form: Partial<QuizFormInput> = {}, requestId = `request-${(requests += 1)}`) =>
    startQuiz({ progressKey: 'p1', form: aForm(form), requestId }, uid, deps)
  /** Starts a quiz of what was missed in an attempt. */
  const beginMissed = ({ taskKey, n }: Pick<Attempt, 'taskKey' | 'n'>, requestId = `request-${(requests += 1)}`) =>
    startQuiz({ progressKey: 'p1', form: aForm(), requestId, missedIn: { taskKey, n } }, uid, deps)
  const counts = (filter: Partial<QuizFilterInput> = {}) =>
    countQuiz({ progressKey: 'p1', filter: { ...ALL, ...filter } }, uid, deps)
  const count = async (filter: Partial<QuizFilterInput> = {}) => (await counts(filter)).total
  return { ...student, deps, files, begin, beginMissed, counts, found: count }
}

export type Quizzer = Awaited<ReturnType<typeof aQuizzer>>

/** Answers the question on screen. */
export const answerQuiz = ({ uid, deps }: Quizzer, attempt: Attempt, right: boolean): Promise<AttemptMove> => {
  const { question, currentQuestion: position, n, progressKey: progress, taskKey } = attempt
  if (!question) throw new Error('No question')
  const given = { position, questionId: question.id, choice: choiceFor(question, right) }
  return updateTaskProgress({ progressKey: progress, taskKey, n, action: 'check', ...given }, uid, deps)
}

/** Answers a quiz to its end; `rightOf`: whether the answer at a position is right. */
export async function sitQuiz(quizzer: Quizzer, started: Attempt, rightOf: (at: number) => boolean) {
  const moves: AttemptMove[] = []
  let attempt = started
  while (attempt.endTime == null) {
    const move = await answerQuiz(quizzer, attempt, rightOf(attempt.currentQuestion))
    moves.push(move)
    attempt = move.attempt
  }
  return { attempt, moves }
}
