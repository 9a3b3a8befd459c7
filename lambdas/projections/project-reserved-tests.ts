import type { DynamoDBStreamEvent } from 'aws-lambda'
import { tests } from '#table/bank-keys.ts'
import { RESERVED_TESTS, type ReservedEntry } from '#table/search-files.ts'
import type { TaskItem } from '#table/task.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type Changes, rewriteFiles } from './rewrite-files.ts'

const byKey = (a: ReservedEntry, b: ReservedEntry) => (a.key < b.key ? -1 : 1)

const entryOf = ({ key, tags = [] }: TaskItem): ReservedEntry => ({ key, tags })

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
    if (isReserved(after)) entries.set(after.key, entryOf(after))
    else if (isReserved(before)) entries.set(before.key, undefined)
  }
  if (entries.size === 0) return
  const changes: Changes<string, ReservedEntry> = new Map([[RESERVED_TESTS, entries]])
  await rewriteFiles(files, changes, { idOf: ({ key }) => key, compare: byKey })
}

/**
 * Writes the file of reserved tests again from the index of tests (0.5 read units a 4 KB), also where it is lost or a message of the
 * stream was; an empty one where no test is reserved any more. One run at a time, as all of the stream's projections.
 */
export async function rebuildReservedTests(table: Table, files: SearchFiles): Promise<void> {
  const items = await queryWholeIndex<TaskItem>(table, { index: 'gsi1', pk: tests.gsi1pk })
  const entries = items.filter(isReserved).map(entryOf).sort(byKey)
  if (entries.length === 0 && (await files.list(RESERVED_TESTS)).size === 0) return
  await files.write(RESERVED_TESTS, entries)
}
