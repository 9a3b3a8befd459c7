import type { LabelKind } from '#domain/questions/label-job.ts'
import { fitsList, type LabelList, withNames } from '#domain/questions/label-list.ts'
import { poolOfTag } from '#table/bank-keys.ts'
import { type Key, nclexAreasKey, tagsKey } from '#table/keys.ts'
import { listItem, type ListItem, listOf } from '#table/bank.ts'
import { AREA_POOLS, partsOfArea, type PoolRef, countAll, type Pool } from '#table/pool.ts'
import { testTaskOf } from '#table/task.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { listTests } from '#lambdas/questions/use/list-tests.ts'

export type { LabelKind }

/** A list as read at `version`; 0: never written. */
export type ReadList = LabelList & { version: number }

const KEYS: Readonly<Record<LabelKind, Key>> = { tags: tagsKey, areas: nclexAreasKey }

/** Reads the current list, strongly. */
export const readList = async (table: Table, kind: LabelKind): Promise<ReadList> =>
  listOf(await getItem<ListItem>(table, KEYS[kind], { consistent: true }))

/** Replaces the list that was read at `seen`, on the condition that it was not written since. */
export const listWrite = (kind: LabelKind, list: LabelList, seen: number): Write => ({
  Put: {
    Item: listItem(KEYS[kind], list, seen + 1),
    ...ifVersion(seen),
  },
})

/** A list with added names: their positions, and the write that stores them; none if it has them all. */
export type ListWithNewLabels = { list: ReadList; added: readonly number[]; writes: readonly Write[] }

/** Adds new names to a list as read. Refuses with 'list-full'. */
export function withNewLabels(kind: LabelKind, read: ReadList, names: readonly string[]): ListWithNewLabels {
  const { list, added } = withNames(read, names)
  if (added.length === 0) return { list: read, added, writes: [] }
  if (!fitsList(list.values)) throw new Refusal('list-full')
  return { list: { ...list, version: read.version }, added, writes: [listWrite(kind, list, read.version)] }
}

/** Returns the pools that count the questions with these labels. */
export const poolsOfLabels = (kind: LabelKind, names: readonly string[]): string[] =>
  kind === 'tags' ? names.map(poolOfTag) : [...AREA_POOLS]

/** Whether a part of an NCLEX pool contains questions of an area: single ones or case studies. */
const isPartOfArea = (part: string, name: string): boolean => Object.values(partsOfArea(name)).includes(part)

/** Whether a place in a pool means that a question has the label. */
export const isPoolOf = ({ pool, part }: PoolRef, kind: LabelKind, name: string): boolean =>
  kind === 'tags' ? pool === poolOfTag(name) : AREA_POOLS.includes(pool) && isPartOfArea(part, name)

/**
 * Returns how many questions have a label, by the heads of its pools; a question of RN and PN counts twice in an area.
 */
export const questionsWith = (pools: ReadonlyMap<string, Pool>, kind: LabelKind, name: string): number =>
  poolsOfLabels(kind, [name]).reduce((sum, poolName) => {
    const pool = pools.get(poolName)
    return sum + (pool ? countAll(pool, kind === 'tags' ? undefined : (part) => isPartOfArea(part, name)) : 0)
  }, 0)

/** Returns the tags of the academy's tests; tests don't have areas. Eventually consistent. */
export async function tagsOfTests(table: Table, kind: LabelKind): Promise<ReadonlySet<string>> {
  if (kind === 'areas') return new Set()
  const items = await listTests(table)
  return new Set(items.flatMap((item) => testTaskOf(item)?.tags ?? []))
}
