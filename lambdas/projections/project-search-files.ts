import type { DynamoDBStreamEvent } from 'aws-lambda'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, type UserEntry } from '#domain/search/user-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { changesOf, type FileEntries, rewriteFiles } from './rewrite-files.ts'

/** Search files and what they hold. */
export type SearchFileEntries = { questions: FileEntries<QuestionEntry>; users: FileEntries<UserEntry> }

/**
 * Brings the search files up to what a batch of the stream says. One run at a time (the function's reserved concurrency), so
 * that no two rewrite one file. A failure throws and the batch comes again: an item's records keep their order, so the
 * files end as the last of them says. Gives every file that the batch names, also one that an earlier try has written.
 */
export async function projectSearchFiles(event: DynamoDBStreamEvent, files: SearchFiles): Promise<SearchFileEntries> {
  const { questions, users } = changesOf(event)
  return {
    questions: await rewriteFiles(files, questions, { idOf: ({ id }) => id, compare: byNumber }),
    users: await rewriteFiles(files, users, { idOf: ({ uid }) => uid, compare: byName }),
  }
}
