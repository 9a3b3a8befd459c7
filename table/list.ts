import type { LabelJob, LabelList } from '#domain/questions/label-list.ts'
import type { Key } from './keys.ts'

/**
 * The list of tags or of NCLEX areas: names are added at the end and never moved, so a position names a tag for good. `removed`:
 * positions of names that no list shows any more; absent: none, as in items of older versions.
 */
export type ListItem = Key & {
  type: 'list'
  values: string[]
  removed?: number[]
  /** A name that gets another one at the moment (decision 0085). */
  job?: LabelJob
  /** Pairs of positions: a removed name, and the one that its questions carry since. */
  became?: [number, number][]
  version: number
}

const isJob = (value: unknown): value is LabelJob =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'phase' in value

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((position) => typeof position === 'number')

/** The list that an item holds; version 0 and empty when there is no such item yet. */
export function listOf(item: Record<string, unknown> | undefined): LabelList & { version: number } {
  const values: unknown[] = Array.isArray(item?.values) ? item.values : []
  const removed: unknown[] = Array.isArray(item?.removed) ? item.removed : []
  const became: unknown[] = Array.isArray(item?.became) ? item.became : []
  return {
    values: values.filter((value) => typeof value === 'string'),
    removed: new Set(removed.filter((position) => typeof position === 'number')),
    ...(isJob(item?.job) ? { job: item.job } : {}),
    ...(became.length > 0 ? { became: new Map(became.filter(isPair)) } : {}),
    version: typeof item?.version === 'number' ? item.version : 0,
  }
}

/** The item of a list. */
export const listItem = (key: Key, { values, removed, job, became }: LabelList, version: number): ListItem => ({
  ...key,
  type: 'list',
  values: [...values],
  ...(removed.size > 0 ? { removed: [...removed].sort((a, b) => a - b) } : {}),
  ...(job ? { job } : {}),
  ...(became && became.size > 0 ? { became: [...became] } : {}),
  version,
})
