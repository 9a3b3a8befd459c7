import { type Key, nclexAreasKey, tagsKey } from '#table/keys.ts'
import { listItem, type ListItem, listOf } from '#table/list.ts'
import { fitsList, type LabelList, withNames } from '#domain/questions/label-list.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

/** Tags or NCLEX areas. */
export type LabelKind = 'tags' | 'areas'

/** A list as it was read at `version`; 0: it was never written. */
export type ReadList = LabelList & { version: number }

const KEYS: Readonly<Record<LabelKind, Key>> = { tags: tagsKey, areas: nclexAreasKey }

/** The list as it stands, read strongly. */
export const readList = async (table: Table, kind: LabelKind): Promise<ReadList> =>
  listOf(await getItem<ListItem>(table, KEYS[kind], { consistent: true }))

/** Puts a list in the place of the one that was read at `seen`, on the condition that it was not written since. */
export const listWrite = (kind: LabelKind, list: LabelList, seen: number): Write => ({
  Put: {
    Item: listItem(KEYS[kind], list, seen + 1),
    ...(seen === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen } }),
  },
})

/** A list with these names: the positions that are new in it, and the write that keeps them; none when it has them all. */
export type GrownList = { list: ReadList; added: readonly number[]; writes: readonly Write[] }

/** Adds what is new to a list as it was read. Refuses with 'list-full'. */
export function growList(kind: LabelKind, read: ReadList, names: readonly string[]): GrownList {
  const { list, added } = withNames(read, names)
  if (added.length === 0) return { list: read, added, writes: [] }
  if (!fitsList(list.values)) throw new Refusal('list-full')
  return { list: { ...list, version: read.version }, added, writes: [listWrite(kind, list, read.version)] }
}
