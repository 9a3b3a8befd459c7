import { BIN_DAYS } from '#domain/content/bin.ts'
import type { MutationPurgeBinnedArgs } from '#generated/schema.ts'
import {
  type BinnedItem,
  binnedIn,
  binnedKey,
  type BinnedQuestionItem,
  type GoneTaskItem,
  goneTaskItem,
  type SectionItem,
} from '#table/content.ts'
import { binned, contentTree, type Key, nameKey, taskKey, tasksOfSection, taskTextKey } from '#table/keys.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { ContentDeps } from '../content-deps.ts'
import { incrementCount } from '../increment-count.ts'
import { binKeyOf } from './bin-key.ts'
import { lectureFiles } from '../lecture-files.ts'

type PurgeDeps = Pick<ContentDeps, 'table' | 'now' | 'removeFile'>
/** Purge dependencies with the time limit of the run. */
type PurgeRun = PurgeDeps & { isOver: () => boolean }

const DAY = 86_400_000
const CONCURRENCY = 10

const deletion = ({ pk, sk }: Key) => ({ Delete: { Key: { pk, sk } } })

/** Deletes the text and the lecture files of a deleted task, and keeps its name. */
async function purgeTaskParts(task: TaskItem, deps: PurgeDeps): Promise<void> {
  await transactWrite(deps.table, [
    { Put: { Item: goneTaskItem(task) } },
    ...(task.taskType === 'Reading' ? [{ Delete: { Key: taskTextKey(task.key) } }] : []),
  ])
  if (task.taskType === 'Lecture') await Promise.all(lectureFiles(task).map(deps.removeFile))
}

/**
 * Deletes a task inside a purged item. Such a task still counts as a link on its target, so the count goes down with
 * it. Idempotent. Keeps tasks that tasks elsewhere now link to.
 */
async function purgeHeldTask({ pk, sk }: TaskItem, deps: PurgeDeps): Promise<void> {
  const task = await getItem<TaskItem>(deps.table, { pk, sk }, { consistent: true })
  if (!task || task.linkedBy > 0) return
  const target = linkOf(task)
  const at = target && taskKey(target.contentKey, target.sectionKey, target.key)
  const isThere = at !== undefined && (await getItem<TaskItem>(deps.table, at, { consistent: true })) !== undefined
  await purgeTaskParts(task, deps)
  await transactWrite(deps.table, [
    { Delete: { Key: { pk: task.pk, sk: task.sk }, ...ifPresent } },
    { Delete: { Key: nameKey(`TASK#${task.sectionKey}`, task.url) } },
    ...(isThere ? [{ Update: { Key: at, ...incrementCount('linkedBy', -1) } }] : []),
  ])
}

const groupsOf = (tasks: readonly TaskItem[]): TaskItem[][] =>
  Array.from({ length: Math.ceil(tasks.length / CONCURRENCY) }, (_, at) =>
    tasks.slice(at * CONCURRENCY, (at + 1) * CONCURRENCY),
  )

/**
 * Deletes tasks and returns whether all were deleted in time. Deletes links first, one at a time, so that their targets
 * are no longer linked.
 */
async function purgeHeldTasks(tasks: readonly TaskItem[], run: PurgeRun): Promise<boolean> {
  const links = tasks.filter((task) => linkOf(task) !== undefined)
  const others = tasks.filter((task) => linkOf(task) === undefined)
  for (const group of [...links.map((link) => [link]), ...groupsOf(others)]) {
    if (run.isOver()) return false
    await Promise.all(group.map((task) => purgeHeldTask(task, run)))
  }
  return true
}

async function purgeVideo(before: TaskItem, deps: PurgeDeps): Promise<void> {
  const at = taskKey(before.contentKey, before.sectionKey, before.key)
  const [lecture, deleted] = await Promise.all([
    getItem<TaskItem>(deps.table, at, { consistent: true }),
    getItem<BinnedItem<'task'>>(deps.table, binnedKey('task', at), { consistent: true }),
  ])
  const used = new Set([lecture, deleted?.whole].flatMap((task) => (task ? lectureFiles(task) : [])))
  const files = lectureFiles(before).filter((file) => !used.has(file))
  await Promise.all(files.map(deps.removeFile))
}

