import { byName } from '#domain/progress/by-name.ts'
import type { NextTask } from '#generated/schema.ts'
import { tasksOfSection } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type ContentTree, readContents } from './course-contents.ts'
import { shownType } from './task-facts.ts'

/** A task as something to go to; `sectionName` null: in the same section. */
export const nextTaskReply = (task: TaskItem, sectionName: string | null): NextTask => ({
  contentKey: task.contentKey,
  sectionKey: task.sectionKey,
  sectionName,
  taskKey: task.key,
  name: task.name,
  type: shownType(task),
})

/** The tasks of contents in the course's order: sections and tasks by name (spec 3.9.12), each with its section's name. */
export const tasksInOrder = (trees: readonly ContentTree[]): { task: TaskItem; sectionName: string }[] =>
  trees.flatMap(({ sections, tasks }) =>
    [...sections].sort(byName).flatMap(({ key, name }) =>
      tasks
        .filter(({ sectionKey }) => sectionKey === key)
        .sort(byName)
        .map((task) => ({ task, sectionName: name })),
    ),
  )

/**
 * The task that comes after one in its course, of whatever type: the next of its section, else the first of the following section
 * that has one, else the first of the following contents; null after the course's last. `content`: the course's contents, in order.
 * Half a read unit for 4 KB of the section's tasks; after its last one half a unit for 4 KB of the content, and of each that follows.
 */
export async function nextTask(
  table: Table,
  { contentKey, sectionKey, taskKey }: { contentKey: string; sectionKey: string; taskKey: string },
  content: readonly string[],
): Promise<NextTask | null> {
  const beside = (await queryItems<TaskItem>(table, tasksOfSection(contentKey, sectionKey))).sort(byName)
  const next = beside[beside.findIndex(({ key }) => key === taskKey) + 1]
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
