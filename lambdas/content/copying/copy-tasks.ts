import { nameKey, sectionKey, taskKey, tasksOfSection, taskTextKey } from '#table/keys.ts'
import type { SectionItem, ContentCopyItem } from '#table/content.ts'
import { indexOfTask, linkOf, type TaskItem, type TaskTextItem } from '#table/task.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { copiedKey, type CopyDeps, whileNamed, withoutEditor } from './copy-facts.ts'

/** Each task needs four writes, and a transaction allows 100. */
const TASKS_PER_WRITE = 24
/** The maximum bytes of texts in a transaction (limit: 4 MB); a single text may exceed this. */
const TEXT_BYTES_PER_WRITE = 1_500_000

/**
 * A Lecture with a video becomes a link to it: a video belongs to one task, and other tasks show it through links (spec
 * 3.1.1).
 */
const becomesLink = (task: TaskItem) => task.taskType === 'Lecture' && task.fileName !== undefined

const isLink = (task: TaskItem) => task.taskType === 'Linking' || becomesLink(task)

/** Returns the copy of a task: the keys and counts are new, the settings are the source's. */
function placed({ source: _, key: copy }: ContentCopyItem, task: TaskItem): TaskItem {
  const { upload: _upload, gsi1pk: _pk, gsi1sk: _sk, ...rest } = withoutEditor(task)
  const key = copiedKey(copy, task.key)
  const section = copiedKey(copy, task.sectionKey)
  return {
    ...rest,
    ...taskKey(copy, section, key),
    key,
    contentKey: copy,
    sectionKey: section,
    linkedBy: 0,
    version: 1,
    ...indexOfTask({ taskType: task.taskType, key }),
  }
}

const nameOf = (task: TaskItem): Write => ({
  Put: {
    Item: { ...nameKey(`TASK#${task.sectionKey}`, task.url), type: 'name', key: task.key },
    ...ifAbsent,
  },
})

const putNew = (item: TaskItem): Write => ({ Put: { Item: item, ...ifAbsent } })

/** Returns a section's tasks that the copy lacks, with consistent reads. */
async function missing(job: ContentCopyItem, section: string, { table }: CopyDeps): Promise<TaskItem[]> {
  const [tasks, copied] = await Promise.all([
    queryItems<TaskItem>(table, { ...tasksOfSection(job.source, section), consistent: true }),
    queryItems<TaskItem>(table, { ...tasksOfSection(job.key, copiedKey(job.key, section)), consistent: true }),
  ])
  const known = new Set(copied.map(({ key }) => key))
  return tasks.filter(({ key }) => !known.has(copiedKey(job.key, key)))
}

type PreparedTask = { task: TaskItem; text: TaskTextItem | undefined; bytes: number }

/** Groups tasks so that each group fits in a transaction. */
function groupsOf(ready: readonly PreparedTask[]): PreparedTask[][] {
  const groups: PreparedTask[][] = []
  let bytes = Infinity
  for (const each of ready) {
    const last = groups.at(-1)
    if (!last || last.length >= TASKS_PER_WRITE || bytes + each.bytes > TEXT_BYTES_PER_WRITE) {
      groups.push([each])
      bytes = each.bytes
    } else {
      last.push(each)
      bytes += each.bytes
    }
  }
  return groups
}

function writesOf(job: ContentCopyItem, { task, text }: PreparedTask): Write[] {
  const item = placed(job, task)
  return [
    // Fails if the task was edited or deleted, or its tag renamed, since it was read; the next step reads it again.
    { ConditionCheck: { Key: { pk: task.pk, sk: task.sk }, ...ifEqual({ version: task.version }) } },
    nameOf(item),
    putNew(item),
    ...(text ? [{ Put: { Item: { ...withoutEditor(text), ...taskTextKey(item.key), version: 1 } } }] : []),
  ]
}

/**
 * Copies the tasks of a section that are not links, and skips those already copied. Returns false on a conflicting
 * write or if the copy was canceled; the next step reads what is left.
 */
export async function copyTasks(job: ContentCopyItem, section: string, deps: CopyDeps): Promise<boolean> {
  const tasks = (await missing(job, section, deps)).filter((task) => !isLink(task))
  const readings = tasks.filter(({ taskType }) => taskType === 'Reading')
  const texts = await batchGet<TaskTextItem>(
    deps.table,
    readings.map(({ key }) => taskTextKey(key)),
    { consistent: true },
  )
  const ready = tasks.map((task): PreparedTask => {
    const text = texts.find(({ pk }) => pk === taskTextKey(task.key).pk)
    return { task, text, bytes: text ? Buffer.byteLength(text.text) + Buffer.byteLength(text.body) : 0 }
  })
  for (const group of groupsOf(ready)) {
    const written = await transactWrite(deps.table, [...group.flatMap((each) => writesOf(job, each)), whileNamed(job)])
    if (!written.ok) return false
  }
  return true
}

