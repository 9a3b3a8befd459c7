import { attemptItem, type AttemptPlace } from '../../data/attempt.ts'
import { attemptKey, runningTestsKey, taskSummaryKey } from '../../data/keys.ts'
import type { RunningTestsItem, StartedTest } from '../../data/running-tests.ts'
import { type Attempt, GRACE_MS, type Hold } from '../../domain/testing/attempt.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite, type Write } from '../shared/transact.ts'
import type { RunningTests } from './running-tests.ts'

/** Where an attempt is started: its place, and the content through which the student came. */
export type StartPlace = AttemptPlace & { content: string }

/** Opens the attempt in its task's summary, if none is open there and exactly n - 1 were started before. */
const openInSummary = (place: StartPlace, { n, deadline }: Attempt): Write => ({
  Update: {
    Key: taskSummaryKey(place.uid, place.progress, place.section, place.task),
    UpdateExpression:
      'SET #type = :type, task = :task, complete = if_not_exists(complete, :false), started = :n, #open = :n, openDeadline = :deadline',
    ConditionExpression:
      n === 1
        ? 'attribute_not_exists(#open) AND attribute_not_exists(started)'
        : 'attribute_not_exists(#open) AND started = :before',
    ExpressionAttributeNames: { '#type': 'type', '#open': 'open' },
    ExpressionAttributeValues: {
      ':type': 'task-summary',
      ':task': place.task,
      ':false': false,
      ':n': n,
      ':deadline': deadline,
      ...(n === 1 ? {} : { ':before': n - 1 }),
    },
  },
})

/** The list of running tests with this one more, if no other start has written it since it was read. */
function addToRunning({ uid, progress, content, section, task }: StartPlace, attempt: Attempt, seen: RunningTests): Write {
  const others = seen.tests.map(({ attempt: _attempt, ...test }): StartedTest => test)
  const test: StartedTest = { progress, content, section, task, n: attempt.n, deadline: attempt.deadline }
  const item: RunningTestsItem = {
    ...runningTestsKey(uid),
    type: 'running-tests',
    version: seen.version + 1,
    tests: [...others, test],
  }
  if (seen.version === 0) return { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }
  return {
    Put: {
      Item: item,
      ConditionExpression: '#version = :seen',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':seen': seen.version },
    },
  }
}

/** Puts the other running tests on hold while an exam runs; its `until` is past when no machine takes an answer to it. */
const holdOthers = ({ uid, progress, task }: StartPlace, { n, deadline }: Attempt, { tests }: RunningTests): Write[] => {
  const hold: Hold = { progress, task, n, until: deadline + 2 * GRACE_MS }
  return tests.map((test) => ({
    Update: {
      Key: attemptKey(uid, test.progress, test.task, test.n),
      UpdateExpression: 'SET #hold = :hold, #version = #version + :one',
      ConditionExpression: 'attribute_not_exists(endTime) AND attribute_exists(pk)',
      ExpressionAttributeNames: { '#hold': 'hold', '#version': 'version' },
      ExpressionAttributeValues: { ':hold': hold, ':one': 1 },
    },
  }))
}

/**
 * Writes a new attempt, opens it in its task's summary and lists it among the student's running tests, in one transaction, on
 * the condition that none of the task is open, that exactly n - 1 were started before and that no other test was started since
 * `seen`. An exam holds up the others in the same transaction. Returns whether it was so; if not, look again.
 */
export async function saveStarted(
  table: Table,
  place: StartPlace,
  attempt: Attempt,
  { seen, exam }: { seen: RunningTests; exam: boolean },
): Promise<boolean> {
  const written = await transactWrite(table, [
    { Put: { Item: attemptItem(place, attempt), ConditionExpression: 'attribute_not_exists(pk)' } },
    openInSummary(place, attempt),
    addToRunning(place, attempt, seen),
    ...(exam ? holdOthers(place, attempt, seen) : []),
  ])
  return written.ok
}
