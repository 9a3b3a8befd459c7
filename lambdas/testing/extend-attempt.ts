import type { Attempt } from '../../domain/testing/attempt.ts'
import { finishAttempt } from '../../domain/testing/finish-attempt.ts'
import type { Rules } from '../../domain/testing/rules.ts'
import type { TestTask } from '../../domain/testing/test-task.ts'
import type { TestingDeps } from './deps.ts'
import { drawSource } from './draw-source.ts'
import { listNames } from './list-names.ts'

const taskOf = ({ kind, plan, passGrade }: Attempt): TestTask => ({
  type: kind,
  tags: plan ? [plan.tag] : [],
  ...(plan ? { minQuestions: plan.min, maxQuestions: plan.max } : {}),
  passGrade,
})

/**
 * Draws one more question for each group (spec 3.4.20). When nothing can grow the attempt ends; `now` in epoch
 * milliseconds.
 */
export async function extendAttempt(
  attempt: Attempt,
  groups: readonly number[],
  rules: Rules,
  now: number,
  { table, random }: TestingDeps,
): Promise<Attempt> {
  const areas = (await listNames(table, 'areas', groups)).slice(0, attempt.plan?.areas)
  const task = taskOf(attempt)
  const more = await rules.drawMore(await drawSource(task, rules, { table, random }, areas), attempt, groups)
  if (more.length === 0) return { ...finishAttempt(attempt, now), version: attempt.version }
  return { ...attempt, questions: [...attempt.questions, ...more] }
}
