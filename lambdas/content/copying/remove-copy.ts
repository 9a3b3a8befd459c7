import type { SectionItem, ContentCopyItem } from '#table/content.ts'
import { contentCopyKey, nameKey, sectionsOf, taskKey, tasksOfContent, taskTextKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { ifEqual, ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { transactWrite, type Write } from '#lambdas/dynamodb/transact.ts'
import { countUp } from '#lambdas/content/count-up.ts'
import { type CopyDeps, whileUnnamed } from './copy-facts.ts'

/** Three deletions a task: a transaction takes a hundred. */
const ITEMS_AT_ONCE = 24

const nameOf = ({ sectionKey, url }: TaskItem): Write => ({ Delete: { Key: nameKey(`TASK#${sectionKey}`, url) } })

/** Deletes a task that is no link, with its name and text: once or twice is the same. */
const deletions = (task: TaskItem): Write[] => [
  { Delete: { Key: { pk: task.pk, sk: task.sk } } },
  nameOf(task),
  ...(task.taskType === 'Reading' ? [{ Delete: { Key: taskTextKey(task.key) } }] : []),
]

/**
 * Deletes a link, which is counted off its target outside of the copy with it, once. A target that is there was counted when the link
 * was copied, and cannot be deleted as long as it is. False: somebody else has deleted it.
 */
async function removeLink(job: ContentCopyItem, link: TaskItem, { table }: CopyDeps): Promise<boolean> {
  const place = linkOf(link)
  const at = place && taskKey(place.contentKey, place.sectionKey, place.key)
  const target = at && (await getItem<TaskItem>(table, at, { consistent: true }))
  const isCounted = target !== undefined && target.taskType !== 'Linking' && target.contentKey !== job.key
  const written = await transactWrite(table, [
    { Delete: { Key: { pk: link.pk, sk: link.sk }, ...ifPresent } },
    nameOf(link),
    ...(at && isCounted ? [{ Update: { Key: at, ...countUp('linkedBy', -1) } }] : []),
    whileUnnamed(job),
  ])
  return written.ok
}

async function removeTasks(job: ContentCopyItem, tasks: readonly TaskItem[], deps: CopyDeps): Promise<boolean> {
  const others = tasks.filter(({ taskType }) => taskType !== 'Linking')
  if (others.length > 0) {
    const written = await transactWrite(deps.table, [...others.flatMap(deletions), whileUnnamed(job)])
    if (!written.ok) return false
  }
  for (const link of tasks) if (link.taskType === 'Linking' && !(await removeLink(job, link, deps))) return false
  return true
}

/**
 * Takes away some of what a cancelled copy had copied: tasks first, then sections, the copy itself at last, when nothing can be written
 * for it any more (`whileNamed`). What is left is read, so a step may be repeated, taken by two at once, or die anywhere. False:
 * somebody else's write came first.
 */
export async function removeSome(job: ContentCopyItem, deps: CopyDeps): Promise<boolean> {
  const { table } = deps
  const few = { limit: ITEMS_AT_ONCE, consistent: true }
  const tasks = await queryItems<TaskItem>(table, { ...tasksOfContent(job.key), ...few })
  if (tasks.length > 0) return removeTasks(job, tasks, deps)
  const sections = await queryItems<SectionItem>(table, { ...sectionsOf(job.key), ...few })
  const writes: Write[] =
    sections.length > 0
      ? sections.flatMap(({ pk, sk, url }) => [
          { Delete: { Key: { pk, sk } } },
          { Delete: { Key: nameKey(`SECTION#${job.key}`, url) } },
        ])
      : [{ Delete: { Key: contentCopyKey(job.key), ...ifEqual({ version: job.version }) } }]
  return (await transactWrite(table, [...writes, whileUnnamed(job)])).ok
}
