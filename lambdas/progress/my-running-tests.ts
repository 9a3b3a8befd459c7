import type { RunningTest } from '#generated/schema.ts'
import { placeOfTest } from '#lambdas/attempts/refuse-for-test.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import type { ProgressDeps } from './progress-deps.ts'

/**
 * Returns a student's running tests, soonest deadline first. Half a read unit for the list, and one and a half for
 * each test in it.
 */
export async function myRunningTests(
  uid: string,
  deps: Pick<ProgressDeps, 'table' | 'now' | 'rulesOf'>,
): Promise<RunningTest[]> {
  const { tests } = await findStartedTests(uid, deps)
  const running = tests
    .filter(({ attempt }) => attempt.endTime === undefined && deps.now() < attempt.deadline)
    .toSorted((a, b) => a.attempt.deadline - b.attempt.deadline)
  const places = await Promise.all(running.map((test) => placeOfTest(deps.table, test)))
  return places.filter((place) => place !== undefined)
}