async function purgeContent(key: string, run: PurgeRun): Promise<boolean> {
  const deps: PurgeDeps = run
  const read = () =>
    queryItems<TaskItem | SectionItem | BinnedItem | GoneTaskItem>(deps.table, {
      ...contentTree(key),
      consistent: true,
    })
  const items = await read()
  const tasks = items.filter((item) => item.type === 'task')
  if (!(await purgeHeldTasks(tasks, run))) return false
  const earlier = items.filter((item) => item.type === 'binned').filter(({ kind }) => kind !== 'content')
  if (!(await purgeEarlier(earlier, run))) return false
  for (const item of items)
    if (item.type === 'section')
      await transactWrite(deps.table, [deletion(item), { Delete: { Key: nameKey(`SECTION#${key}`, item.url) } }])
  for (const item of await read()) if (item.type === 'gone-task') await transactWrite(deps.table, [deletion(item)])
  return true
}

/**
 * Purges items deleted from the purged item earlier, because they can no longer be restored. Returns whether all were
 * deleted in time.
 */
async function purgeEarlier(items: readonly BinnedItem[], run: PurgeRun): Promise<boolean> {
  for (const item of items) {
    if (!(await purgeParts(item, run))) return false
    await transactWrite(run.table, [deletion(item)])
  }
  return true
}

/** Deletes everything inside the item. Returns whether it finished in time. */
async function purgeParts({ kind, whole }: BinnedItem, run: PurgeRun): Promise<boolean> {
  if (whole.type === 'content') return purgeContent(whole.key, run)
  if (whole.type === 'section') {
    const tasks = await queryItems<TaskItem>(run.table, {
      ...tasksOfSection(whole.contentKey, whole.key),
      consistent: true,
    })
    if (!(await purgeHeldTasks(tasks, run))) return false
    const earlier = await queryItems<BinnedItem>(run.table, { ...binnedIn(whole.contentKey), consistent: true })
    const isOfSection = (item: BinnedItem) => item.whole.type === 'task' && item.whole.sectionKey === whole.key
    return purgeEarlier(earlier.filter(isOfSection), run)
  }
  if (kind === 'video') await purgeVideo(whole, run)
  else await purgeTaskParts(whole, run)
  return true
}

/**
 * Purges one item. From the first write (`purging`), it can't be restored. Returns 'absent' for an item restored just
 * before, which stays, and 'begun' if time ran out.
 */
async function purge({ pk, sk }: Key, run: PurgeRun): Promise<'absent' | 'begun' | 'gone'> {
  const { table } = run
  const Key = { pk, sk }
  // Sorts before all others, so the next run resumes an interrupted purge first.
  const purging = {
    UpdateExpression: 'SET purging = :true, gsi1sk = :first',
    ExpressionAttributeValues: { ':true': true, ':first': `0#${sk}` },
  }
  await transactWrite(table, [{ Update: { Key, ...purging, ...ifPresent } }])
  const item = await getItem<BinnedItem | BinnedQuestionItem>(table, Key, { consistent: true })
  if (!item) return 'absent'
  // A question has no parts of its own: its versions stay for the results that show them.
  if (item.kind !== 'question' && !(await purgeParts(item, run))) return 'begun'
  await transactWrite(table, [{ Delete: { Key } }])
  return 'gone'
}

/** The time limit of one call; `upkeep` continues with the rest. */
const CALL_MS = 15_000

/** Deletes an item in the bin permanently before its 30 days are over. Throws 'bin-gone'. */
export async function purgeOne(args: MutationPurgeBinnedArgs, deps: PurgeDeps): Promise<boolean> {
  const until = deps.now() + CALL_MS
  if ((await purge(binKeyOf(args), { ...deps, isOver: () => deps.now() >= until })) === 'absent')
    throw new Refusal('bin-gone')
  return true
}

/** Permanently deletes items binned over 30 days ago, oldest first, until `isOver`. Resumes unfinished purges first. */
export async function purgeBin(deps: PurgeDeps, isOver: () => boolean): Promise<{ purged: number }> {
  const query = { index: 'gsi1' as const, pk: binned.gsi1pk, before: String(deps.now() - BIN_DAYS * DAY) }
  let purged = 0
  let from: Record<string, unknown> | undefined
  do {
    const page = await queryIndex<Key>(deps.table, { ...query, limit: CONCURRENCY, from })
    for (const item of page.items) {
      if (isOver()) return { purged }
      if ((await purge(item, { ...deps, isOver })) === 'gone') purged += 1
    }
    from = page.next
  } while (from)
  return { purged }
}
