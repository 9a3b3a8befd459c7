import type { DynamoDBStreamEvent } from 'aws-lambda'
import { questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import { isSameEntry, userEntry, type UserEntry, type UserNote } from '#domain/search/user-entry.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { questionChunk, userChunk } from '#table/search-files.ts'
import { type UserItem, userOf } from '#table/user.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** What becomes of the entries of files, by file and id; undefined: it is removed. */
export type EntryChanges<Id, Entry> = Map<Id, Entry | undefined>
export type Changes<Id, Entry> = Map<string, EntryChanges<Id, Entry>>
export type AllChanges = { questions: Changes<number, QuestionEntry>; users: Changes<string, UserEntry> }

type Image = QuestionItem | (UserItem & { note?: UserNote })

/** Adds a change of an entry to those of its file; undefined: it is removed. */
export function putChange<Id, Entry>(
  changes: Changes<Id, Entry>,
  file: string,
  id: Id,
  entry: Entry | undefined,
): void {
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
      putChange(
        changes.questions,
        questionChunk(item.id),
        item.id,
        after?.type === 'question' ? questionEntry(questionOf(after), after) : undefined,
      )
    if (item?.type !== 'user') continue
    const entry = after?.type === 'user' ? userEntry(userOf(after)) : undefined
    if (entry && before?.type === 'user' && isSameEntry(entry, userEntry(userOf(before)))) continue
    putChange(changes.users, userChunk(item.uid), item.uid, entry)
  }
  return changes
}

export type Order<Id, Entry> = {
  idOf: (entry: Entry) => Id
  compare: (a: Entry, b: Entry) => number
  /** What becomes of the entries of a file where that also depends on what it held. */
  complete?: (
    name: string,
    changed: EntryChanges<Id, Entry>,
    before: readonly Entry[],
  ) => Promise<EntryChanges<Id, Entry>>
}

/** What files hold, by their name. */
export type FileEntries<Entry> = Map<string, readonly Entry[]>

/** Whether what changes say of entries is what a file has of them already: compared entry by entry, not by the text of a whole file. */
function isAsBefore<Id, Entry>(before: ReadonlyMap<Id, Entry>, changed: EntryChanges<Id, Entry>): boolean {
  return [...changed].every(([id, entry]) => JSON.stringify(before.get(id)) === JSON.stringify(entry))
}

/** Writes the files that changes alter, and gives all that they name as they then are. */
export async function rewriteFiles<Id, Entry>(
  files: SearchFiles,
  changes: Changes<Id, Entry>,
  { idOf, compare, complete }: Order<Id, Entry>,
): Promise<FileEntries<Entry>> {
  const held: FileEntries<Entry> = new Map()
  for (const [name, said] of changes) {
    const before = (await files.read<Entry>(name))?.entries ?? []
    const changed = complete ? await complete(name, said, before) : said
    if (isAsBefore(new Map(before.map((entry) => [idOf(entry), entry])), changed)) {
      held.set(name, before)
      continue
    }
    const unchanged = before.filter((entry) => !changed.has(idOf(entry)))
    const added = [...changed.values()].filter((entry) => entry !== undefined)
    const after = [...unchanged, ...added].sort(compare)
    await files.write(name, after)
    held.set(name, after)
  }
  return held
}
