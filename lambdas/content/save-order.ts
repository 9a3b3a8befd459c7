import type { MutationOrderSectionsArgs, MutationOrderTasksArgs, StoredOrder } from '#generated/schema.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentKey, sectionKey, sectionsOf, tasksOfSection } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from './content-deps.ts'

type Ordered = Pick<ContentItem, 'pk' | 'sk' | 'orderVersion'> & { order: readonly string[] | undefined }

const replyOf = (order: readonly string[], orderVersion: number): StoredOrder => ({
  order: order.length === 0 ? null : [...order],
  orderVersion,
})

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, place) => key === b[place])

/**
 * Writes an order if the item still has the order that the caller saw. The item's version stays the same, so ordering
 * and renaming never conflict. A repeated call finds its own order and succeeds.
 */
async function store(
  { pk, sk, order: stored, orderVersion = 0 }: Ordered,
  attribute: 'sectionOrder' | 'taskOrder',
  { order, seen }: { order: readonly string[]; seen: number },
  { table }: Pick<ContentDeps, 'table'>,
): Promise<StoredOrder | undefined> {
  if (orderVersion !== seen) return isSame(stored ?? [], order) ? replyOf(order, orderVersion) : undefined
  const written = await transactWrite(table, [
    {
      Update: {
        Key: { pk, sk },
        UpdateExpression:
          order.length === 0 ? 'SET #version = :next REMOVE #order' : 'SET #version = :next, #order = :order',
        ConditionExpression:
          seen === 0 ? 'attribute_exists(pk) AND attribute_not_exists(#version)' : '#version = :seen',
        ExpressionAttributeNames: { '#version': 'orderVersion', '#order': attribute },
        ExpressionAttributeValues: {
          ':next': seen + 1,
          ...(order.length > 0 && { ':order': order }),
          ...(seen > 0 && { ':seen': seen }),
        },
      },
    },
  ])
  return written.ok ? replyOf(order, seen + 1) : undefined
}

/** Returns the given keys in order, without duplicates and keys of deleted items. */
const existing = (order: readonly string[], items: readonly { key: string }[]) => {
  const keys = new Set(items.map(({ key }) => key))
  return [...new Set(order)].filter((key) => keys.has(key))
}

/**
 * Stores the display order of a content's sections (decision 0087); without keys, by name (spec 3.9.12). `seen`: the
 * `orderVersion` that the administrator saw, 0 for a content without one. Skips unknown keys. Throws
 * 'content-not-found', and 'order-changed', without writing, if another administrator has changed the order.
 */
export async function orderSections(
  { contentKey: content, keys, seen }: MutationOrderSectionsArgs,
  deps: Pick<ContentDeps, 'table'>,
): Promise<StoredOrder> {
  const [item, sections] = await Promise.all([
    getItem<ContentItem>(deps.table, contentKey(content), { consistent: true }),
    queryItems<SectionItem>(deps.table, { ...sectionsOf(content), consistent: true }),
  ])
  if (!item) throw new Refusal('content-not-found')
  const change = { order: existing(keys, sections), seen }
  const reply = await store({ ...item, order: item.sectionOrder }, 'sectionOrder', change, deps)
  if (!reply) throw new Refusal('order-changed')
  return reply
}

/**
 * Stores the display order of a section's tasks, as `orderSections` does. Throws 'section-not-found' and
 * 'order-changed'.
 */
export async function orderTasks(
  { contentKey: content, sectionKey: section, keys, seen }: MutationOrderTasksArgs,
  deps: Pick<ContentDeps, 'table'>,
): Promise<StoredOrder> {
  const [item, tasks] = await Promise.all([
    getItem<SectionItem>(deps.table, sectionKey(content, section), { consistent: true }),
    queryItems<TaskItem>(deps.table, { ...tasksOfSection(content, section), consistent: true }),
  ])
  if (!item) throw new Refusal('section-not-found')
  const change = { order: existing(keys, tasks), seen }
  const reply = await store({ ...item, order: item.taskOrder }, 'taskOrder', change, deps)
  if (!reply) throw new Refusal('order-changed')
  return reply
}
