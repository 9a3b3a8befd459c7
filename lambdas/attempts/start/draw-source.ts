import { nclexAreasKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { namesToDraw } from '#domain/questions/label-list.ts'
import type { Rules, DrawSource } from '#domain/attempts/rules.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { createBank } from '#lambdas/questions/pools/create-bank.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { examDrawSource } from './exam-source.ts'

type DrawDeps = Pick<AttemptDeps, 'table' | 'random'>

/**
 * Returns the bank for a draw from all areas of the academy, by position; a renamed or merged area is drawn by its
 * current name, for attempts that began before. Eventually consistent, as questions are.
 */
export async function drawSource(task: TestTask, rules: Rules, { table, random }: DrawDeps): Promise<DrawSource> {
  const list = listOf(rules.dimension === 'areas' ? await getItem<ListItem>(table, nclexAreasKey) : undefined)
  const areas = namesToDraw(list)
  return {
    task,
    areas,
    removed: list.removed,
    random,
    bank: await createBank(table, rules.pools(task, areas), { random }),
  }
}

/** Returns what a test is drawn from: the pools of the bank or, for an adaptive test, its exam. */
export async function testSource(task: TestTask, rules: Rules, deps: DrawDeps): Promise<DrawSource> {
  if (!rules.adaptive) return drawSource(task, rules, deps)
  return examDrawSource(task, deps)
}
