import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A position keeps its name, but for its spelling, which may change. */
const CACHED_MS = 60_000
const cache = new Map<string, { names: readonly string[]; readOn: number }>()

/**
 * The academy's tags or areas by number, those that were removed too: attempts show them. Positions never change, so a warm
 * function keeps them for a minute, and reads again when a number of `needed` is beyond what it knows.
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

/** The areas that the academy has now, by which those of an exam's plan are called (`nameShown`). */
export const areasNow = async (table: Table): Promise<string[]> =>
  namesIn(listOf(await getItem<ListItem>(table, nclexAreasKey)))
