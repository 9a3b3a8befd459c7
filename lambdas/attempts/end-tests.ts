import { attemptKey } from '#table/keys.ts'
import { type EndedProgress, runningTestsItem, type StartedTest } from '#table/progress.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { findStartedTests, type ListedTest, type StartedTests } from './started-tests.ts'

/** A progress of a student whose course ends at `endTime` (epoch milliseconds). */
export type EndingProgress = { uid: string } & EndedProgress

/** Starts that meet the end make it look again; more than this at once is a fault. */
const TRIES = 5

/** Attempts that end in one transaction, which takes a hundred writes. */
const MAX_ATTEMPTS = 80

/** How long an end is remembered, so that no start misses it that read its progress before: far longer than a start takes. */
const REMEMBERED_MS = 3_600_000

/** The list of running tests written on the condition that it was not written since `version`. */
export function putStartedTests(
  uid: string,
  version: number,
  { tests, ended }: { tests: readonly StartedTest[]; ended: readonly EndedProgress[] },
): Write {
  const Item = runningTestsItem(uid, { version: version + 1, tests: [...tests], ended: [...ended] })
  return { Put: { Item, ...ifVersion(version) } }
}

/** A started test as the list stores it. */
export const storedTest = ({ attempt: _attempt, ...test }: ListedTest): StartedTest => test

/** The ends that a start may still have missed. `now` in epoch milliseconds. */
export const recentEnds = (ended: readonly EndedProgress[], now: number): EndedProgress[] =>
  ended.filter(({ endTime }) => now - endTime < REMEMBERED_MS)

/**
 * Moves the deadline of a running attempt forward to the end of its course. No answer is in its way, since it asks for no
 * version; but it is a version, so that a write of the whole attempt looks again. Refused when the attempt was finished in the meantime.
 */
const shorten = ({ uid, endTime }: EndingProgress, { progress, task, n }: StartedTest): Write => ({
  Update: {
    Key: attemptKey(uid, progress, task, n),
    UpdateExpression: 'SET deadline = :end, #version = #version + :one',
    ConditionExpression: 'deadline > :end AND attribute_not_exists(endTime)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
  },
})

const openBeyond = ({ tests }: StartedTests, { progress, endTime }: EndingProgress): ListedTest[] =>
  tests.filter(
    (test) => test.progress === progress && test.attempt.endTime === undefined && test.attempt.deadline > endTime,
  )

/**
 * What ends a progress's tests together with it (spec 2.7.5): the list of running tests, which refuses any start that
 * hasn't seen this end, and the deadlines of attempts that would outlast it. `rest`: how many exceed one transaction;
 * call `endOpenAttempts` for them. One strongly consistent read unit for the list and for each test.
 */
export async function endTestsWrites(table: Table, ending: EndingProgress): Promise<{ writes: Write[]; rest: number }> {
  const seen = await findStartedTests(ending.uid, { table, rulesOf }, { consistent: true })
  const open = openBeyond(seen, ending)
  const now = open.slice(0, MAX_ATTEMPTS)
  const { uid, progress, endTime } = ending
  const ends = new Set(now)
  const tests = seen.tests.map((test) =>
    ends.has(test) ? { ...storedTest(test), deadline: endTime } : storedTest(test),
  )
  const ended = [...recentEnds(seen.ended, endTime), { progress, endTime }]
  return {
    writes: [putStartedTests(uid, seen.version, { tests, ended }), ...now.map((test) => shorten(ending, test))],
    rest: open.length - now.length,
  }
}

/**
 * Ends with its course what of a progress still runs beyond it. Calling it again changes nothing. No `retryOnConflict`: it looks
 * again after a write that succeeded too, since one transaction may not hold all attempts.
 */
export async function endOpenAttempts(table: Table, ending: EndingProgress): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await findStartedTests(ending.uid, { table, rulesOf }, { consistent: true })
    if (openBeyond(seen, ending).length === 0) return
    const { writes } = await endTestsWrites(table, ending)
    await transactWrite(table, writes)
  }
  throw new Error(`Attempts of progress ${ending.progress} go on beyond its end`)
}
