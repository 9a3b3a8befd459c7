import { attemptOf, type AttemptItem } from '../../data/attempt.ts'
import { attemptKey, runningTestsKey, taskSummariesOfUser } from '../../data/keys.ts'
import { type RunningTestsItem, type StartedTest, startedTestOf } from '../../data/running-tests.ts'
import type { TaskSummaryItem } from '../../data/task-summary.ts'
import { type Attempt, GRACE_MS } from '../../domain/testing/attempt.ts'
import { isOver } from '../../domain/testing/key-access.ts'
import { batchGet } from '../shared/batch-get.ts'
import { getItem } from '../shared/get-item.ts'
import { queryItems } from '../shared/query-items.ts'
import type { Table } from '../shared/table.ts'
import type { TestingDeps } from './deps.ts'

/** A test that may still take an answer. */
export type RunningTest = StartedTest & { attempt: Attempt }

/** The running tests of a student as they were read; `version` is 0 before the first start. */
export type RunningTests = { version: number; tests: readonly RunningTest[] }

type Means = Pick<TestingDeps, 'table' | 'now' | 'rulesOf'>

const keyOf = (uid: string, { progress, task, n }: StartedTest) => attemptKey(uid, progress, task, n)

/** What the summaries say: for a student whose tests were started before the item was kept. Read once a student. */
async function openTests(table: Table, uid: string): Promise<StartedTest[]> {
  const summaries = await queryItems<TaskSummaryItem>(table, { ...taskSummariesOfUser(uid), consistent: true })
  return summaries.flatMap((summary) => startedTestOf(summary) ?? [])
}

async function readAttempts(table: Table, uid: string, tests: readonly StartedTest[], consistent: boolean) {
  const keys = tests.map((test) => keyOf(uid, test))
  const items = await batchGet<AttemptItem>(table, keys, { consistent })
  const bySk = new Map(items.map((item) => [item.sk, attemptOf(item)]))
  return tests.map((test) => ({ test, attempt: bySk.get(keyOf(uid, test).sk) }))
}

/** Whether a test of this kind lets no other go on while it runs (decisions, "Exams"). */
export const isExam = ({ attempt }: RunningTest, { rulesOf }: Pick<Means, 'rulesOf'>): boolean =>
  rulesOf(attempt.kind)?.exam === true

/**
 * The tests of a student that may still take an answer: half a read unit for the list and half for each test in it, twice that
 * when `consistent`. Otherwise what would refuse something is read again with strong consistency before it is believed.
 */
export async function findRunningTests(
  uid: string,
  deps: Means,
  { consistent = false } = {},
): Promise<RunningTests> {
  const { table } = deps
  const item = await getItem<RunningTestsItem>(table, runningTestsKey(uid), { consistent })
  const now = deps.now()
  const started = (item?.tests ?? (await openTests(table, uid))).filter(
    // Deadlines only ever move forward in time to an earlier moment.
    ({ deadline }) => now <= deadline + 2 * GRACE_MS,
  )
  const running = (read: Awaited<ReturnType<typeof readAttempts>>): RunningTest[] =>
    read.flatMap(({ test, attempt }) => (attempt && !isOver(attempt, now) ? [{ ...test, attempt }] : []))
  const version = item?.version ?? 0
  const read = await readAttempts(table, uid, started, consistent)
  if (consistent) return { version, tests: running(read) }
  const isDoubtful = ({ test, attempt }: (typeof read)[number]) =>
    attempt === undefined || (!isOver(attempt, now) && isExam({ ...test, attempt }, deps))
  const doubtful = read.filter(isDoubtful).map(({ test }) => test)
  const again = await readAttempts(table, uid, doubtful, true)
  return { version, tests: running([...read.filter((one) => !isDoubtful(one)), ...again]) }
}

/** Whether a running test is the one of this place. */
export const isSameTest = (
  { progress, task }: Pick<StartedTest, 'progress' | 'task'>,
  place: Pick<StartedTest, 'progress' | 'task'>,
): boolean => progress === place.progress && task === place.task

/** The exam that runs beside a test, if any: while it does, no other test starts or goes on, and no review opens. */
export const otherExam = (
  { tests }: RunningTests,
  place: Pick<StartedTest, 'progress' | 'task'>,
  deps: Pick<Means, 'rulesOf'>,
): RunningTest | undefined => tests.find((test) => isExam(test, deps) && !isSameTest(test, place))
