import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { attemptKey } from '#table/keys.ts'
import type { StartedTest } from '#table/progress.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { putStartedTests } from './started-list.ts'
import { findStartedTests, type ListedTest, storedTest } from './started-tests.ts'

/** More than any student has open; tests beyond it keep the end they were started with. */
const MAX_TESTS = 80

type CourseEndChange = { uid: string; progress: string; from: number; to: number }

/**
 * Whether a test has no time limit and ends with its course. An exam keeps its deadline: the holds on other tests
 * depend on it.
 */
const endsWithCourse = ({ attempt, progress }: ListedTest, moved: CourseEndChange): boolean =>
  progress === moved.progress &&
  attempt.untimed &&
  attempt.endTime === undefined &&
  attempt.deadline === moved.from &&
  !rulesOf(attempt.kind).exam

const lengthen = ({ uid, from, to }: CourseEndChange, { progress, task, n }: StartedTest): Write => ({
  Update: {
    Key: attemptKey(uid, progress, task, n),
    UpdateExpression: 'SET deadline = :to, #version = #version + :one',
    ConditionExpression: 'deadline = :from AND attribute_not_exists(endTime)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':from': from, ':to': to, ':one': 1 },
  },
})

/**
 * Returns the writes that extend the tests that end with a course to its new end (epoch milliseconds): the list of
 * running tests, conditional on its version, and their deadlines; empty without any. A timed test cut short by the
 * course's end keeps that end. One strongly consistent read unit for the list and for each test.
 */
export async function extendTestsWrites(
  { table, now }: { table: Table; now: () => number },
  moved: CourseEndChange,
): Promise<Write[]> {
  const seen = await findStartedTests(moved.uid, { table, now, rulesOf }, { consistent: true })
  const open = seen.tests.filter((test) => endsWithCourse(test, moved)).slice(0, MAX_TESTS)
  if (open.length === 0) return []
  const ends = new Set(open)
  const tests = seen.tests.map((test) =>
    ends.has(test) ? { ...storedTest(test), deadline: moved.to } : storedTest(test),
  )
  const list = putStartedTests(moved.uid, { version: seen.version, tests, ended: seen.ended })
  return [list, ...open.map((test) => lengthen(moved, test))]
}
