import { answerQuestion, type Attempt, finishAttempt, gradeOf, startAttempt } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { scoreAnswer, unansweredMax } from '#domain/attempts/score-answer.ts'
import type { Question } from '#domain/questions/question.ts'
import { attemptItem, type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import type { Key } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { questionItem, questionVersionItem } from '#table/question.ts'
import type { RegradeItem } from '#table/regrade.ts'
import { answersOf, aQuestion } from '#table/testing/a-question.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beginRegrade, type RegradeInput } from '../begin-regrade.ts'
import { continueRegrade } from '../run-regrade.ts'
import type { RegradeDeps } from '../regrade-deps.ts'

export const SERVED_TIME = 1_780_000_000_000
export const LATER_TIME = SERVED_TIME + 1_000_000
/** When attempts start: between the versions. */
export const START = SERVED_TIME + 1_000

/** Five questions of two tags. The third, 103, is regraded: B is right, later C. */
export const QUESTIONS: readonly Question[] = [101, 102, 103, 104, 105].map((id) => aQuestion({ id }))
export const REGRADED = 103
const later: Question = {
  ...aQuestion({ id: REGRADED }),
  answers: answersOf(['first', 'second', 'third', 'fourth'], [2]),
}

/** The versions of the questions; the regraded one has two. */
export const versionItems = (): Key[] => {
  const numbers = { tagNumbers: [0], areaNumbers: [] }
  return QUESTIONS.flatMap((question): Key[] =>
    question.id === REGRADED
      ? [
          questionItem(later, { version: 2, time: LATER_TIME }),
          questionVersionItem(question, { time: SERVED_TIME, ...numbers }),
          questionVersionItem(later, { time: LATER_TIME, ...numbers }),
        ]
      : [questionItem(question, { version: 1, time: SERVED_TIME, first: numbers })],
  )
}

type TaskPath = { progress: string; section: string; task: string }

export const PLACE: TaskPath = { progress: 'p1', section: 's0', task: 't1' }

/** An attempt with these choices for the five questions in order; ended unless `runs`. */
export function anAttempt(choices: readonly number[], { n = 1, runs = false } = {}): Attempt {
  const questions = QUESTIONS.map(({ id }) => ({ id }))
  const task = { type: 'Practice' as const, tags: ['RN'], passGrade: 60 }
  let attempt = startAttempt({ n, task, questions, courseEnd: START * 2, now: START + n })
  for (const [i, choice] of choices.entries()) {
    const question = QUESTIONS[i]
    if (!question) throw new Error('There are five questions')
    const grade = gradeOf(scoreAnswer(question, [choice]))
    attempt = answerQuestion(attempt, { choice: [choice], ...grade, clock: 5 * i, tagNumbers: [0] })
  }
  const left = attempt.questions.map((question, i) => {
    const served = QUESTIONS[i]
    const max = served && i >= attempt.at ? unansweredMax(served) : 1
    return max === 1 ? question : { ...question, max }
  })
  return runs ? attempt : finishAttempt({ ...attempt, questions: left }, START + 100_000)
}

/** The items of a student with these attempts at a test, and of the test's summary. */
export function studentItems(
  uid: string,
  attempts: readonly Attempt[],
  { complete = false, place: path = PLACE }: { complete?: boolean; place?: TaskPath } = {},
): Key[] {
  const ended = attempts.filter(({ endTime }) => endTime !== undefined)
  const summary: TaskSummaryItem = {
    ...taskSummaryKey(uid, path.progress, path.section, path.task),
    type: 'task-summary',
    task: path.task,
    complete: true,
    started: ended.length,
    best: Math.max(0, ...ended.map((attempt) => rulesOf(attempt.kind).grade(attempt))),
  }
  return [
    userItem(aUser({ uid, firstName: `First ${uid}`, lastName: `Last ${uid}`, email: `${uid}@example.com` })),
    aProgress(uid, path.progress, { content: ['c0'], endTime: START * 2, complete }),
    ...attempts.map((attempt) => attemptItem({ uid, ...path }, attempt)),
    ...(path.section === 'quizzes' ? [] : [summary]),
  ]
}

export const readAttempt = async (table: Table, uid: string, n = 1, path = PLACE): Promise<Attempt> => {
  const item = await getItem<AttemptItem>(table, attemptKey(uid, path.progress, path.task, n), { consistent: true })
  if (!item) throw new Error('No attempt')
  return attemptOf(item)
}

export const readSummary = (table: Table, uid: string): Promise<TaskSummaryItem | undefined> =>
  getItem<TaskSummaryItem>(table, taskSummaryKey(uid, PLACE.progress, PLACE.section, PLACE.task), { consistent: true })

/** Continues until the regrade has finished its current phase. */
export async function resumeRegrade(id: string, deps: RegradeDeps): Promise<RegradeItem> {
  for (;;) {
    const job = await continueRegrade({ id }, deps)
    if (!['checking', 'applying', 'undoing'].includes(job.status)) return job
  }
}

export const ID = 'regrade-1'

/** A regrade whose dry run is finished. */
export async function checkedRegrade(
  deps: RegradeDeps,
  input: Partial<RegradeInput> & Pick<RegradeInput, 'rule'>,
): Promise<RegradeItem> {
  const { id } = await beginRegrade({ id: ID, question: REGRADED, ...input }, 'avery', deps)
  return resumeRegrade(id, deps)
}

/** The items of a question that was edited at this time. */
export const editedItems = (question: Question, version: number, time: number): Key[] => [
  questionItem(question, { version, time }),
  questionVersionItem(question, { time, tagNumbers: [0], areaNumbers: [] }),
]
