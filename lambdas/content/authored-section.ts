import { taskTextKey } from '#table/keys.ts'
import type { TaskItem, TaskTextItem } from '#table/task.ts'
import { inOrder } from '#domain/content/in-order.ts'
import { excerptOfWords } from '#domain/text/excerpt.ts'
import type { QueryAuthoredSectionArgs } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { contentReply, sectionReply, taskReply } from './content-replies.ts'
import type { ContentDeps } from './content-deps.ts'
import { findSection } from './find-content.ts'

/** Characters of a Reading's text that lists show, extended to a word boundary (spec 2.9.8, 3.2.9). */
const PREVIEW = 300

const previewOf = (body: string | undefined) => (body === undefined ? null : excerptOfWords(body, PREVIEW))

const isReading = ({ taskType }: TaskItem) => taskType === 'Reading'

/** Returns a section's page: its tasks in order, Readings with the start of their text (spec 3.2.5, 3.2.9). */
export async function authoredSection(args: QueryAuthoredSectionArgs, { table }: ContentDeps) {
  const { content, sections, section, tasks } = await findSection(table, args)
  const texts = await batchGet<TaskTextItem>(
    table,
    tasks.filter(isReading).map(({ key }) => taskTextKey(key)),
  )
  const bodyOf = (task: TaskItem) => texts.find(({ pk }) => pk === taskTextKey(task.key).pk)?.body
  return {
    content: contentReply(content, sections),
    section: sectionReply(section),
    tasks: inOrder(tasks, section.taskOrder).map((task) => ({
      ...taskReply(task, undefined),
      preview: previewOf(bodyOf(task)),
    })),
  }
}
