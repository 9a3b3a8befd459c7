import { namesIn } from '#domain/questions/label-list.ts'
import { isTestKind } from '#domain/attempts/test-kind.ts'
import { type TestTask } from '#domain/attempts/test-task.ts'
import type { PoolShortage, QueryPoolShortageArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { drawSource } from './draw-source.ts'

const present = (name: keyof TestTask, value: number | null | undefined) => (value == null ? {} : { [name]: value })

/**
 * Returns the bank's shortfalls for a test with these settings (spec 3.5.15): the tag or area that falls short and by
 * how many; empty if there is none. Refuses with 'not-a-test'.
 */
export async function poolShortage({ input }: QueryPoolShortageArgs, deps: AttemptDeps): Promise<PoolShortage[]> {
  const { type, tags } = input
  if (!isTestKind(type)) throw new Refusal('not-a-test')
  const rules = deps.rulesOf(type)
  const task: TestTask = {
    type,
    tags,
    ...present('numOfQuestions', input.numOfQuestions),
    ...present('percentEasy', input.percentEasy),
    ...present('caseStudies', input.caseStudies),
    ...present('minQuestions', input.minQuestions),
    ...present('maxQuestions', input.maxQuestions),
  }
  const { areas: values, removed = new Set(), bank } = await drawSource(task, rules, deps)
  const areas = namesIn({ values, removed })
  return rules.shortfalls(task, { areas, count: bank.count }).map((shortfall) => ({
    pool: shortfall.pool ?? null,
    missing: shortfall.missing,
  }))
}
