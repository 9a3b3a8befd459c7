import { contentKey, sectionKey, taskKey, taskTextKey } from '#table/keys.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { linkOf, type TaskItem, type TaskTextItem } from '#table/task.ts'
import type { QueryAuthoredTaskArgs } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { contentReply, sectionReply, taskReply } from './content-replies.ts'
import type { ContentDeps } from './content-deps.ts'
import { findSection } from './find-content.ts'
import { lecturePlayback } from './lecture-playback.ts'

/** Returns a task with its text and playback details. */
async function wholeTask(item: TaskItem, deps: ContentDeps) {
  const isReading = item.taskType === 'Reading'
  const text = isReading ? await getItem<TaskTextItem>(deps.table, taskTextKey(item.key)) : undefined
  return { task: taskReply(item, text), lecture: await lecturePlayback(item, deps) }
}

/**
 * Returns the target of a Linking task with its content and section names; null if the target no longer exists (spec
 * 3.2.12).
 */
async function linkedTask(item: TaskItem, deps: ContentDeps) {
  const link = linkOf(item)
  if (!link) return null
  const items = await batchGet<ContentItem | SectionItem | TaskItem>(deps.table, [
    contentKey(link.contentKey),
    sectionKey(link.contentKey, link.sectionKey),
    taskKey(link.contentKey, link.sectionKey, link.key),
  ])
  const content = items.find((item) => item.type === 'content')
  const section = items.find((item) => item.type === 'section')
  const target = items.find((item) => item.type === 'task')
  if (!content || !section || !target) return null
  return { contentName: content.name, sectionName: section.name, ...(await wholeTask(target, deps)) }
}

/** Returns a task's page (spec 3.2.7). Throws 'task-not-found'. */
export async function authoredTask(args: QueryAuthoredTaskArgs, deps: ContentDeps) {
  const { content, sections, section, tasks } = await findSection(deps.table, args)
  const task = tasks.find(({ url }) => url === args.taskUrl)
  if (!task) throw new Refusal('task-not-found')
  const [whole, linked] = await Promise.all([wholeTask(task, deps), linkedTask(task, deps)])
  return { content: contentReply(content, sections), section: sectionReply(section), ...whole, linked }
}
