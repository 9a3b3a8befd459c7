import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentTree } from '#table/keys.ts'
import { RESERVED_TESTS, type ReservedEntry } from '#table/search-files.ts'
import type { TaskItem } from '#table/task.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listTests } from '#lambdas/questions/use/list-tests.ts'
import { type Changes, rewriteFiles } from './rewrite-files.ts'

type Followed = Change<'content' | 'section' | 'task'>
type Deps = { table: Table; searchFiles: SearchFiles }

const byKey = (a: ReservedEntry, b: ReservedEntry) => (a.key < b.key ? -1 : 1)

const entryOf = ({ key, tags = [] }: TaskItem): ReservedEntry => ({ key, tags })

const isReserved = (image: Followed['item'] | undefined): image is TaskItem =>
  image?.type === 'task' && image.reserved === true

/**
 * Returns the content whose reserved tests a change affects: a changed test's, or that of a section or content that is
 * added or removed.
 */
function contentOf({ before, after, item }: Followed): string[] {
  const test = [after, before].find(isReserved)
  if (test) return [test.contentKey]
  if ((before && after) || item.type === 'task') return []
  return [item.type === 'section' ? item.contentKey : item.key]
}

/** Returns a content's current reserved tests; undefined for one in the recycle bin with its section or content. */
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
 * Tracks reserved tests and their tags, because quizzes exclude their questions (decision 0106). Idempotent: reads the
 * table's current state. Reads a content's tree, 1 unit per 4 KB, if one of its reserved tests changed, or if it or a
 * section was added or removed.
 */
export async function projectReservedTests(
  changed: readonly Followed[],
  { table, searchFiles: files }: Deps,
): Promise<void> {
  const contents = new Set(changed.flatMap(contentOf))
  const now = await Promise.all([...contents].map((content) => readReserved(table, content)))
  const entries = new Map<string, ReservedEntry | undefined>([
    ...changed.flatMap(({ before }) => (isReserved(before) ? [[before.key, undefined] as const] : [])),
    ...now.flat(),
  ])
  if (entries.size === 0) return
  const changes: Changes<string, ReservedEntry> = new Map([[RESERVED_TESTS, entries]])
  await rewriteFiles(files, changes, { idOf: ({ key }) => key, compare: byKey })
}

/**
 * Rewrites the file of reserved tests from the index of tests (0.5 read units per 4 KB), also after a lost file or
 * stream record; empty if no test is reserved. Runs one at a time, like all projections.
 */
export async function rebuildReservedTests({ table, searchFiles: files }: Deps): Promise<void> {
  const items = await listTests(table)
  const entries = items.filter(isReserved).map(entryOf).sort(byKey)
  if (entries.length === 0 && (await files.list(RESERVED_TESTS)).size === 0) return
  await files.write(RESERVED_TESTS, entries)
}
