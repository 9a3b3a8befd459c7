import type { AttemptPlace } from '#table/attempt.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { finishAttempt } from '#domain/attempts/finish-attempt.ts'
import { unansweredQuestions } from '#domain/attempts/key-access.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { withoutQuestions } from '#domain/attempts/without-questions.ts'
import type { TestingDeps } from '#lambdas/functions/testing/deps.ts'
import { drawSource } from './draw-source.ts'
import { listNames } from '#lambdas/questions/list-names.ts'
import { attemptsBeside, findStartedTests, runningTests } from './started-tests.ts'

const taskOf = ({ kind, plan, passGrade }: Attempt): TestTask => ({
  type: kind,
  tags: plan ? [plan.tag] : [],
  ...(plan ? { minQuestions: plan.min, maxQuestions: plan.max } : {}),
  passGrade,
})

/** The questions that the student's other running tests hold unanswered: an exam's own are in no other test. */
async function heldElsewhere(place: AttemptPlace, deps: TestingDeps): Promise<ReadonlySet<number>> {
  const running = runningTests(await findStartedTests(place.uid, deps), deps.now())
  return unansweredQuestions(attemptsBeside(running, place), deps.now())
}

/**
 * Draws one more question for each group (spec 3.4.20), none that another running test of the student holds unanswered. When
 * nothing can grow the attempt ends; `now` in epoch milliseconds.
 */
export async function extendAttempt(
  place: AttemptPlace,
  attempt: Attempt,
  groups: readonly number[],
  now: number,
  deps: TestingDeps,
): Promise<Attempt> {
  const rules = deps.rulesOf(attempt.kind)
  if (!rules) throw new Error(`No rules for ${attempt.kind}`)
  const areas = await listNames(deps.table, 'areas', groups)
  const without = await heldElsewhere(place, deps)
  const source = await drawSource(taskOf(attempt), rules, deps, areas)
  const bank = withoutQuestions(source.bank, without)
  const more = await rules.drawMore({ ...source, bank }, attempt, groups)
  if (more.length === 0) return { ...finishAttempt(attempt, now), version: attempt.version }
  return { ...attempt, questions: [...attempt.questions, ...more] }
}
