import type { DynamoDBStreamEvent } from 'aws-lambda'
import { RESERVED_TESTS, type ReservedEntry } from '#table/search-files.ts'
import type { TaskItem } from '#table/task.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import { type Changes, rewriteFiles } from './rewrite-files.ts'

const isReserved = (item: TaskItem | undefined): item is TaskItem => item?.type === 'task' && item.reserved === true

/**
 * Keeps which tests are reserved, with their tags: quizzes leave their questions out (decision 0106). Repeatable: it sets or removes an
 * entry by its task, and changes of one task come in their order. Reads nothing of the table, and a file only where a reserved test
 * changed.
 */
export async function projectReservedTests(
  { Records: records }: DynamoDBStreamEvent,
  files: SearchFiles,
): Promise<void> {
  const entries = new Map<string, ReservedEntry | undefined>()
  for (const { dynamodb } of records) {
    const before = streamImage<TaskItem>(dynamodb?.OldImage)
    const after = streamImage<TaskItem>(dynamodb?.NewImage)
    if (isReserved(after)) entries.set(after.key, { key: after.key, tags: after.tags ?? [] })
    else if (isReserved(before)) entries.set(before.key, undefined)
  }
  if (entries.size === 0) return
  const changes: Changes<string, ReservedEntry> = new Map([[RESERVED_TESTS, entries]])
  await rewriteFiles(files, changes, { idOf: ({ key }) => key, compare: (a, b) => (a.key < b.key ? -1 : 1) })
}
