import { questions, usersByType } from '#table/keys.ts'
import { QUESTION_CHUNKS, questionChunk, USER_CHUNKS, userChunk } from '#table/search-chunk.ts'
import { questionOf, type QuestionItem } from '#table/question.ts'
import { userOf, type UserItem } from '#table/user.ts'
import { byNumber, questionEntry } from '#domain/search/question-entry.ts'
import { byName, userEntry } from '#domain/search/user-entry.ts'
import { type IndexPage, queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { SearchFileEntries } from './project-search-files.ts'

const PAGE = 1_000

async function collect<Item, Entry>(
  read: (from: Record<string, unknown> | undefined) => Promise<IndexPage<Item>>,
  entryOf: (item: Item) => { file: string; entry: Entry },
  into: Map<string, Entry[]>,
): Promise<void> {
  let from: Record<string, unknown> | undefined
  do {
    const page = await read(from)
    for (const item of page.items) {
      const { file, entry } = entryOf(item)
      const entries = into.get(file)
      if (entries) entries.push(entry)
      else into.set(file, [entry])
    }
    from = page.next
  } while (from)
}

async function replace<Entry>(
  files: SearchFiles,
  prefix: string,
  wanted: Map<string, Entry[]>,
  compare: (a: Entry, b: Entry) => number,
): Promise<void> {
  for (const name of (await files.list(prefix)).keys()) if (!wanted.has(name)) wanted.set(name, [])
  for (const [name, entries] of wanted) await files.write(name, entries.sort(compare))
}

/** Writes all search files anew from the table's indexes, a page at a time, and empties those that hold nothing any more. */
export async function rebuildSearchFiles(table: Table, files: SearchFiles): Promise<SearchFileEntries> {
  const bank = new Map<string, ReturnType<typeof questionEntry>[]>()
  const question = (item: QuestionItem) => ({ file: questionChunk(item.id), entry: questionEntry(questionOf(item)) })
  const index = { index: 'gsi1', limit: PAGE } as const
  const pageOfBank = (from: Record<string, unknown> | undefined) =>
    queryIndex<QuestionItem>(table, { ...index, pk: questions.gsi1pk, from })
  await collect(pageOfBank, question, bank)
  const people = new Map<string, ReturnType<typeof userEntry>[]>()
  const user = (item: UserItem) => ({ file: userChunk(item.uid), entry: userEntry(userOf(item)) })
  for (const type of ['Student', 'Admin'])
    await collect((from) => queryIndex<UserItem>(table, { ...index, pk: usersByType(type).gsi1pk, from }), user, people)
  await replace(files, QUESTION_CHUNKS, bank, byNumber)
  await replace(files, USER_CHUNKS, people, byName)
  return { questions: bank, users: people }
}
