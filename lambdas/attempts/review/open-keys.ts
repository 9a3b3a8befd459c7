import { secretQuestions } from '#domain/attempts/key-access.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { refuseForTest } from '#lambdas/attempts/refuse-for-test.ts'
import {
  examAmong,
  isSameTest,
  type ListedTest,
  runningTests,
  type StartedTests,
} from '#lambdas/attempts/started-tests.ts'
import type { AttemptRef } from '#lambdas/attempts/store-attempt.ts'

/** What a student's running tests allow: nothing may be shown of the questions in `hidden` (key-access.ts). */
export type OpenKeys = { running: readonly ListedTest[]; hidden: ReadonlySet<number> }

/**
 * Call before showing anything of a question other than the one to answer: a review, a report, a mark, a card, a count.
 * Refuses with 'exam-running', with that exam's ref, while one of the student's runs, except for `current`: what the
 * running exam itself shows.
 */
export async function openKeys(
  started: Pick<StartedTests, 'tests'>,
  deps: Pick<AttemptDeps, 'table' | 'now' | 'rulesOf'>,
  current?: Omit<AttemptRef, 'uid'>,
): Promise<OpenKeys> {
  const running = runningTests(started, deps.now())
  const exam = examAmong(running, deps)
  const isCurrent = current && exam && isSameTest(exam, current) && exam.attempt.n === current.n
  if (exam && !isCurrent) throw await refuseForTest(deps.table, 'exam-running', exam)
  const attempts = running.map(({ attempt }) => attempt)
  return { running, hidden: secretQuestions(attempts, deps.now()) }
}
