import { quizWords } from '#domain/messages/quizzes.ts'
import { isQuizPlace } from '#domain/quizzes/quiz.ts'
import type { RunningTest } from '#generated/schema.ts'
import { placeOfTest } from '#lambdas/attempts/refuse-for-test.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import type { ProgressDeps } from './progress-deps.ts'

/**
 * Returns a student's running tests, soonest deadline first. Half a read unit for the list, and one for each test in
 * it.
 */
export async function ownRunningTests(
  uid: string,
  deps: Pick<ProgressDeps, 'table' | 'now' | 'rulesOf'>,
): Promise<RunningTest[]> {
  const { tests } = await findStartedTests(uid, deps)
  const running = tests
    .filter(({ attempt }) => attempt.endTime === undefined && deps.now() < attempt.deadline)
    .toSorted((a, b) => a.attempt.deadline - b.attempt.deadline)
  const places = await Promise.all(
    running.map(async (test) => {
      const place = await placeOfTest(deps.table, test)
      if (!place) return []
      const { untimed, deadline, questions } = test.attempt
      // Several quizzes may run at once.
      const name = isQuizPlace(test) ? quizWords.name(questions.length) : place.name
      return [{ ...place, name, deadline: untimed ? null : deadline }]
    }),
  )
  return places.flat()
}
