import type { LabelList } from '#domain/questions/label-list.ts'
import type { Key } from './keys.ts'

/**
 * The list of tags or of NCLEX areas: names are added at the end and never moved, so a position names a tag for good. `removed`:
 * positions of names that no list shows any more; absent: none, as in items of older versions.
 */
export type ListItem = Key & { type: 'list'; values: string[]; removed?: number[]; version: number }

/** The list that an item holds; version 0 and empty when there is no such item yet. */
export function listOf(item: Record<string, unknown> | undefined): LabelList & { version: number } {
  const values: unknown[] = Array.isArray(item?.values) ? item.values : []
  const removed: unknown[] = Array.isArray(item?.removed) ? item.removed : []
  return {
    values: values.filter((value) => typeof value === 'string'),
    removed: new Set(removed.filter((position) => typeof position === 'number')),
    version: typeof item?.version === 'number' ? item.version : 0,
  }
}

/** The item of a list. */
export const listItem = (key: Key, { values, removed }: LabelList, version: number): ListItem => ({
  ...key,
  type: 'list',
  values: [...values],
  ...(removed.size > 0 ? { removed: [...removed].sort((a, b) => a - b) } : {}),
  version,
})
