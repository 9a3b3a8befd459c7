import { quizName } from '#domain/messages/quizzes.ts'
import type { RunningTest } from '#generated/schema.ts'
import { placeOfTest } from '#lambdas/attempts/refuse-for-test.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import type { ProgressDeps } from './progress-deps.ts'

/**
 * Returns a student's running tests, soonest deadline first. Half a read unit for the list, and one for each test in
 * it.
 */
export async function myRunningTests(
  uid: string,
  deps: Pick<ProgressDeps, 'table' | 'now' | 'rulesOf'>,
): Promise<RunningTest[]> {
  const { tests } = await findStartedTests(uid, deps)
  const running = tests
    .filter(({ attempt }) => attempt.endTime === undefined && deps.now() < attempt.deadline)
    .toSorted((a, b) => a.attempt.deadline - b.attempt.deadline)
  const paths = await Promise.all(
    running.map(async (test) => {
      const path = await placeOfTest(deps.table, test)
      if (!path) return []
      const { untimed, deadline, questions, quiz } = test.attempt
      // Several quizzes may run at once.
      const name = quiz ? quizName(questions.length, quiz.filter) : path.name
      return [{ ...path, name, deadline: untimed ? null : deadline }]
    }),
  )
  return paths.flat()
}
