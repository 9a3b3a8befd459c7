import type { DynamoDBStreamEvent } from 'aws-lambda'
import { byNumber } from '../../domain/search/question-entry.ts'
import { byName } from '../../domain/search/user-entry.ts'
import type { SearchFiles } from '../shared/search-files.ts'
import { type Changes, changesOf } from './changes-of.ts'

type Order<Id, Entry> = { idOf: (entry: Entry) => Id; compare: (a: Entry, b: Entry) => number }

async function rewrite<Id, Entry>(
  files: SearchFiles,
  changes: Changes<Id, Entry>,
  { idOf, compare }: Order<Id, Entry>,
): Promise<void> {
  for (const [name, changed] of changes) {
    const before = (await files.read<Entry>(name))?.entries ?? []
    const kept = before.filter((entry) => !changed.has(idOf(entry)))
    const added = [...changed.values()].filter((entry) => entry !== undefined)
    const after = [...kept, ...added].sort(compare)
    if (JSON.stringify(after) !== JSON.stringify(before)) await files.write(name, after)
  }
}

/**
 * Brings the search files up to what a batch of the stream says. One run at a time (the function's reserved concurrency), so
 * that no two rewrite one file. A failure throws and the batch comes again: an item's records keep their order, so the
 * files end as the last of them says.
 */
export async function applyChanges(event: DynamoDBStreamEvent, files: SearchFiles): Promise<void> {
  const { questions, users } = changesOf(event)
  await rewrite(files, questions, { idOf: ({ id }) => id, compare: byNumber })
  await rewrite(files, users, { idOf: ({ uid }) => uid, compare: byName })
}
