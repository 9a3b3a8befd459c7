import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentTree } from '#table/keys.ts'
import { RESERVED_TESTS, type ReservedEntry } from '#table/search-files.ts'
import type { TaskItem } from '#table/task.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listTests } from '#lambdas/questions/use/list-tests.ts'
import { type Changes, rewriteFiles } from './rewrite-files.ts'

type Image = TaskItem | SectionItem | ContentItem | { type: 'other' }

const byKey = (a: ReservedEntry, b: ReservedEntry) => (a.key < b.key ? -1 : 1)

const entryOf = ({ key, tags = [] }: TaskItem): ReservedEntry => ({ key, tags })

const isReserved = (image: Image | undefined): image is TaskItem => image?.type === 'task' && image.reserved === true

/** The content whose reserved tests a change concerns: one of them, or its section or content as it comes or goes. */
function contentOf(before: Image | undefined, after: Image | undefined): string[] {
  const image = [after, before].find(isReserved)
  if (image) return [image.contentKey]
  const place = before && after ? undefined : (before ?? after)
  if (place?.type === 'section') return [place.contentKey]
  return place?.type === 'content' ? [place.key] : []
}

/** The reserved tests of a content as they are now; undefined: one that lies in the recycle bin with its section or content. */
async function readReserved(table: Table, content: string): Promise<[string, ReservedEntry | undefined][]> {
  const items = await queryItems<ContentItem | SectionItem | TaskItem>(table, {
    ...contentTree(content),
    consistent: true,
  })
  const isThere = items.some(({ type }) => type === 'content')
  const sections = new Set(items.flatMap((item) => (item.type === 'section' ? [item.key] : [])))
  return items
    .filter(isReserved)
    .map((task) => [task.key, isThere && sections.has(task.sectionKey) ? entryOf(task) : undefined])
}

/**
 * Keeps which tests are reserved, with their tags: quizzes leave their questions out (decision 0106). Repeatable: it reads what the
 * table says now. Reads a content's tree, 1 unit a 4 KB, where a reserved test of it changed, or a section or itself came or went.
 */
export async function projectReservedTests(
  { Records: records }: DynamoDBStreamEvent,
  { table, searchFiles: files }: { table: Table; searchFiles: SearchFiles },
): Promise<void> {
  const images = records.map(({ dynamodb }) => ({
    before: streamImage<Image>(dynamodb?.OldImage),
    after: streamImage<Image>(dynamodb?.NewImage),
  }))
  const contents = new Set(images.flatMap(({ before, after }) => contentOf(before, after)))
  const now = await Promise.all([...contents].map((content) => readReserved(table, content)))
  const entries = new Map<string, ReservedEntry | undefined>([
    ...images.flatMap(({ before }) => (isReserved(before) ? [[before.key, undefined] as const] : [])),
    ...now.flat(),
  ])
  if (entries.size === 0) return
  const changes: Changes<string, ReservedEntry> = new Map([[RESERVED_TESTS, entries]])
  await rewriteFiles(files, changes, { idOf: ({ key }) => key, compare: byKey })
}

/**
 * Writes the file of reserved tests again from the index of tests (0.5 read units a 4 KB), also where it is lost or a message of the
 * stream was; an empty one where no test is reserved any more. One run at a time, as all of the stream's projections.
 */
export async function rebuildReservedTests(table: Table, files: SearchFiles): Promise<void> {
  const items = await listTests(table)
  const entries = items.filter(isReserved).map(entryOf).sort(byKey)
  if (entries.length === 0 && (await files.list(RESERVED_TESTS)).size === 0) return
  await files.write(RESERVED_TESTS, entries)
}
