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
import { withoutEndedHold } from './ended-hold.ts'
import { type StartedList, startedListOf } from './started-list.ts'

/** A started test with its attempt. */
export type ListedTest = StartedTest & { attempt: Attempt }

/** A student's started tests with their attempts, as read. */
export type StartedTests = Omit<StartedList, 'tests'> & {
  tests: readonly ListedTest[]
  /** The seen questions recorded by the stream, packed. */
  seen?: Uint8Array
}

type RulesOf = { rulesOf: typeof rulesOf }
type ListDeps = { table: Table; now: () => number } & RulesOf
type TestRef = Pick<StartedTest, 'progress' | 'task'>

const keyOf = (uid: string, { progress, task, n }: StartedTest) => attemptKey(uid, progress, task, n)

/** A started test as the list stores it. */
export const storedTest = ({ attempt: _attempt, ...test }: ListedTest): StartedTest => test

async function readAttempts(table: Table, uid: string, tests: readonly StartedTest[], consistent: boolean) {
  const keys = tests.map((test) => keyOf(uid, test))
  const items = await batchGet<AttemptItem>(table, keys, { consistent })
  const bySk = new Map(items.map((item) => [item.sk, attemptOf(item)]))
  return tests.map((test) => ({ test, attempt: bySk.get(keyOf(uid, test).sk) }))
}

/** Whether a test of this kind puts the others on hold while it runs (decisions, "Exams"). */
const isExam = ({ kind }: Attempt, { rulesOf: find }: RulesOf): boolean => find(kind).exam

/**
 * Reads the attempts of listed tests: half a read unit each, twice that when `consistent`. Otherwise reads anything
 * that could cause a wrong refusal (an unfinished exam, a missing attempt) again, strongly consistent.
 */
export async function readListedTests(
  uid: string,
  started: readonly StartedTest[],
  { table, now, ...rules }: ListDeps,
  { consistent = false } = {},
): Promise<ListedTest[]> {
  const read = await readAttempts(table, uid, started, consistent)
  const isDoubtful = ({ attempt }: (typeof read)[number]) =>
    !consistent && (attempt === undefined || (attempt.endTime === undefined && isExam(attempt, rules)))
  const doubtful = read.filter(isDoubtful).map(({ test }) => test)
  const again = await readAttempts(table, uid, doubtful, true)
  const tests = [...read.filter((entry) => !isDoubtful(entry)), ...again]
  const listed = await Promise.all(
    tests.map(async ({ test, attempt }) =>
      attempt ? [{ ...test, attempt: await withoutEndedHold(uid, attempt, { table, now }) }] : [],
    ),
  )
  return listed.flat()
}

/**
 * Reads a student's started tests: half a read unit for the list and half for each test in it, twice that when
 * `consistent`.
 */
export async function findStartedTests(
  uid: string,
  { table, ...deps }: ListDeps,
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
    tests: await readListedTests(uid, tests, { table, ...deps }, { consistent }),
    ended,
    ...(seen ? { seen } : {}),
  }
}

/** Whether a test has this ref. */
export const isSameTest = ({ progress, task }: TestRef, ref: TestRef): boolean =>
  progress === ref.progress && task === ref.task

/** Returns the tests that may still accept an answer (key-access.ts). `now` in epoch milliseconds. */
export const runningTests = ({ tests }: Pick<StartedTests, 'tests'>, now: number): ListedTest[] =>
  tests.filter(({ attempt }) => !isOver(attempt, now))

/**
 * Returns the exam among running tests, except for the one with this ref: while it runs, no other test continues and no
 * review opens.
 */
export const examAmong = (running: readonly ListedTest[], rules: RulesOf, ref?: TestRef): ListedTest | undefined =>
  running.find((test) => isExam(test.attempt, rules) && !(ref && isSameTest(test, ref)))

/** Returns the test that keeps the most questions from another one. */
export const largestAmong = (running: readonly ListedTest[]): ListedTest | undefined =>
  [...running].sort((a, b) => b.attempt.questions.length - a.attempt.questions.length)[0]

/**
 * Returns the questions that a student has seen in the last year. The stream records ended attempts; until then they
 * are in the list.
 */
export const seenOf = ({ tests, seen }: Pick<StartedTests, 'tests' | 'seen'>, now: number): ReadonlySet<number> =>
  new Set([
    ...seenQuestions(seen, now),
    ...tests.flatMap(({ attempt: { questions } }) => questions.map(({ id }) => id)),
  ])

/** How long a test stays in the list after its end: a start may read a slightly older record. */
const LISTED_MS = 60_000
/** How long it stays there while its questions are not recorded: far longer than the stream is ever late. */
const MAX_UNRECORDED_MS = 86_400_000

/**
 * Returns the tests that have just ended, or whose questions the stream has not recorded as seen: they stay in the
 * list, so that adaptive tests take them into account. `others`: running ones. `now` in epoch milliseconds.
 */
export function unrecordedTests(
  { tests, seen }: StartedTests,
  others: readonly ListedTest[],
  now: number,
): ListedTest[] {
  const recorded = seenQuestions(seen, now)
  return tests.filter((test) => {
    const { questions, endTime, deadline } = test.attempt
    const age = now - (endTime ?? deadline)
    const isListed = age < LISTED_MS || (age < MAX_UNRECORDED_MS && questions.some(({ id }) => !recorded.has(id)))
    return isListed && !others.includes(test)
  })
}

/**
 * Returns the running tests other than this attempt, whose own unanswered items of a case study hide nothing in it. A
 * newer attempt of the same test is another one.
 */
export const othersOf = (running: readonly ListedTest[], ref: TestRef & { n: number }): ListedTest[] =>
  running.filter((test) => !(isSameTest(test, ref) && test.attempt.n === ref.n))

/** Returns the attempts of running tests, except for the one with this ref. */
export const concurrentAttempts = (running: readonly ListedTest[], ref: TestRef): Attempt[] =>
  running.filter((test) => !isSameTest(test, ref)).map(({ attempt }) => attempt)
