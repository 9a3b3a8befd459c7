import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { IndexPage } from '#lambdas/dynamodb/query-index.ts'

/** Changes of entries by id; undefined removes an entry. */
export type EntryChanges<Id, Entry> = Map<Id, Entry | undefined>
export type Changes<Id, Entry> = Map<string, EntryChanges<Id, Entry>>

/** Adds a change to those of its file; undefined removes the entry. */
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

export type Order<Id, Entry> = {
  idOf: (entry: Entry) => Id
  compare: (a: Entry, b: Entry) => number
  /** Completes a file's changes that also depend on its previous entries. */
  complete?: (
    name: string,
    changed: EntryChanges<Id, Entry>,
    before: readonly Entry[],
  ) => Promise<EntryChanges<Id, Entry>>
}

/** The entries of files, by file name. */
export type FileEntries<Entry> = Map<string, readonly Entry[]>

/** Whether the changes match a file's entries already, compared by entry rather than by the file's text. */
function isAsBefore<Id, Entry>(before: ReadonlyMap<Id, Entry>, changed: EntryChanges<Id, Entry>): boolean {
  return [...changed].every(([id, entry]) => JSON.stringify(before.get(id)) === JSON.stringify(entry))
}

/** Writes the files that the changes alter. Returns the new entries of all files that they name. */
export async function rewriteFiles<Id, Entry>(
  files: SearchFiles,
  changes: Changes<Id, Entry>,
  { idOf, compare, complete }: Order<Id, Entry>,
): Promise<FileEntries<Entry>> {
  const held: FileEntries<Entry> = new Map()
  for (const [name, entries] of changes) {
    const before = (await files.read<Entry>(name))?.entries ?? []
    const changed = complete ? await complete(name, entries, before) : entries
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

/** Reads a whole index page by page and adds each item's `entryOf` result to its file. */
export async function collectEntries<Item, Entry>(
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

/** Writes the files of a prefix, and empties those that no longer have entries. */
export async function replaceFiles<Entry>(
  files: SearchFiles,
  prefix: string,
  expected: Map<string, Entry[]>,
  compare: (a: Entry, b: Entry) => number,
): Promise<void> {
  for (const name of (await files.list(prefix)).keys()) if (!expected.has(name)) expected.set(name, [])
  for (const [name, entries] of expected) await files.write(name, entries.sort(compare))
}

type Count = { file: string }

const byFile: Order<string, Count> = {
  idOf: ({ file }) => file,
  compare: (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)),
}

/** Sets the counts of these files in the file `name`; keeps those of others. */
export async function setCounts<Entry>(
  files: SearchFiles,
  name: string,
  held: FileEntries<Entry>,
  countOf: (file: string, entries: readonly Entry[]) => Count | undefined,
): Promise<void> {
  const counts = new Map([...held].map(([file, entries]) => [file, countOf(file, entries)]))
  if (counts.size > 0) await rewriteFiles(files, new Map([[name, counts]]), byFile)
}
