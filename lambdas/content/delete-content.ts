import type { ContentItem } from '#table/content.ts'
import { contentKey, nameKey, tasksOfContent } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { MutationDeleteContentArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { putInBin } from './bin/put-in-bin.ts'
import type { ContentDeps } from './content-deps.ts'
import { isLinkedFromOutside } from './task-links.ts'

const refusalOf = (item: Record<string, unknown> | undefined, whole: boolean) => {
  if (!item) return 'content-not-found'
  if (!whole && Number(item.sections) > 0) return 'content-has-sections'
  return Number(item.usedBy) > 0 ? 'content-in-use' : 'content-changed'
}

/**
 * Deletes a content and frees its name (spec 3.7.4); it can be restored for 30 days, with everything in it. The write's
 * condition rejects a content that a course uses and, without `whole`, one with sections (spec 1.5.14). Throws
 * 'task-linked' while a task of another content links to one of its tasks.
 */
export async function deleteContent({ key, version, whole }: MutationDeleteContentArgs, { table, now }: ContentDeps) {
  const item = await getItem<ContentItem>(table, contentKey(key), { consistent: true })
  if (!item) throw new Refusal('content-not-found')
  const isWhole = whole === true
  const tasks = isWhole ? await queryItems<TaskItem>(table, { ...tasksOfContent(key), consistent: true }) : []
  if (isLinkedFromOutside(tasks)) throw new Refusal('task-linked')
  const condition = ifEqual({ version, usedBy: 0, ...(isWhole ? {} : { sections: 0 }) })
  const written = await transactWrite(table, [
    ...putInBin('content', item, { within: [], deletedOn: now(), condition }),
    { Delete: { Key: nameKey('CONTENT', item.url) } },
  ])
  if (!written.ok) throw new Refusal(refusalOf(written.item, isWhole))
  return key
}
