import { attemptOf, type AttemptItem } from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import { withStartedTest, type TaskSummaryItem } from '#table/progress.ts'
import { canStart, hasExpired } from '#domain/attempts/attempt.ts'
import { isOver, secretQuestions } from '#domain/attempts/key-access.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import type { Attempt as AttemptReply } from '#generated/schema.ts'
import { deckItem } from '#table/exam.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { drawTest } from './draw-test.ts'
import { finishTest } from '#lambdas/attempts/answer/move-attempt.ts'
import { refuseForTest } from '#lambdas/attempts/refuse-for-test.ts'
import { storeStarted, type StartRef } from '#lambdas/attempts/store-attempt.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import {
  examAmong,
  findStartedTests,
  isSameTest,
  largestAmong,
  type ListedTest,
  unrecordedTests,
  runningTests,
  seenOf,
  type StartedTests,
} from '#lambdas/attempts/started-tests.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** The maximum concurrent tests of a student: limits what a start reads and writes. */
const MAX_RUNNING = 50

type LoadedTest = { place: StartRef; task: TestTask; courseEnd: number; summary: TaskSummaryItem | undefined }

/** Returns the attempt if it runs; finishes an expired one. Undefined: none runs, read again. */
async function resume(place: StartRef, n: number, deps: AttemptDeps): Promise<AttemptReply | undefined> {
  const { uid, progress, task } = place
  const item = await getItem<AttemptItem>(deps.table, attemptKey(uid, progress, task, n), { consistent: true })
  if (!item) return undefined
  const attempt = attemptOf(item)
  if (attempt.endTime !== undefined) return undefined
  if (!hasExpired(attempt, deps.now())) return showAttempt({ progressKey: progress, taskKey: task }, attempt, deps)
  await finishTest({ uid, progress, task, n }, deps)
  return undefined
}

/**
 * Returns the other unfinished tests; finishes expired ones first, so that their summaries include them. Refuses with
 * 'too-many-tests'.
 */
export async function othersOf(place: StartRef, list: StartedTests, deps: AttemptDeps): Promise<ListedTest[]> {
  const open = list.tests.filter((test) => test.attempt.endTime === undefined && !isSameTest(test, place))
  const overdue = open.filter(({ attempt }) => isOver(attempt, deps.now()))
  for (const { progress, task, n } of overdue) await finishTest({ uid: place.uid, progress, task, n }, deps)
  const others = open.filter((test) => !overdue.includes(test))
  // A start also reads tests that have just ended.
  if (others.length + unrecordedTests(list, others, deps.now()).length >= MAX_RUNNING)
    throw new Refusal('too-many-tests')
  return others
}

type NewAttempt = Omit<LoadedTest, 'summary'> & { n: number; list: StartedTests }

/** Draws and stores attempt `n`; undefined if another start, or the end of a course, was first. */
async function begin(
  { place, task, courseEnd, n, list }: NewAttempt,
  deps: AttemptDeps,
): Promise<AttemptReply | undefined> {
  const others = await othersOf(place, list, deps)
  const attempts = others.map(({ attempt }) => attempt)
  const without = secretQuestions(attempts, deps.now())
  const attempt = await drawTest({ task, n, courseEnd, without, seen: seenOf(list, deps.now()) }, deps)
  if (!attempt) {
    const largest = largestAmong(others)
    if (!largest) throw new Error('Questions were left out for no running test')
    throw await refuseForTest(deps.table, 'questions-in-running-test', largest)
  }
  const view = await showAttempt({ progressKey: place.progress, taskKey: place.task }, attempt, deps)
  const exam = deps.rulesOf(task.type).exam
  const { seed = '', deck } = attempt
  // Written before the attempt that needs it; a deck without an attempt is never read.
  const deckPlace = { uid: place.uid, progress: place.progress, task: place.task, n, seed }
  if (deck) await batchPut(deps.table, [deckItem(deckPlace, deck)])
  return (await storeStarted(deps.table, place, attempt, { list, others, exam })) ? view : undefined
}

/**
 * Resumes the running attempt of a test, or starts one (spec 3.4.18); an attempt past its deadline is finished first.
 * Refuses with 'exam-running' while another exam runs, 'no-attempts-left' (spec 3.5.24), 'test-deleted',
 * 'too-many-tests', 'questions-in-running-test' when only questions that another test keeps secret are left,
 * 'questions-error', 'start-failed', and 'course-ended'.
 */
export async function startTest(
  { place, task, courseEnd, summary }: LoadedTest,
  deps: AttemptDeps,
): Promise<AttemptReply> {
  const { uid, progress, section, task: taskKey } = place
  if (deps.now() >= courseEnd) throw new Refusal('course-ended')
  let stored = summary
  return retryOnConflict({ failure: 'A test could not be started', attempts: 8 }, async (earlier) => {
    const list = await findStartedTests(uid, deps, { consistent: earlier > 0 })
    if (list.ended.some((end) => end.progress === progress)) throw new Refusal('course-ended')
    const exam = examAmong(runningTests(list, deps.now()), deps, place)
    if (exam) throw await refuseForTest(deps.table, 'exam-running', exam)
    const own = list.tests.findLast((test) => isSameTest(test, place))
    const seen = own ? withStartedTest(uid, stored, own) : stored
    const open = seen?.open
    const verdict = canStart({ started: seen?.started ?? 0, ...(open === undefined ? {} : { open }) }, task.attempts)
    if (!verdict.ok) throw new Refusal(verdict.code)
    const reply =
      verdict.resume === undefined
        ? await begin({ place, task, courseEnd, n: verdict.n, list }, deps)
        : await resume(place, verdict.resume, deps)
    if (reply) return reply
    stored = await getItem<TaskSummaryItem>(deps.table, taskSummaryKey(uid, progress, section, taskKey), {
      consistent: true,
    })
    return CONFLICT
  })
}
