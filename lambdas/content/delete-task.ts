import { nameKey, sectionKey, taskKey, taskTextKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import type { MutationDeleteTaskArgs } from '#generated/schema.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite, type Write } from '#lambdas/dynamodb/transact.ts'
import { countUp } from './count-up.ts'
import type { ContentDeps } from './content-deps.ts'
import { removeLectureFiles } from './lecture-files.ts'

const refusalOf = (item: Record<string, unknown> | undefined) => {
  if (!item) return 'task-not-found'
  return Number(item.linkedBy) > 0 ? 'task-linked' : 'task-changed'
}

/**
 * Deletes a task with its text, its name and its counts (spec 3.7.8); one that a Linking task points to is refused by
 * the condition of the delete itself (spec 1.5.16). A Lecture's files are removed after it: a crash in between leaves
 * files that nothing shows, never a lecture without its video.
 */
export async function deleteTask(args: MutationDeleteTaskArgs, deps: ContentDeps) {
  const { table } = deps
  const at = taskKey(args.contentKey, args.sectionKey, args.key)
  const item = await getItem<TaskItem>(table, at, { consistent: true })
  if (!item) throw new Refusal('task-not-found')
  const target = linkOf(item)
  const writes: Write[] = [
    {
      Delete: {
        Key: at,
        ...ifEqual({ version: args.version, linkedBy: 0 }),
      },
    },
    { Delete: { Key: nameKey(`TASK#${args.sectionKey}`, item.url) } },
    { Update: { Key: sectionKey(args.contentKey, args.sectionKey), ...countUp('tasks', -1) } },
    ...(item.taskType === 'Reading' ? [{ Delete: { Key: taskTextKey(args.key) } }] : []),
    ...(target
      ? [{ Update: { Key: taskKey(target.contentKey, target.sectionKey, target.key), ...countUp('linkedBy', -1) } }]
      : []),
  ]
  const written = await transactWrite(table, writes)
  if (!written.ok) throw new Refusal(refusalOf(written.item))
  await removeLectureFiles(item, deps)
  return args.key
}
