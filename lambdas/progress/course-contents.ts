import { inOrder } from '#domain/content/in-order.ts'
import { countCompleted, isTaskComplete } from '#domain/progress/task-state.ts'
import type { ContentCount, SectionCount, TaskOutline } from '#generated/schema.ts'
import type { BinnedItem, GoneTaskItem, ContentItem, SectionItem } from '#table/content.ts'
import { contentTree } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { TargetOf } from './link-targets.ts'
import { minutesOf, passedOf, rangeOf, shownType } from '#lambdas/progress/learning/task-facts.ts'

/** A content with its sections and tasks, in the table's order. */
export type ContentTree = {
  content: ContentItem
  sections: SectionItem[]
  tasks: TaskItem[]
  /** Deleted tasks, whose names label their results. */
  gone: { key: string; name: string }[]
}

async function readTree(table: Table, key: string, consistent: boolean): Promise<ContentTree[]> {
  const items = await queryItems<ContentItem | SectionItem | TaskItem | BinnedItem | GoneTaskItem>(table, {
    ...contentTree(key),
    consistent,
  })
  const sections = items.filter((item) => item.type === 'section')
  const keys = new Set(sections.map((section) => section.key))
  // Excludes tasks in a deleted section.
  const isShown = ({ sectionKey }: TaskItem) => keys.has(sectionKey)
  return items.flatMap((content) =>
    content.type === 'content'
      ? {
          content,
          sections,
          tasks: items.filter((item) => item.type === 'task').filter(isShown),
          gone: items.flatMap((item): { key: string; name: string }[] => {
            if (item.type === 'gone-task') return [item]
            if (item.type === 'task') return isShown(item) ? [] : [item]
            return item.type === 'binned' && item.kind === 'task' ? [item.whole] : []
          }),
        }
      : [],
  )
}

/** Returns the trees of these contents in this order, read concurrently; skips deleted contents. */
export const readContents = async (
  table: Table,
  keys: readonly string[],
  { consistent = false } = {},
): Promise<ContentTree[]> => (await Promise.all(keys.map((key) => readTree(table, key, consistent)))).flat()

const itself: TargetOf = (task) => task

/** Returns a task with its length and the student's result; `target`: the task that it shows. */
function outlineOf(task: TaskItem, target: TaskItem, summary: TaskSummaryItem | undefined, now: number): TaskOutline {
  const range = rangeOf(target) ?? null
  // For apps from before question ranges existed.
  const mostOnly = { questions: range?.most ?? null }
  return {
    key: task.key,
    name: task.name,
    type: shownType(task),
    complete: summary !== undefined && isTaskComplete(summary, now),
    minutes: minutesOf(target) ?? null,
    ...mostOnly,
    range,
    best: summary?.best ?? null,
    passed: passedOf(target, summary?.best),
  }
}

/** Counts a section's existing and completed tasks (spec 3.4.17). */
export const sectionCount = (
  section: SectionItem,
  tasks: readonly TaskItem[],
  summaries: readonly TaskSummaryItem[],
  now: number,
  targetOf: TargetOf = itself,
): SectionCount => ({
  key: section.key,
  contentKey: section.contentKey,
  name: section.name,
  url: section.url,
  instructions: section.instructions,
  total: tasks.length,
  completed: countCompleted(
    tasks.map((task) => task.key),
    new Map(summaries.map((summary) => [summary.task, summary])),
    now,
  ),
  outline: inOrder(tasks, section.taskOrder).map((task) => {
    const summary = summaries.find((candidate) => candidate.task === task.key)
    return outlineOf(task, targetOf(task), summary, now)
  }),
})

/**
 * Returns a course's table of contents (spec 3.2.17): sections in order, each with its counts. `now` in epoch
 * milliseconds.
 */
export const countContents = (
  trees: readonly ContentTree[],
  summaries: readonly TaskSummaryItem[],
  now: number,
  targetOf: TargetOf = itself,
): ContentCount[] =>
  trees.map(({ content, sections, tasks }) => ({
    key: content.key,
    name: content.name,
    url: content.url,
    instructions: content.instructions,
    descText: content.descText,
    sections: inOrder(sections, content.sectionOrder).map((section) => {
      const sectionTasks = tasks.filter((task) => task.sectionKey === section.key)
      return sectionCount(section, sectionTasks, summaries, now, targetOf)
    }),
  }))
