import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentKey, nameKey, sectionKey, tasksOfSection } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import type { MutationDeleteSectionArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { putInBin } from './bin/put-in-bin.ts'
import { incrementCount } from './increment-count.ts'
import type { ContentDeps } from './content-deps.ts'
import { isLinkedFromOutside } from './task-links.ts'

const refusalOf = (item: Record<string, unknown> | undefined, whole: boolean) => {
  if (!item) return 'section-not-found'
  return !whole && Number(item.tasks) > 0 ? 'section-has-tasks' : 'section-changed'
}

/**
 * Deletes a section, frees its name, and updates the content's count (spec 2.7.13); it can be restored for 30 days,
 * with its tasks. Without `whole`, the write's condition rejects a section with tasks (spec 1.5.15). Throws
 * 'task-linked' while a task of another section links to one of them.
 */
export async function deleteSection(args: MutationDeleteSectionArgs, { table, now }: ContentDeps) {
  const at = sectionKey(args.contentKey, args.key)
  const [item, content, tasks] = await Promise.all([
    getItem<SectionItem>(table, at, { consistent: true }),
    getItem<ContentItem>(table, contentKey(args.contentKey)),
    queryItems<TaskItem>(table, { ...tasksOfSection(args.contentKey, args.key), consistent: true }),
  ])
  if (!item) throw new Refusal('section-not-found')
  const isWhole = args.whole === true
  if (isWhole && isLinkedFromOutside(tasks)) throw new Refusal('task-linked')
  const condition = ifEqual({ version: args.version, tasks: isWhole ? tasks.length : 0 })
  const written = await transactWrite(table, [
    ...putInBin('section', item, { within: [content?.name ?? ''], deletedOn: now(), condition }),
    { Delete: { Key: nameKey(`SECTION#${args.contentKey}`, item.url) } },
    { Update: { Key: contentKey(args.contentKey), ...incrementCount('sections', -1) } },
  ])
  if (!written.ok) throw new Refusal(refusalOf(written.item, isWhole))
  return args.key
}
