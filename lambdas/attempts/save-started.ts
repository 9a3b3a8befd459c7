import { attemptItem, type AttemptPlace } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { type Attempt, GRACE_MS, type Hold } from '#domain/attempts/attempt.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite, type Write } from '#lambdas/dynamodb/transact.ts'
import { putStartedTests, recentEnds, storedTest } from './end-tests.ts'
import type { ListedTest, StartedTests } from './started-tests.ts'

/** Where an attempt is started: its place, and the content through which the student came. */
export type StartPlace = AttemptPlace & { content: string }

/** Puts the other running tests on hold while an exam runs; `until` is past when no machine takes an answer to the exam. */
function holdOthers(
  { uid, progress, task }: StartPlace,
  { n, deadline }: Attempt,
  others: readonly ListedTest[],
): Write[] {
  const hold: Hold = { progress, task, n, until: deadline + 2 * GRACE_MS }
  return others.map((test) => ({
    Update: {
      Key: attemptKey(uid, test.progress, test.task, test.n),
      UpdateExpression: 'SET #hold = :hold, #version = #version + :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endTime)',
      ExpressionAttributeNames: { '#hold': 'hold', '#version': 'version' },
      ExpressionAttributeValues: { ':hold': hold, ':one': 1 },
    },
  }))
}

/** What a start has seen: the list as it was read, the tests of it that go on beside the new one, and whether that is an exam. */
export type Seen = { list: StartedTests; others: readonly ListedTest[]; exam: boolean }

/**
 * Writes a new attempt and lists it among the student's started tests, in one transaction, on the condition that the attempt does
 * not exist and that no other test was started and no course ended early since `seen`. An exam holds up the others in the same
 * transaction. The task's summary learns of the attempt when it is finished. Returns whether it was so; if not, look again.
 */
export async function saveStarted(
  table: Table,
  place: StartPlace,
  attempt: Attempt,
  { list, others, exam }: Seen,
): Promise<boolean> {
  const { uid, progress, content, section, task } = place
  const started = { progress, content, section, task, n: attempt.n, deadline: attempt.deadline }
  const written = await transactWrite(table, [
    { Put: { Item: attemptItem(place, attempt), ConditionExpression: 'attribute_not_exists(pk)' } },
    putStartedTests(uid, list.version, {
      tests: [...others.map(storedTest), started],
      ended: recentEnds(list.ended, attempt.startTime),
    }),
    ...(exam ? holdOthers(place, attempt, others) : []),
  ])
  return written.ok
}
