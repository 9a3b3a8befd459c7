import { byNumber, questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, isSameEntry, userEntry, type UserEntry } from '#domain/search/user-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { questions as questionsIndex } from '#table/bank-keys.ts'
import { usersByType } from '#table/keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import {
  QUESTION_CHUNKS,
  QUESTION_COUNTS,
  questionChunk,
  type QuestionCount,
  USER_CHUNKS,
  USER_COUNTS,
  userChunk,
  type UserCount,
} from '#table/search-files.ts'
import { type UserItem, userOf } from '#table/user.ts'
import { courseEndReader, listCourseEnds, type ReadCourseEnd } from './course-ends.ts'
import {
  type Changes,
  collectEntries,
  type EntryChanges,
  type FileEntries,
  putChange,
  replaceFiles,
  rewriteFiles,
  setCounts,
} from './rewrite-files.ts'

type Deps = { table: Table; searchFiles: SearchFiles }

/** The search files' entries. */
export type SearchFileEntries = { questions: FileEntries<QuestionEntry>; users: FileEntries<UserEntry> }

type Followed = Change<'question' | 'user' | 'progress'>
type BatchChanges = {
  questions: Changes<number, QuestionEntry>
  users: Changes<string, UserEntry>
  /**
   * Users whose courses changed: one was opened, started, ended early, extended, or deleted. Progress within a course
   * does not matter here.
   */
  enrolled: Set<string>
}

/** Returns a batch's changes to the files: the last of several changes to an item. */
function batchChanges(changes: readonly Followed[]): BatchChanges {
  const batch: BatchChanges = { questions: new Map(), users: new Map(), enrolled: new Set() }
  for (const change of changes)
    if (change.type === 'question') {
      const { after, item } = change
      putChange(batch.questions, questionChunk(item.id), item.id, after && questionEntry(questionOf(after), after))
    } else if (change.type === 'user') {
      const { before, after, item } = change
      const entry = after && userEntry(userOf(after))
      if (entry && before && isSameEntry(entry, userEntry(userOf(before)))) continue
      putChange(batch.users, userChunk(item.uid), item.uid, entry)
    } else if (change.before?.endTime !== change.after?.endTime) batch.enrolled.add(change.item.studentId)
  return batch
}

/** The maximum concurrent queries for the 500 users of a batch. */
const CONCURRENT_READS = 16

/**
 * Adds to a file's user changes when each user's last active course ends. Keeps the file's value, or reads it if the
 * courses changed or the file has none (new users, older entries). Skips users that the file does not have: their own
 * record, which follows, reads it.
 */
async function withCourseEnds(
  changes: EntryChanges<string, UserEntry>,
  before: readonly UserEntry[],
  enrolled: ReadonlySet<string>,
  read: ReadCourseEnd,
): Promise<EntryChanges<string, UserEntry>> {
  const known = new Map(before.map((entry) => [entry.uid, entry]))
  const changed = new Map(changes)
  for (const uid of enrolled) {
    const entry = known.get(uid)
    if (entry && !changed.has(uid)) changed.set(uid, entry)
  }
  const entries = [...changed.values()].filter((entry) => entry !== undefined)
  for (let start = 0; start < entries.length; start += CONCURRENT_READS)
    await Promise.all(
      entries.slice(start, start + CONCURRENT_READS).map(async (entry) => {
        const { uid } = entry
        const end = enrolled.has(uid) ? undefined : known.get(uid)?.courseEnd
        changed.set(uid, { ...entry, courseEnd: end === undefined ? await read(uid) : end })
      }),
    )
  return changed
}

/**
 * Applies a batch to the search files, one run at a time (hold-lease.ts). A failure throws and the stream retries. An
 * item's records stay in order, so the files end with the last; course ends come from the table (`readCourseEnd`).
 * Returns every file of the batch, including those written by an earlier try.
 */
export async function followSearchFiles(
  changes: readonly Followed[],
  files: SearchFiles,
  readCourseEnd: ReadCourseEnd,
): Promise<SearchFileEntries> {
  const { questions, users, enrolled } = batchChanges(changes)
  for (const uid of enrolled) if (!users.has(userChunk(uid))) users.set(userChunk(uid), new Map())
  return {
    questions: await rewriteFiles(files, questions, { idOf: ({ id }) => id, compare: byNumber }),
    users: await rewriteFiles(files, users, {
      idOf: ({ uid }) => uid,
      compare: byName,
      complete: (name, changes, before) => {
        const here = new Set([...enrolled].filter((uid) => userChunk(uid) === name))
        return withCourseEnds(changes, before, here, readCourseEnd)
      },
    }),
  }
}

/**
 * Sets the counts of these search files (spec 1.1.3; decision 0027). Each count is recomputed from its file, so a
 * repeated batch counts nothing twice.
 */
async function projectCounts({ questions, users }: SearchFileEntries, files: SearchFiles): Promise<void> {
  await setCounts(files, QUESTION_COUNTS, questions, (file, { length }): QuestionCount => ({ file, questions: length }))
  await setCounts(files, USER_COUNTS, users, (file, entries): UserCount => {
    const students = entries.filter(({ type }) => type === 'Student').length
    return { file, students, admins: entries.length - students }
  })
}

const PAGE = 1_000

/** Rewrites all search files from the table's indexes page by page, and empties those that no longer have entries. */
async function writeSearchFiles({ table, searchFiles: files }: Deps): Promise<SearchFileEntries> {
  const bank = new Map<string, ReturnType<typeof questionEntry>[]>()
  const question = (item: QuestionItem) => ({
    file: questionChunk(item.id),
    entry: questionEntry(questionOf(item), item),
  })
  const index = { index: 'gsi1', limit: PAGE } as const
  const pageOfBank = (from: Record<string, unknown> | undefined) =>
    queryIndex<QuestionItem>(table, { ...index, pk: questionsIndex.gsi1pk, from })
  await collectEntries(pageOfBank, question, bank)
  const people = new Map<string, ReturnType<typeof userEntry>[]>()
  const ends = await listCourseEnds(table)
  const user = (item: UserItem) => ({
    file: userChunk(item.uid),
    entry: { ...userEntry(userOf(item)), courseEnd: ends.get(item.uid) ?? null },
  })
  for (const type of ['Student', 'Admin'])
    await collectEntries(
      (from) => queryIndex<UserItem>(table, { ...index, pk: usersByType(type).gsi1pk, from }),
      user,
      people,
    )
  await replaceFiles(files, QUESTION_CHUNKS, bank, byNumber)
  await replaceFiles(files, USER_CHUNKS, people, byName)
  return { questions: bank, users: people }
}

/** Maintains the search files of questions and users, and their counts. */
export async function projectSearchFiles(changes: readonly Followed[], { table, searchFiles }: Deps): Promise<void> {
  await projectCounts(await followSearchFiles(changes, searchFiles, courseEndReader(table)), searchFiles)
}

const countIn = (files: FileEntries<unknown>) => [...files.values()].reduce((sum, { length }) => sum + length, 0)

/** Rewrites all search files. Returns the number of entries. */
export async function rebuildSearchFiles(deps: Deps): Promise<{ questions: number; users: number }> {
  const held = await writeSearchFiles(deps)
  await projectCounts(held, deps.searchFiles)
  return { questions: countIn(held.questions), users: countIn(held.users) }
}
