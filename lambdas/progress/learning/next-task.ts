import { inOrder } from '#domain/content/in-order.ts'
import type { NextTask } from '#generated/schema.ts'
import type { SectionItem } from '#table/content.ts'
import { sectionKey as keyOfSection, tasksOfSection } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type ContentTree, readContents } from '#lambdas/progress/course-contents.ts'
import { shownType } from './task-facts.ts'

/** A task to go to next; `sectionName` is null if it is in the same section. */
export const nextTaskReply = (task: TaskItem, sectionName: string | null): NextTask => ({
  contentKey: task.contentKey,
  sectionKey: task.sectionKey,
  sectionName,
  taskKey: task.key,
  name: task.name,
  type: shownType(task),
})

/** Returns the contents' tasks in course order (spec 3.9.12), each with its section's name. */
export const tasksInOrder = (trees: readonly ContentTree[]): { task: TaskItem; sectionName: string }[] =>
  trees.flatMap(({ content, sections, tasks }) =>
    inOrder(sections, content.sectionOrder).flatMap(({ key, name, taskOrder }) =>
      inOrder(
        tasks.filter(({ sectionKey }) => sectionKey === key),
        taskOrder,
      ).map((task) => ({ task, sectionName: name })),
    ),
  )

/**
 * Returns the task that follows one in its course: the next of its section, of the following sections, or of the
 * following contents; null after the last. `content`: the course's contents, in order. Half a read unit for the section
 * and 4 KB of its tasks; after its last task, half a unit per 4 KB of each content read.
 */
export async function nextTask(
  table: Table,
  { contentKey, sectionKey, taskKey }: { contentKey: string; sectionKey: string; taskKey: string },
  content: readonly string[],
): Promise<NextTask | null> {
  const [section, tasks] = await Promise.all([
    getItem<SectionItem>(table, keyOfSection(contentKey, sectionKey)),
    queryItems<TaskItem>(table, tasksOfSection(contentKey, sectionKey)),
  ])
  const sectionTasks = inOrder(tasks, section?.taskOrder)
  const next = sectionTasks[sectionTasks.findIndex(({ key }) => key === taskKey) + 1]
  if (next) return nextTaskReply(next, null)
  const here = tasksInOrder(await readContents(table, [contentKey]))
  const after = here.slice(here.findLastIndex(({ task }) => task.sectionKey === sectionKey) + 1)[0]
  if (after) return nextTaskReply(after.task, after.sectionName)
  for (const key of content.slice(content.indexOf(contentKey) + 1)) {
    const [first] = tasksInOrder(await readContents(table, [key]))
    if (first) return nextTaskReply(first.task, first.sectionName)
  }
  return null
}
