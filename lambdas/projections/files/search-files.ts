import type { DynamoDBStreamEvent } from 'aws-lambda'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, type UserEntry } from '#domain/search/user-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { ProgressItem } from '#table/progress.ts'
import { userChunk } from '#table/search-files.ts'
import type { ReadCourseEnd } from './course-ends.ts'
import { changesOf, type EntryChanges, type FileEntries, rewriteFiles } from './rewrite-files.ts'

/** Search files and what they hold. */
export type SearchFileEntries = { questions: FileEntries<QuestionEntry>; users: FileEntries<UserEntry> }

/** Whose courses a batch changes: one opened, began, ended early, got more days or went. How far one is changes nothing here. */
function enrolledIn({ Records: records }: DynamoDBStreamEvent): Set<string> {
  const uids = new Set<string>()
  for (const { dynamodb } of records) {
    const before = streamImage<ProgressItem>(dynamodb?.OldImage)
    const after = streamImage<ProgressItem>(dynamodb?.NewImage)
    const item = after ?? before
    if (item?.type === 'progress' && before?.endTime !== after?.endTime) uids.add(item.studentId)
  }
  return uids
}

/** Queries at once, of the 500 users that a batch may name. */
const READS_AT_ONCE = 16

/**
 * The changes of a file of users with until when they have an active course: as the file says, and read where their courses changed or the file does not say,
 * as of a new user and in entries of older versions. Whom the file does not know is skipped: their own record comes, and is read then.
 */
async function withCourseEnds(
  said: EntryChanges<string, UserEntry>,
  before: readonly UserEntry[],
  enrolled: ReadonlySet<string>,
  read: ReadCourseEnd,
): Promise<EntryChanges<string, UserEntry>> {
  const known = new Map(before.map((entry) => [entry.uid, entry]))
  const changed = new Map(said)
  for (const uid of enrolled) {
    const entry = known.get(uid)
    if (entry && !changed.has(uid)) changed.set(uid, entry)
  }
  const entries = [...changed.values()].filter((entry) => entry !== undefined)
  for (let start = 0; start < entries.length; start += READS_AT_ONCE)
    await Promise.all(
      entries.slice(start, start + READS_AT_ONCE).map(async (entry) => {
        const { uid } = entry
        const end = enrolled.has(uid) ? undefined : known.get(uid)?.courseEnd
        changed.set(uid, { ...entry, courseEnd: end === undefined ? await read(uid) : end })
      }),
    )
  return changed
}

/**
 * Brings the search files up to what a batch of the stream says. One run at a time (hold-lease.ts), so
 * that no two rewrite one file. A failure throws and the batch comes again: an item's records keep their order, so the
 * files end as the last of them says; of courses `readCourseEnd` says what the table has now, and what changes after it comes in a batch of its own.
 * Gives every file that the batch names, also one that an earlier try has written.
 */
export async function projectSearchFiles(
  event: DynamoDBStreamEvent,
  files: SearchFiles,
  readCourseEnd: ReadCourseEnd,
): Promise<SearchFileEntries> {
  const { questions, users } = changesOf(event)
  const enrolled = enrolledIn(event)
  for (const uid of enrolled) if (!users.has(userChunk(uid))) users.set(userChunk(uid), new Map())
  return {
    questions: await rewriteFiles(files, questions, { idOf: ({ id }) => id, compare: byNumber }),
    users: await rewriteFiles(files, users, {
      idOf: ({ uid }) => uid,
      compare: byName,
      complete: (name, said, before) => {
        const here = new Set([...enrolled].filter((uid) => userChunk(uid) === name))
        return withCourseEnds(said, before, here, readCourseEnd)
      },
    }),
  }
}
