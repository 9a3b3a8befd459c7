import type { Key } from './keys.ts'

/** The list of tags or of NCLEX areas: names are added at the end and never moved, so a position names a tag for good. */
export type ListItem = Key & { type: 'list'; values: string[]; version: number }

/** The list that an item holds; version 0 and empty when there is no such item yet. */
export function listOf(item: Record<string, unknown> | undefined): { values: string[]; version: number } {
  const values: unknown[] = Array.isArray(item?.values) ? item.values : []
  return {
    values: values.filter((value) => typeof value === 'string'),
    version: typeof item?.version === 'number' ? item.version : 0,
  }
}
