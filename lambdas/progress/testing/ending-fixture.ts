import { vi } from 'vitest'
import type { TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { userItem } from '#table/user.ts'
import type { Attempt } from '#generated/schema.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { aStudent, enrolmentItems, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { taskAttempts } from '#lambdas/progress/learning/task-attempts.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'

const AREAS = ['Basics', 'Comfort', 'Safety']
/** Tags with one question each, for many concurrent tests. */
export const OWN_TAGS = Array.from({ length: 44 }, (_, i) => `own-${i}`)

/** The bank for the tests of an ended course. */
export function bankOfEndings() {
  const questions = AREAS.flatMap((area, a) =>
    Array.from({ length: 6 }, (_, i) => aQuestion({ id: 101 + a * 6 + i, tags: ['RN'], area: [area] })),
  )
  // One question for each of many tests.
  const own = OWN_TAGS.map((tag, i) => aQuestion({ id: 901 + i, tags: [tag] }))
  return bankItems([...questions, ...own], START - MINUTE)
}

/** A student taking a test of five questions, with three attempts, and an administrator who may end their course. */
export async function anAttemptSession(table: Table, task: Partial<TaskItem> = {}) {
  const student = await aStudent(table, { attempts: 3, ...task })
  const { uid, deps, keys, move } = student
  const person = { firstName: 'Jane', lastName: 'Doe', displayName: 'Jane D', phone: '', email: '', data: '' }
  await batchPut(table, [
    ...enrolmentItems(uid),
    userItem({ uid, type: 'Student', dateCreated: 1, ...person }),
    userItem({ uid: 'boss', type: 'Admin', dateCreated: 1, ...person }),
  ])
  const publish = vi.fn<Publish>(() => Promise.resolve())
  const admin = { sub: 'boss', groups: ['Admin'] }
  const end = () => updateProgress({ key: 'p1', action: 'end', studentId: uid }, admin, { ...deps, publish })
  const answer = ({ n, currentQuestion: position, question }: Attempt, choice = [1]) =>
    move({ n, position, questionId: question?.id ?? 0, choice })
  const summary = async () =>
    (await listTaskSummaries(table, { uid, progress: 'p1' })).find(({ task: key }) => key === keys.taskKey)
  const attempts = async () => taskAttempts(table, uid, 'p1', await summary(), deps.now())
  const history = () => attemptHistory({ progressKey: 'p1', taskKey: keys.taskKey }, uid, deps)
  return { ...student, end, answer, summary, attempts, history, publish }
}
