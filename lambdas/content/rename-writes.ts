import { nameKey } from '#table/keys.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/**
 * Returns the writes that reserve the name's new url within its scope and free the old one; none if the url stays the
 * same.
 */
export function renameWrites(scope: string, { key, url: old }: { key: string; url: string }, url: string): Write[] {
  if (old === url) return []
  return [
    { Put: { Item: { ...nameKey(scope, url), type: 'name', key }, ...ifAbsent } },
    { Delete: { Key: nameKey(scope, old) } },
  ]
}