/**
 * Returns the target of a copied link: the copy's own task if the source links within its own content and the target is
 * not a link itself.
 */
async function targetOf(job: ContentCopyItem, task: TaskItem, { table }: CopyDeps): Promise<TaskItem | undefined> {
  const link = becomesLink(task) ? task : linkOf(task)
  if (!link) return undefined
  const target = await getItem<TaskItem>(table, taskKey(link.contentKey, link.sectionKey, link.key), {
    consistent: true,
  })
  if (!target || target.contentKey !== job.source || isLink(target)) return target
  const ownKey = taskKey(job.key, copiedKey(job.key, target.sectionKey), copiedKey(job.key, target.key))
  return (await getItem<TaskItem>(table, ownKey, { consistent: true })) ?? target
}

/**
 * Returns the copy of a Linking task, or of a Lecture with a video, as a link. Without a target, the link keeps the
 * source's target.
 */
function linkTo(job: ContentCopyItem, task: TaskItem, target: TaskItem | undefined): TaskItem {
  const item = placed(job, task)
  const {
    fileName: _file,
    fileDetails: _details,
    captionsName: _captions,
    captionsFile: _saved,
    captionsReviewed: _reviewed,
    renditions: _renditions,
    ...rest
  } = item
  if (!target || target.taskType === 'Linking') return item
  return {
    ...rest,
    linkedType: target.taskType,
    taskType: 'Linking',
    linkedContentKey: target.contentKey,
    linkedSectionKey: target.sectionKey,
    linkedTaskKey: target.key,
  }
}

/**
 * Counts a link on its target if the target is unchanged. For a Lecture that becomes its own target, this also ensures
 * that it still has its video.
 */
const countLinkOn = ({ pk, sk, version }: TaskItem): Write => ({
  Update: {
    Key: { pk, sk },
    UpdateExpression: 'ADD linkedBy :one',
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':one': 1, ':seen': version },
  },
})

/**
 * Copies one link and counts it on its target, if the target exists. Returns false if either was written concurrently.
 */
async function copyLink(job: ContentCopyItem, task: TaskItem, deps: CopyDeps): Promise<boolean> {
  const target = await targetOf(job, task, deps)
  const item = linkTo(job, task, target)
  const isItself = target?.key === task.key
  const written = await transactWrite(deps.table, [
    ...(target && target.taskType !== 'Linking' ? [countLinkOn(target)] : []),
    nameOf(item),
    putNew(item),
    ...(isItself
      ? []
      : [{ ConditionCheck: { Key: { pk: task.pk, sk: task.sk }, ...ifEqual({ version: task.version }) } }]),
    whileNamed(job),
  ])
  return written.ok
}

/** Copies the section itself once its tasks are copied, with the count and order of the copy. */
async function copySection(job: ContentCopyItem, section: SectionItem, { table }: CopyDeps): Promise<boolean> {
  const key = copiedKey(job.key, section.key)
  const tasks = await queryItems<TaskItem>(table, { ...tasksOfSection(job.key, key), consistent: true })
  const { taskOrder, orderVersion: _orders, ...rest } = withoutEditor(section)
  const item: SectionItem = {
    ...rest,
    ...sectionKey(job.key, key),
    key,
    contentKey: job.key,
    tasks: tasks.length,
    ...(taskOrder && { taskOrder: taskOrder.map((task) => copiedKey(job.key, task)), orderVersion: 1 }),
    version: 1,
  }
  const name = { ...nameKey(`SECTION#${job.key}`, section.url), type: 'name', key }
  const written = await transactWrite(table, [
    { Put: { Item: name, ...ifAbsent } },
    { Put: { Item: item, ...ifAbsent } },
    whileNamed(job),
  ])
  // A concurrent call has already written the section.
  return written.ok || (await getItem<SectionItem>(table, sectionKey(job.key, key), { consistent: true })) !== undefined
}

/** Copies a section's links, then the section. Returns false on a conflict; the next step reads what is left. */
export async function copyLinks(job: ContentCopyItem, section: SectionItem, deps: CopyDeps): Promise<boolean> {
  // Also copies tasks created, or replaced by one with a video, since the first phase.
  if (!(await copyTasks(job, section.key, deps))) return false
  for (const task of await missing(job, section.key, deps)) if (!(await copyLink(job, task, deps))) return false
  return copySection(job, section, deps)
}
