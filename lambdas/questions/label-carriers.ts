import { poolOfTag, tests } from '#table/keys.ts'
import { countAll, type Pool } from '#table/pool.ts'
import { AREA_POOLS, type PoolPlace } from '#table/pool-places.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { LabelKind } from './label-lists.ts'

/** The pools that say how many questions carry these labels. */
export const poolsOfLabels = (kind: LabelKind, names: readonly string[]): string[] =>
  kind === 'tags' ? names.map(poolOfTag) : [...AREA_POOLS]

/** Whether a place in a pool says that a question carries the label. */
export const isPlaceOf = ({ pool, part }: PoolPlace, kind: LabelKind, name: string): boolean =>
  kind === 'tags' ? pool === poolOfTag(name) : AREA_POOLS.includes(pool) && part === name

/** How many questions carry a label, by the heads of its pools; a question of RN and PN counts twice in an area. */
export const questionsWith = (pools: ReadonlyMap<string, Pool>, kind: LabelKind, name: string): number =>
  poolsOfLabels(kind, [name]).reduce((sum, poolName) => {
    const pool = pools.get(poolName)
    return sum + (pool ? countAll(pool, kind === 'tags' ? undefined : (part) => part === name) : 0)
  }, 0)

/** The tags that tests of the academy are drawn by; areas are no test's own. Eventually consistent. */
export async function tagsOfTests(table: Table, kind: LabelKind): Promise<ReadonlySet<string>> {
  if (kind === 'areas') return new Set()
  const found = await queryWholeIndex<TaskItem>(table, { index: 'gsi1', pk: tests.gsi1pk })
  return new Set(found.flatMap((item) => testTaskOf(item)?.tags ?? []))
}
