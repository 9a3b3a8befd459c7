import { nameKey } from '#table/keys.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/** Takes the name's new url form within its scope and frees the old one; nothing when the url stays. */
export function renameWrites(scope: string, { key, url: old }: { key: string; url: string }, url: string): Write[] {
  if (old === url) return []
  return [
    { Put: { Item: { ...nameKey(scope, url), type: 'name', key }, ...ifAbsent } },
    { Delete: { Key: nameKey(scope, old) } },
  ]
}
