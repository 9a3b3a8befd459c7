import type { DynamoDBStreamEvent } from 'aws-lambda'
import { questionChunk, userChunk } from '#table/search-chunk.ts'
import { questionOf, type QuestionItem } from '#table/question.ts'
import { userOf, type UserItem } from '#table/user.ts'
import { questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import { isSameEntry, userEntry, type UserEntry, type UserNote } from '#domain/search/user-entry.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** What becomes of the entries of files, by file and id; undefined: it is removed. */
export type Changes<Id, Entry> = Map<string, Map<Id, Entry | undefined>>
export type AllChanges = { questions: Changes<number, QuestionEntry>; users: Changes<string, UserEntry> }

type Image = QuestionItem | (UserItem & { note?: UserNote })

function put<Id, Entry>(changes: Changes<Id, Entry>, file: string, id: Id, entry: Entry | undefined): void {
  const entries = changes.get(file) ?? new Map<Id, Entry | undefined>()
  entries.set(id, entry)
  changes.set(file, entries)
}

/** What a batch of the table's stream changes in the files: of several changes of one item, the last. */
export function changesOf({ Records: records }: DynamoDBStreamEvent): AllChanges {
  const changes: AllChanges = { questions: new Map(), users: new Map() }
  for (const { dynamodb } of records) {
    const before = streamImage<Image>(dynamodb?.OldImage)
    const after = streamImage<Image>(dynamodb?.NewImage)
    const item = after ?? before
    if (item?.type === 'question')
      put(
        changes.questions,
        questionChunk(item.id),
        item.id,
        after?.type === 'question' ? questionEntry(questionOf(after)) : undefined,
      )
    if (item?.type !== 'user') continue
    const entry = after?.type === 'user' ? userEntry(userOf(after)) : undefined
    if (entry && before?.type === 'user' && isSameEntry(entry, userEntry(userOf(before)))) continue
    put(changes.users, userChunk(item.uid), item.uid, entry)
  }
  return changes
}
