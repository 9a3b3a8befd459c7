import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import type { ListItem } from '#table/list.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

const cache = new Map<string, readonly string[]>()

/**
 * The academy's tags or areas by number, those that were removed too: attempts show them. Positions never change, so a warm
 * function keeps them and reads again when a number of `needed` is beyond what it knows.
 */
export async function listNames(
  table: Table,
  dimension: 'tags' | 'areas',
  needed: Iterable<number>,
): Promise<readonly string[]> {
  const cacheKey = `${table.name} ${dimension}`
  const known = cache.get(cacheKey)
  if (known && Math.max(-1, ...needed) < known.length) return known
  const list = await getItem<ListItem>(table, dimension === 'tags' ? tagsKey : nclexAreasKey)
  const names = list?.values ?? []
  cache.set(cacheKey, names)
  return names
}
