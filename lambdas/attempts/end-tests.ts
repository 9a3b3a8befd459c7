import { attemptKey, type Key } from '#table/keys.ts'
import type { EndedProgress, StartedTest } from '#table/progress.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { findStartedList, putStartedTests, recentEnds } from './started-list.ts'

/** A progress of a student whose course ends at `endTime` (epoch milliseconds). */
export type EndingProgress = { uid: string } & EndedProgress

/** Concurrent starts make an end read again; more than this in a row is a fault. */
const TRIES = 5

/** The maximum attempts that one transaction ends; it allows a hundred writes. */
const MAX_ATTEMPTS = 80

/** The fields of an attempt that an end needs; the rest is not read here. */
type Deadline = Key & { deadline: number; endTime?: number }
type TestWithDeadline = { test: StartedTest; attempt: Deadline }

/**
 * Reads both with strong consistency: a unit for the list and one for each test in it. Skips tests without an attempt.
 */
async function readDeadlines(table: Table, uid: string) {
  const list = await findStartedList(table, uid)
  const keyOf = ({ progress, task, n }: StartedTest) => attemptKey(uid, progress, task, n)
  const attempts = await batchGet<Deadline>(table, list.tests.map(keyOf), { consistent: true })
  const bySk = new Map(attempts.map((attempt) => [attempt.sk, attempt]))
  const tests = list.tests.flatMap((test): TestWithDeadline[] => {
    const attempt = bySk.get(keyOf(test).sk)
    return attempt ? [{ test, attempt }] : []
  })
  return { ...list, tests }
}

/**
 * Moves the deadline of a running attempt to the earlier end of its course. Does not conflict with answers, because it
 * has no condition on the version, but increments it, so that a write of the whole attempt reads again. Fails if the
 * attempt was finished in the meantime.
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

const openAfterEnd = (tests: readonly TestWithDeadline[], { progress, endTime }: EndingProgress): StartedTest[] =>
  tests
    .filter(({ test, attempt }) => {
      const isOpen = attempt.endTime === undefined && attempt.deadline > endTime
      return isOpen && test.progress === progress
    })
    .map(({ test }) => test)

/**
 * Returns the writes that end a progress's tests together with it (spec 2.7.5): the list of running tests, which
 * refuses any start that hasn't seen this end, and the deadlines of attempts that would outlast it. `rest`: how many
 * exceed one transaction; call `endOpenAttempts` for them. One strongly consistent read unit for the list and for each
 * test.
 */
export async function endTestsWrites(table: Table, ending: EndingProgress): Promise<{ writes: Write[]; rest: number }> {
  const list = await readDeadlines(table, ending.uid)
  const open = openAfterEnd(list.tests, ending)
  const now = open.slice(0, MAX_ATTEMPTS)
  const { uid, progress, endTime } = ending
  const ends = new Set(now)
  const tests = list.tests.map(({ test }) => (ends.has(test) ? { ...test, deadline: endTime } : test))
  const ended = [...recentEnds(list.ended, endTime), { progress, endTime }]
  return {
    writes: [
      putStartedTests(uid, { version: list.version, tests, ended }),
      ...now.map((test) => shorten(ending, test)),
    ],
    rest: open.length - now.length,
  }
}

/**
 * Ends attempts that run beyond their course's end. A repeat changes nothing. Does not use `retryOnConflict`: it also
 * reads again after a successful write, since one transaction may not have room for all attempts.
 */
export async function endOpenAttempts(table: Table, ending: EndingProgress): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { tests } = await readDeadlines(table, ending.uid)
    if (openAfterEnd(tests, ending).length === 0) return
    const { writes } = await endTestsWrites(table, ending)
    await transactWrite(table, writes)
  }
  throw new Error(`Attempts of progress ${ending.progress} go on beyond its end`)
}
