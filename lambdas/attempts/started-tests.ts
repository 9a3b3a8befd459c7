import { attemptOf, type AttemptItem } from '#table/attempt.ts'
import { attemptKey, runningTestsAndSeen } from '#table/keys.ts'
import type { RunningTestsItem, StartedTest } from '#table/progress.ts'
import type { SeenQuestionsItem } from '#table/exam.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { seenQuestions } from '#domain/exams/seen-questions.ts'
import type { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type StartedList, startedListOf } from './started-list.ts'

/** A started test with its attempt. */
export type ListedTest = StartedTest & { attempt: Attempt }

/** The started tests of a student with their attempts, as they were read. */
export type StartedTests = Omit<StartedList, 'tests'> & {
  tests: readonly ListedTest[]
  /** What the stream has recorded of the questions that the student has seen, packed. */
  seen?: Uint8Array
}

type RulesOf = { rulesOf: typeof rulesOf }
type Place = Pick<StartedTest, 'progress' | 'task'>

const keyOf = (uid: string, { progress, task, n }: StartedTest) => attemptKey(uid, progress, task, n)

/** A started test as the list stores it. */
export const storedTest = ({ attempt: _attempt, ...test }: ListedTest): StartedTest => test

async function readAttempts(table: Table, uid: string, tests: readonly StartedTest[], consistent: boolean) {
  const keys = tests.map((test) => keyOf(uid, test))
  const items = await batchGet<AttemptItem>(table, keys, { consistent })
  const bySk = new Map(items.map((item) => [item.sk, attemptOf(item)]))
  return tests.map((test) => ({ test, attempt: bySk.get(keyOf(uid, test).sk) }))
}

/** Whether a test of this kind lets no other go on while it runs (decisions, "Exams"). */
const isExam = ({ kind }: Attempt, { rulesOf: find }: RulesOf): boolean => find(kind).exam

/**
 * Listed tests with their attempts: half a read unit each, twice that when `consistent`. Otherwise what could refuse something wrongly (an
 * unfinished exam, an attempt that is not there yet) is read again strongly.
 */
export async function readListedTests(
  uid: string,
  started: readonly StartedTest[],
  { table, ...rules }: { table: Table } & RulesOf,
  { consistent = false } = {},
): Promise<ListedTest[]> {
  const read = await readAttempts(table, uid, started, consistent)
  const isDoubtful = ({ attempt }: (typeof read)[number]) =>
    !consistent && (attempt === undefined || (attempt.endTime === undefined && isExam(attempt, rules)))
  const doubtful = read.filter(isDoubtful).map(({ test }) => test)
  const again = await readAttempts(table, uid, doubtful, true)
  const tests = [...read.filter((entry) => !isDoubtful(entry)), ...again]
  return tests.flatMap(({ test, attempt }) => (attempt ? [{ ...test, attempt }] : []))
}

/**
 * The started tests of a student: half a read unit for the list and half for each test in it, twice that when `consistent`.
 */
export async function findStartedTests(
  uid: string,
  { table, ...rules }: { table: Table } & RulesOf,
  { consistent = false } = {},
): Promise<StartedTests> {
  const items = await queryItems<RunningTestsItem | SeenQuestionsItem>(table, {
    ...runningTestsAndSeen(uid),
    consistent,
  })
  const item = items.find((entry) => entry.type === 'running-tests')
  const seen = items.find((entry) => entry.type === 'seen-questions')?.seen
  const { version, tests, ended } = await startedListOf(item, { table, uid, consistent })
  return {
    version,
    tests: await readListedTests(uid, tests, { table, ...rules }, { consistent }),
    ended,
    ...(seen ? { seen } : {}),
  }
}

/** Whether a test is the one of this place. */
export const isSameTest = ({ progress, task }: Place, place: Place): boolean =>
  progress === place.progress && task === place.task

/** The tests that may still take an answer (key-access.ts). `now` in epoch milliseconds. */
export const runningTests = ({ tests }: Pick<StartedTests, 'tests'>, now: number): ListedTest[] =>
  tests.filter(({ attempt }) => !isOver(attempt, now))

/** The exam among running tests, but for the one of this place: while it runs, no other test goes on and no review opens. */
export const examAmong = (running: readonly ListedTest[], rules: RulesOf, place?: Place): ListedTest | undefined =>
  running.find((test) => isExam(test.attempt, rules) && !(place && isSameTest(test, place)))

/** The questions that a student has seen in the last year. The stream records attempts that have ended; until then they are in the list. */
export const seenOf = ({ tests, seen }: StartedTests, now: number): ReadonlySet<number> =>
  new Set([
    ...seenQuestions(seen, now),
    ...tests.flatMap(({ attempt: { questions } }) => questions.map(({ id }) => id)),
  ])

/** How long a test stays in the list after its end: a start that reads what was recorded may read it as it was a moment before. */
const LISTED_MS = 60_000
/** How long it stays there while its questions are not recorded: far longer than the stream is ever late. */
const OWING_MS = 86_400_000

/**
 * The tests that have just ended, or whose questions the stream has not recorded as seen: they stay in the list, by which an adaptive
 * test knows of them. `others`: those that go on. `now` in epoch milliseconds.
 */
export function owingTests({ tests, seen }: StartedTests, others: readonly ListedTest[], now: number): ListedTest[] {
  const recorded = seenQuestions(seen, now)
  return tests.filter((test) => {
    const { questions, endTime, deadline } = test.attempt
    const age = now - (endTime ?? deadline)
    const owes = age < LISTED_MS || (age < OWING_MS && questions.some(({ id }) => !recorded.has(id)))
    return owes && !others.includes(test)
  })
}

/** The attempts of running tests, but for the one of this place. */
export const concurrentAttempts = (running: readonly ListedTest[], place: Place): Attempt[] =>
  running.filter((test) => !isSameTest(test, place)).map(({ attempt }) => attempt)
