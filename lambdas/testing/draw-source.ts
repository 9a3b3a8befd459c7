import { nclexAreasKey } from '../../data/keys.ts'
import { type ListItem, listOf } from '../../data/list.ts'
import type { Rules, DrawSource } from '../../domain/testing/rules.ts'
import type { TestTask } from '../../domain/testing/test-task.ts'
import { getItem } from '../shared/get-item.ts'
import { openBank } from '../shared/open-bank.ts'
import type { TestingDeps } from './deps.ts'

type Means = Pick<TestingDeps, 'table' | 'random'>

/** The bank for a draw from these areas, or from all that the academy knows by now. Eventually consistent, as questions are. */
export async function drawSource(
  task: TestTask,
  rules: Rules,
  { table, random }: Means,
  known?: readonly string[],
): Promise<DrawSource> {
  const isAsked = known === undefined && rules.dimension === 'areas'
  const { values, removed } = listOf(isAsked ? await getItem<ListItem>(table, nclexAreasKey) : undefined)
  const areas = known ?? values
  return { task, areas, removed, random, bank: await openBank(table, rules.pools(task, areas), { random }) }
}
