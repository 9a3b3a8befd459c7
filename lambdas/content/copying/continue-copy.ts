import type { ContentCopy, MutationContinueCopyArgs } from '#generated/schema.ts'
import type { ContentItem, SectionItem, ContentCopyItem } from '#table/content.ts'
import {
  contentByUrl,
  contentCopyKey,
  contentKey,
  sectionsOf,
  nameKey,
  taskKey,
  tasksOfContent,
  taskTextKey,
} from '#table/keys.ts'
import { asPartOfAct } from '#lambdas/dynamodb/audit-context.ts'
import { ifAbsent, ifEqual, ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { copiedKey, type CopyDeps, copyReply, finishedReply, whileUnnamed } from './copy-facts.ts'
import { copyLinks, copyTasks } from './copy-tasks.ts'
import { linkOf, type TaskItem } from '#table/task.ts'
import { incrementCount } from '#lambdas/content/increment-count.ts'

/** Each task needs three deletions, and a transaction allows 100 writes. */
const ITEMS_PER_WRITE = 24

const nameOf = ({ sectionKey, url }: TaskItem): Write => ({ Delete: { Key: nameKey(`TASK#${sectionKey}`, url) } })

/** Deletes a task that is not a link, with its name and text. Idempotent. */
const deletions = (task: TaskItem): Write[] => [
  { Delete: { Key: { pk: task.pk, sk: task.sk } } },
  nameOf(task),
  ...(task.taskType === 'Reading' ? [{ Delete: { Key: taskTextKey(task.key) } }] : []),
]

/**
 * Deletes a link and decrements its target's count once, if the target is outside the copy. An existing target was
 * counted when the link was copied, and can't be deleted while linked. Returns false if another call has deleted the
 * link.
 */
async function removeLink(job: ContentCopyItem, link: TaskItem, { table }: CopyDeps): Promise<boolean> {
  const path = linkOf(link)
  const at = path && taskKey(path.contentKey, path.sectionKey, path.key)
  const target = at && (await getItem<TaskItem>(table, at, { consistent: true }))
  const isCounted = target !== undefined && target.taskType !== 'Linking' && target.contentKey !== job.key
  const written = await transactWrite(table, [
    { Delete: { Key: { pk: link.pk, sk: link.sk }, ...ifPresent } },
    nameOf(link),
    ...(at && isCounted ? [{ Update: { Key: at, ...incrementCount('linkedBy', -1) } }] : []),
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
 * Removes some items of a canceled copy: tasks, then sections, then the copy itself, once nothing more can be written
 * for it (`whileNamed`). Each step reads what is left, so steps can be repeated, run concurrently, or fail at any
 * point. Returns false on a conflicting write.
 */
async function removeSome(job: ContentCopyItem, deps: CopyDeps): Promise<boolean> {
  const { table } = deps
  const few = { limit: ITEMS_PER_WRITE, consistent: true }
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

/** How long a call takes steps: the function's timeout is ten seconds, and a step takes a few tenths of one. */
const CALL_MS = 4_000

/** Records that a section is done in a phase, or that the next phase begins. */
const nextPhase = (job: ContentCopyItem, phase: ContentCopyItem['phase'], at: string | undefined, done: number) => ({
  Update: {
    Key: contentCopyKey(job.key),
    UpdateExpression: `SET phase = :phase, done = :done, #version = :next${at === undefined ? ' REMOVE #at' : ', #at = :at'}`,
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: { '#version': 'version', '#at': 'at' },
    ExpressionAttributeValues: {
      ':phase': phase,
      ':done': done,
      ':next': job.version + 1,
      ':seen': job.version,
      ...(at !== undefined && { ':at': at }),
    },
  },
})

/** Writes the content item last, so the copy appears complete. This write carries the audit entry. */
async function publish(job: ContentCopyItem, { table }: CopyDeps): Promise<boolean> {
  const [sections, source] = await Promise.all([
    queryItems<SectionItem>(table, { ...sectionsOf(job.key), consistent: true }),
    getItem<ContentItem>(table, contentKey(job.source), { consistent: true }),
  ])
  const { key, name, url, instructions, descText, descBody, sourceName } = job
  const order = source?.sectionOrder
  const item: ContentItem = {
    ...contentKey(key),
    ...contentByUrl(url),
    type: 'content',
    key,
    name,
    url,
    instructions,
    descText,
    descBody,
    sections: sections.length,
    usedBy: 0,
    copiedFrom: sourceName,
    ...(order && { sectionOrder: order.map((section) => copiedKey(key, section)), orderVersion: 1 }),
    version: 1,
  }
  const written = await transactWrite(table, [
    { Delete: { Key: contentCopyKey(key), ...ifEqual({ version: job.version }) } },
    { Put: { Item: item, ...ifAbsent } },
  ])
  return written.ok
}

/** Takes the next step of a copy. Returns false on a conflicting write; the next call reads what is left. */
async function takeStep(job: ContentCopyItem, deps: CopyDeps): Promise<boolean> {
  const { table } = deps
  if (job.cancelled) return asPartOfAct(() => removeSome(job, deps))
  const sections = await queryItems<SectionItem>(table, { ...sectionsOf(job.source), consistent: true })
  const next = sections.find(({ key }) => job.at === undefined || key > job.at)
  if (!next && job.phase === 'links') return publish(job, deps)
  return asPartOfAct(async () => {
    if (!next) return (await transactWrite(table, [nextPhase(job, 'links', undefined, job.done)])).ok
    const isCopied = await (job.phase === 'tasks' ? copyTasks(job, next.key, deps) : copyLinks(job, next, deps))
    return isCopied && (await transactWrite(table, [nextPhase(job, job.phase, next.key, job.done + 1)])).ok
  })
}

/** Takes one step and retries after a conflict. Returns undefined if the copy no longer exists. */
const stepOnce = (key: string, deps: CopyDeps) =>
  retryOnConflict({ failure: 'A copy could not go on' }, async () => {
    const job = await getItem<ContentCopyItem>(deps.table, contentCopyKey(key), { consistent: true })
    if (!job) return undefined
    return (await takeStep(job, deps)) ? job : CONFLICT
  })

/**
 * Continues a copy for a few seconds (decision 0088). Safe to run concurrently, repeat, and kill anywhere. Copies each
 * section's tasks, then its links and the section, and the content last. Removes the items of a canceled copy.
 * `cancelled` or `finished` means that nothing is left. Throws 'copy-not-found'.
 */
export async function continueCopy({ key }: MutationContinueCopyArgs, deps: CopyDeps): Promise<ContentCopy> {
  const until = deps.now() + CALL_MS
  let before: ContentCopyItem | undefined
  let last: ContentCopyItem | undefined
  do {
    before = await stepOnce(key, deps)
    last = before ?? last
  } while (before && deps.now() < until)
  const job = await getItem<ContentCopyItem>(deps.table, contentCopyKey(key), { consistent: true })
  if (job) return copyReply(job)
  const content = await getItem<ContentItem>(deps.table, contentKey(key), { consistent: true })
  if (!content && last?.cancelled) return { ...copyReply(last), finished: true }
  if (!content) throw new Refusal('copy-not-found')
  return finishedReply(content)
}
