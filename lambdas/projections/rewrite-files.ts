import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Changes } from './changes-of.ts'

export type Order<Id, Entry> = { idOf: (entry: Entry) => Id; compare: (a: Entry, b: Entry) => number }

/** What files hold, by their name. */
export type FileEntries<Entry> = Map<string, readonly Entry[]>

/** Writes the files that changes alter, and gives all that they name as they then are. */
export async function rewriteFiles<Id, Entry>(
  files: SearchFiles,
  changes: Changes<Id, Entry>,
  { idOf, compare }: Order<Id, Entry>,
): Promise<FileEntries<Entry>> {
  const held: FileEntries<Entry> = new Map()
  for (const [name, changed] of changes) {
    const before = (await files.read<Entry>(name))?.entries ?? []
    const kept = before.filter((entry) => !changed.has(idOf(entry)))
    const added = [...changed.values()].filter((entry) => entry !== undefined)
    const after = [...kept, ...added].sort(compare)
    if (JSON.stringify(after) !== JSON.stringify(before)) await files.write(name, after)
    held.set(name, after)
  }
  return held
}
