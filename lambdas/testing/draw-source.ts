import type { Rules, DrawSource } from '../../domain/testing/rules.ts'
import type { TestTask } from '../../domain/testing/test-task.ts'
import { openBank } from '../shared/open-bank.ts'
import type { TestingDeps } from './deps.ts'
import { listNames } from './list-names.ts'

type Means = Pick<TestingDeps, 'table' | 'random'>

/** The bank for a draw from these areas, or from all that the academy knows by now. Eventually consistent, as questions are. */
export async function drawSource(
  task: TestTask,
  rules: Rules,
  { table, random }: Means,
  known?: readonly string[],
): Promise<DrawSource> {
  const areas = known ?? (rules.dimension === 'areas' ? await listNames(table, 'areas', 'all') : [])
  return { task, areas, random, bank: await openBank(table, rules.pools(task, areas), { random }) }
}
