import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A position keeps its name, except for its spelling. */
const CACHED_MS = 60_000
const cache = new Map<string, { names: readonly string[]; readOn: number }>()

/**
 * Returns the academy's tags or areas by number, including removed ones, which attempts show. Positions never change,
 * so a warm function caches them for a minute, and reads again if a number of `needed` is beyond the cache.
 */
export async function listNames(
  table: Table,
  dimension: 'tags' | 'areas',
  needed: Iterable<number>,
): Promise<readonly string[]> {
  const cacheKey = `${table.name} ${dimension}`
  const known = cache.get(cacheKey)
  if (known && Date.now() - known.readOn < CACHED_MS && Math.max(-1, ...needed) < known.names.length) return known.names
  const list = await getItem<ListItem>(table, dimension === 'tags' ? tagsKey : nclexAreasKey)
  const names = list?.values ?? []
  cache.set(cacheKey, { names, readOn: Date.now() })
  return names
}

/** Returns the academy's current areas, whose names are used for those of an exam's plan (`nameShown`). */
export const areasNow = async (table: Table): Promise<string[]> =>
  namesIn(listOf(await getItem<ListItem>(table, nclexAreasKey)))
