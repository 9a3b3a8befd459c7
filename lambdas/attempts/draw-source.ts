import { nclexAreasKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/list.ts'
import type { Bank } from '#domain/attempts/bank.ts'
import { examOfTask } from '#domain/attempts/kinds/adaptive-nclex.ts'
import type { Rules, DrawSource } from '#domain/attempts/rules.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { createBank } from '#lambdas/questions/pools/create-bank.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import { examSource } from './exam-source.ts'

type DrawDeps = Pick<AttemptDeps, 'table' | 'random'>

/** The bank for a draw from these areas, or from all that the academy knows by now. Eventually consistent, as questions are. */
export async function drawSource(
  task: TestTask,
  rules: Rules,
  { table, random }: DrawDeps,
  known?: readonly string[],
): Promise<DrawSource> {
  const isAsked = known === undefined && rules.dimension === 'areas'
  const { values, removed } = listOf(isAsked ? await getItem<ListItem>(table, nclexAreasKey) : undefined)
  const areas = known ?? values
  return { task, areas, removed, random, bank: await createBank(table, rules.pools(task, areas), { random }) }
}

const NO_BANK: Bank = { count: () => 0, sample: (wanted) => Promise.resolve(wanted.map(() => [])) }

/** What a test is drawn from: the pools of the bank or, of an adaptive test, its exam. */
export async function testSource(task: TestTask, rules: Rules, deps: DrawDeps): Promise<DrawSource> {
  if (!rules.adaptive) return drawSource(task, rules, deps)
  const exam = await examSource(examOfTask(task), deps)
  return { task, areas: [], bank: NO_BANK, random: deps.random, ...(exam ? { exam } : {}) }
}
