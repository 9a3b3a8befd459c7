import type { SectionItem } from '#table/content.ts'
import type { TaskItem } from '#table/task.ts'
import type { TaskSummaryItem } from '#table/task-summary.ts'
import { byName } from '#domain/progress/by-name.ts'
import { countCompleted } from '#domain/progress/task-state.ts'
import type { ContentCount, SectionCount } from '#generated/schema.ts'
import type { ContentTree } from './read-contents.ts'

/** A section with its count of existing and of done tasks (spec 3.4.17). */
export const sectionCount = (
  section: SectionItem,
  tasks: readonly TaskItem[],
  summaries: readonly TaskSummaryItem[],
  now: number,
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
})

/** The table of contents of a course (spec 3.2.17): sections by name, each with its counts. `now` in epoch milliseconds. */
export const countContents = (
  trees: readonly ContentTree[],
  summaries: readonly TaskSummaryItem[],
  now: number,
): ContentCount[] =>
  trees.map(({ content, sections, tasks }) => ({
    key: content.key,
    name: content.name,
    url: content.url,
    instructions: content.instructions,
    descText: content.descText,
    sections: [...sections].sort(byName).map((section) => {
      const own = tasks.filter((task) => task.sectionKey === section.key)
      return sectionCount(section, own, summaries, now)
    }),
  }))
