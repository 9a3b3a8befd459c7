import { type Key, sectionKey, taskKey } from '#table/keys.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Image = Key & Record<string, unknown>

const keysIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : []

/** Returns the keys of an order's items: sections of a content, tasks of a section. */
function orderedKeysIn(image: Image | undefined): Key[] {
  const [key, content] = [image?.['key'], image?.['contentKey']]
  if (typeof key !== 'string') return []
  return [
    ...keysIn(image?.['sectionOrder']).map((section) => sectionKey(key, section)),
    ...(typeof content === 'string' ? keysIn(image?.['taskOrder']).map((task) => taskKey(content, key, task)) : []),
  ]
}

const isOrdered = (image: Image | undefined) => orderedKeysIn(image).length > 0

const orderOf = (image: Image | undefined) => JSON.stringify([image?.['sectionOrder'], image?.['taskOrder']])

/** Returns an image with names in place of the keys in its order; deleted items keep their keys. */
function withNames(image: Image | undefined, names: ReadonlyMap<string, string>): Image | undefined {
  if (!image || !isOrdered(image)) return image
  const named = (value: unknown) => keysIn(value).map((key) => names.get(key) ?? key)
  return {
    ...image,
    ...(image['sectionOrder'] !== undefined && { sectionOrder: named(image['sectionOrder']) }),
    ...(image['taskOrder'] !== undefined && { taskOrder: named(image['taskOrder']) }),
  }
}

/**
 * Returns changes of an order with current names, as audit entries show them. Reads nothing for a batch without an
 * order; otherwise half a read unit per section or task.
 */
export async function nameOrders<Change extends { before: Image | undefined; after: Image | undefined }>(
  table: Table,
  changes: readonly Change[],
): Promise<Change[]> {
  const ordered = changes.filter(({ before, after }) => orderOf(before) !== orderOf(after))
  const keys = ordered.flatMap(({ before, after }) => [...orderedKeysIn(before), ...orderedKeysIn(after)])
  if (keys.length === 0) return [...changes]
  const items = await batchGet<Image>(table, keys)
  const names = new Map(items.map(({ key, name }) => [String(key), String(name)]))
  return changes.map((change) =>
    ordered.includes(change)
      ? { ...change, before: withNames(change.before, names), after: withNames(change.after, names) }
      : change,
  )
}
