import { afterAnswer, endAttempt } from '#domain/attempts/after-answer.ts'
import { type Attempt, type GradedAnswer } from '#domain/attempts/attempt.ts'
import { secretQuestions } from '#domain/attempts/key-access.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { withoutQuestions } from '#domain/attempts/bank.ts'
import type { AttemptItem, TaskRef } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { drawSource } from '#lambdas/attempts/start/draw-source.ts'
import { isHeld } from '#lambdas/attempts/ended-hold.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { withUnansweredPoints } from '#lambdas/attempts/review/unanswered-points.ts'
import { refuseForTest } from '#lambdas/attempts/refuse-for-test.ts'
import { concurrentAttempts, findStartedTests, isSameTest, runningTests } from '#lambdas/attempts/started-tests.ts'
import { type AttemptRef, taskRefOf, storeExtended, storeFinished } from '#lambdas/attempts/store-attempt.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

type MoveDeps = Pick<AttemptDeps, 'table' | 'now' | 'rulesOf'>

/**
 * Finishes an attempt, now or at its deadline if that was earlier, and returns it; returns a finished one unchanged.
 * Refuses with 'attempt-not-found' and, while an exam puts it on hold, also past its deadline, with 'exam-running'.
 */
export async function finishTest(ref: AttemptRef, deps: MoveDeps): Promise<Attempt> {
  const { table, now, rulesOf } = deps
  return retryOnConflict({ failure: 'An attempt could not be finished', attempts: 5 }, async () => {
    const loaded = await loadAttempt(table, ref, { consistent: true })
    if (!loaded) throw new Refusal('attempt-not-found')
    const { item, attempt } = loaded
    if (attempt.endTime !== undefined) return attempt
    if (attempt.hold && now() <= attempt.hold.until) {
      await releaseHold(ref, attempt, deps)
      return CONFLICT
    }
    const finished = endAttempt(await withUnansweredPoints(attempt, table), rulesOf(attempt.kind), now())
    if (await storeFinished(table, taskRefOf(ref, item), finished, attempt.version)) return finished
    return CONFLICT
  })
}

/**
 * Records the last answer of a batch: the attempt ends, or continues with more questions, as the rules of its kind
 * decide (spec 3.4.19, 3.4.20). Returns the attempt, or undefined if another request moved it first. `now` in epoch
 * milliseconds.
 */
export async function storeLastAnswer(
  ref: TaskRef,
  attempt: Attempt,
  graded: GradedAnswer,
  now: number,
  deps: AttemptDeps,
): Promise<Attempt | undefined> {
  const rules = deps.rulesOf(attempt.kind)
  const after = afterAnswer(attempt, graded, rules, now)
  const next =
    after.groups.length > 0 ? await extendAttempt(ref, after.attempt, after.groups, now, deps) : after.attempt
  const store = next.endTime === undefined ? storeExtended : storeFinished
  return (await store(deps.table, ref, next, attempt.version)) ? next : undefined
}

const taskOf = ({ kind, plan, passGrade }: Attempt): TestTask => ({
  type: kind,
  tags: plan ? [plan.tag] : [],
  ...(plan ? { minQuestions: plan.min, maxQuestions: plan.max } : {}),
  passGrade,
})

/** Returns the questions that the student's other running tests keep secret: an exam's own are in no other test. */
async function heldByOtherTests(ref: TaskRef, deps: AttemptDeps): Promise<ReadonlySet<number>> {
  const running = runningTests(await findStartedTests(ref.uid, deps), deps.now())
  return secretQuestions(concurrentAttempts(running, ref), deps.now())
}

/**
 * Draws another question for each group (spec 3.4.20), none that another running test of the student keeps secret. Ends
 * the attempt if no group can grow; `now` in epoch milliseconds.
 */
export async function extendAttempt(
  ref: TaskRef,
  attempt: Attempt,
  groups: readonly number[],
  now: number,
  deps: AttemptDeps,
): Promise<Attempt> {
  const rules = deps.rulesOf(attempt.kind)
  const without = await heldByOtherTests(ref, deps)
  const source = await drawSource(taskOf(attempt), rules, deps)
  const bank = withoutQuestions(source.bank, without)
  const more = await rules.drawMore({ ...source, bank }, attempt, groups)
  if (more.length === 0) return { ...endAttempt(attempt, rules, now), version: attempt.version }
  return { ...attempt, questions: [...attempt.questions, ...more] }
}

/**
 * Releases an attempt that an exam put on hold, once that exam is over. Refuses with 'exam-running', with the exam's
 * ref, while it runs. At most 2 read and 1 write units.
 */
export async function releaseHold(ref: AttemptRef, attempt: Attempt, deps: MoveDeps): Promise<void> {
  const { hold } = attempt
  if (!hold) return
  const { table } = deps
  if (await isHeld(ref.uid, attempt, deps)) {
    const running = (await findStartedTests(ref.uid, deps)).tests.find((test) => isSameTest(test, hold))
    throw running ? await refuseForTest(table, 'exam-running', running) : new Refusal('exam-running')
  }
  // A failed condition means that another tab released it, or a later exam put it on hold. The caller reads again.
  await updateItem<AttemptItem>(table, {
    Key: attemptKey(ref.uid, ref.progress, ref.task, ref.n),
    UpdateExpression: 'SET #version = #version + :one REMOVE #hold',
    // Two courses that share a content have exams with the same task and number.
    ConditionExpression:
      '#hold.#progress = :progress AND #hold.#task = :task AND #hold.#n = :n AND attribute_not_exists(endTime)',
    ExpressionAttributeNames: {
      ...{ '#version': 'version', '#hold': 'hold', '#progress': 'progress', '#task': 'task', '#n': 'n' },
    },
    ExpressionAttributeValues: { ':one': 1, ':progress': hold.progress, ':task': hold.task, ':n': hold.n },
  })
}
