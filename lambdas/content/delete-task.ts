import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentKey, nameKey, sectionKey, taskKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import type { MutationDeleteTaskArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { putInBin } from './bin/put-in-bin.ts'
import { incrementCount } from './increment-count.ts'
import type { ContentDeps } from './content-deps.ts'
import { deletePendingRenditions } from './lecture-files.ts'

const refusalOf = (item: Record<string, unknown> | undefined) => {
  if (!item) return 'task-not-found'
  return Number(item.linkedBy) > 0 ? 'task-linked' : 'task-changed'
}

/**
 * Deletes a task with its name and its counts (spec 3.7.8). It can be restored for 30 days, so its text and a Lecture's
 * files stay that long (bin/purge-bin.ts). The write's condition rejects a task that a Linking task targets (spec
 * 1.5.16).
 */
export async function deleteTask(args: MutationDeleteTaskArgs, deps: ContentDeps) {
  const { table, now } = deps
  const [item, section, content] = await Promise.all([
    getItem<TaskItem>(table, taskKey(args.contentKey, args.sectionKey, args.key), { consistent: true }),
    getItem<SectionItem>(table, sectionKey(args.contentKey, args.sectionKey)),
    getItem<ContentItem>(table, contentKey(args.contentKey)),
  ])
  if (!item) throw new Refusal('task-not-found')
  const target = linkOf(item)
  const within = [content?.name ?? '', section?.name ?? '']
  const condition = ifEqual({ version: args.version, linkedBy: 0 })
  const written = await transactWrite(table, [
    ...putInBin('task', item, { within, deletedOn: now(), condition }),
    { Delete: { Key: nameKey(`TASK#${args.sectionKey}`, item.url) } },
    { Update: { Key: sectionKey(args.contentKey, args.sectionKey), ...incrementCount('tasks', -1) } },
    ...(target
      ? [
          {
            Update: {
              Key: taskKey(target.contentKey, target.sectionKey, target.key),
              ...incrementCount('linkedBy', -1),
            },
          },
        ]
      : []),
  ])
  if (!written.ok) throw new Refusal(refusalOf(written.item))
  await deletePendingRenditions(item, deps)
  return args.key
}
