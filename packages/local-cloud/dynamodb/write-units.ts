import { isDeepStrictEqual } from 'node:util'
import { textsOf, type JsonObject } from '../shared/json.ts'
import { itemSize } from './item-size.ts'
import type { TableIndex, TableSpec } from './read-tables.ts'

/** An item before and after a write; undefined if there is none. */
export type Change = { before: JsonObject | undefined; after: JsonObject | undefined }

/** Write units for a size in bytes: one per started KB, at least one. */
export const unitsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

function indexEntry(item: JsonObject | undefined, index: TableIndex, table: TableSpec): JsonObject | undefined {
  const { hash, range } = index.keys
  if (item?.[hash] === undefined || (range !== undefined && item[range] === undefined)) return undefined
  const projection = index.projection['ProjectionType']
  if (projection === 'ALL' || projection === undefined) return item
  const keys = [hash, range, table.keys.hash, table.keys.range].filter((key) => key !== undefined)
  const projected = [...keys, ...(projection === 'INCLUDE' ? textsOf(index.projection['NonKeyAttributes']) : [])]
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.includes(name)))
}

function indexUnits({ before, after }: Change, index: TableIndex, table: TableSpec): number {
  const old = indexEntry(before, index, table)
  const fresh = indexEntry(after, index, table)
  if (old === undefined && fresh === undefined) return 0
  if (old === undefined || fresh === undefined) return unitsOf(itemSize(old ?? fresh))
  if (isDeepStrictEqual(old, fresh)) return 0
  const moved = [index.keys.hash, index.keys.range ?? ''].some((key) => !isDeepStrictEqual(old[key], fresh[key]))
  if (moved) return unitsOf(itemSize(old)) + unitsOf(itemSize(fresh))
  return unitsOf(Math.max(itemSize(old), itemSize(fresh)))
}

/**
 * Write units of one change to a table and its indexes: the larger of the two sizes counts; a moved index entry counts
 * twice.
 */
export function writeUnits(change: Change, table: TableSpec): number {
  const own = unitsOf(Math.max(itemSize(change.before), itemSize(change.after)))
  return table.indexes.reduce((sum, index) => sum + indexUnits(change, index, table), own)
}
