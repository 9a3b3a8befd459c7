import type { Key } from './keys.ts'

/** The list of tags or of NCLEX areas: names are added at the end and never moved, so a position names a tag for good. */
export type ListItem = Key & { type: 'list'; values: string[]; version: number }

/** The list that an item read at its key holds; version 0 for one that is not written yet. */
export function listOf(item: Readonly<Record<string, unknown>> | undefined): Pick<ListItem, 'values' | 'version'> {
  const values = Array.isArray(item?.values) ? item.values.filter((value) => typeof value === 'string') : []
  return { values, version: typeof item?.version === 'number' ? item.version : 0 }
}
