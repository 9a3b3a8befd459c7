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

/** Four writes a task: a transaction takes a hundred. */
const TASKS_AT_ONCE = 24
/** Bytes of texts in a transaction, which takes 4 MB; a text alone may be larger than this. */
const TEXTS_AT_ONCE = 1_500_000

/** A Lecture with a video becomes a link to it: a video belongs to one task, and links are how another one shows it (spec 3.1.1). */
const becomesLink = (task: TaskItem) => task.taskType === 'Lecture' && task.fileName !== undefined

const isLink = (task: TaskItem) => task.taskType === 'Linking' || becomesLink(task)

/** What every task of a copy has of its own; `rest`: the source's settings. */
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

/** The tasks of a section that a copy lacks; both are read strongly. */
async function missing(job: ContentCopyItem, section: string, { table }: CopyDeps): Promise<TaskItem[]> {
  const [tasks, copied] = await Promise.all([
    queryItems<TaskItem>(table, { ...tasksOfSection(job.source, section), consistent: true }),
    queryItems<TaskItem>(table, { ...tasksOfSection(job.key, copiedKey(job.key, section)), consistent: true }),
  ])
  const known = new Set(copied.map(({ key }) => key))
  return tasks.filter(({ key }) => !known.has(copiedKey(job.key, key)))
}

type Ready = { task: TaskItem; text: TaskTextItem | undefined; bytes: number }

/** Tasks in groups that fit a transaction each. */
function groupsOf(ready: readonly Ready[]): Ready[][] {
  const groups: Ready[][] = []
  let bytes = Infinity
  for (const each of ready) {
    const last = groups.at(-1)
    if (!last || last.length >= TASKS_AT_ONCE || bytes + each.bytes > TEXTS_AT_ONCE) {
      groups.push([each])
      bytes = each.bytes
    } else {
      last.push(each)
      bytes += each.bytes
    }
  }
  return groups
}

function writesOf(job: ContentCopyItem, { task, text }: Ready): Write[] {
  const item = placed(job, task)
  return [
    // A task that was edited or deleted since it was read, or whose tag has another name by now, is read again.
    { ConditionCheck: { Key: { pk: task.pk, sk: task.sk }, ...ifEqual({ version: task.version }) } },
    nameOf(item),
    putNew(item),
    ...(text ? [{ Put: { Item: { ...withoutEditor(text), ...taskTextKey(item.key), version: 1 } } }] : []),
  ]
}

/**
 * Copies the tasks of a section that are no links: what is there already is left. Resolves with false when somebody wrote one of them at
 * the same time, or the copy was cancelled: what is left is read again.
 */
export async function copyTasks(job: ContentCopyItem, section: string, deps: CopyDeps): Promise<boolean> {
  const tasks = (await missing(job, section, deps)).filter((task) => !isLink(task))
  const readings = tasks.filter(({ taskType }) => taskType === 'Reading')
  const texts = await batchGet<TaskTextItem>(
    deps.table,
    readings.map(({ key }) => taskTextKey(key)),
    { consistent: true },
  )
  const ready = tasks.map((task): Ready => {
    const text = texts.find(({ pk }) => pk === taskTextKey(task.key).pk)
    return { task, text, bytes: text ? Buffer.byteLength(text.text) + Buffer.byteLength(text.body) : 0 }
  })
  for (const group of groupsOf(ready)) {
    const written = await transactWrite(deps.table, [...group.flatMap((each) => writesOf(job, each)), whileNamed(job)])
    if (!written.ok) return false
  }
  return true
}

/** Where a link of the copy leads: to the copy's own task where the source's leads into its own content, and that one is no link. */
async function targetOf(job: ContentCopyItem, task: TaskItem, { table }: CopyDeps): Promise<TaskItem | undefined> {
  const place = becomesLink(task) ? task : linkOf(task)
  if (!place) return undefined
  const target = await getItem<TaskItem>(table, taskKey(place.contentKey, place.sectionKey, place.key), {
    consistent: true,
  })
  if (!target || target.contentKey !== job.source || isLink(target)) return target
  const own = taskKey(job.key, copiedKey(job.key, target.sectionKey), copiedKey(job.key, target.key))
  return (await getItem<TaskItem>(table, own, { consistent: true })) ?? target
}

/** The link that a Linking task, or a Lecture with a video, becomes in a copy; without a target it leads where the source's does. */
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

/** Counts a link on its target, as it was read: of a Lecture that is its own target also that it still has its video. */
const countLinkOn = ({ pk, sk, version }: TaskItem): Write => ({
  Update: {
    Key: { pk, sk },
    UpdateExpression: 'ADD linkedBy :one',
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':one': 1, ':seen': version },
  },
})

/** Copies one link and counts it on its target, if that is there; false: somebody wrote one of the two at the same time. */
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

/** The section itself, once its tasks are all there: its count and its order are those of the copy. */
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
  // Another one who goes on with the copy has written it.
  return written.ok || (await getItem<SectionItem>(table, sectionKey(job.key, key), { consistent: true })) !== undefined
}

/** Copies a section's links, and then the section; false: what is left is read again. */
export async function copyLinks(job: ContentCopyItem, section: SectionItem, deps: CopyDeps): Promise<boolean> {
  // A task that became one with a video, or was made, since the first phase is a task of the copy too.
  if (!(await copyTasks(job, section.key, deps))) return false
  for (const task of await missing(job, section.key, deps)) if (!(await copyLink(job, task, deps))) return false
  return copySection(job, section, deps)
}
