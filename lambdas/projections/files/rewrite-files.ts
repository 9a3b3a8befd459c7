import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { IndexPage } from '#lambdas/dynamodb/query-index.ts'

/** What becomes of the entries of files, by file and id; undefined: it is removed. */
export type EntryChanges<Id, Entry> = Map<Id, Entry | undefined>
export type Changes<Id, Entry> = Map<string, EntryChanges<Id, Entry>>

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

/** Reads a whole index, a page at a time, and adds what `entryOf` makes of its items to the files that they belong to. */
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

/** Writes the files of a prefix as they are wanted, and empties those that hold nothing any more. */
export async function replaceFiles<Entry>(
  files: SearchFiles,
  prefix: string,
  wanted: Map<string, Entry[]>,
  compare: (a: Entry, b: Entry) => number,
): Promise<void> {
  for (const name of (await files.list(prefix)).keys()) if (!wanted.has(name)) wanted.set(name, [])
  for (const [name, entries] of wanted) await files.write(name, entries.sort(compare))
}

type Count = { file: string }

const byFile: Order<string, Count> = {
  idOf: ({ file }) => file,
  compare: (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)),
}

/** Sets the counts of these files in the file `name` and leaves those of others. */
export async function setCounts<Entry>(
  files: SearchFiles,
  name: string,
  held: FileEntries<Entry>,
  countOf: (file: string, entries: readonly Entry[]) => Count | undefined,
): Promise<void> {
  const counts = new Map([...held].map(([file, entries]) => [file, countOf(file, entries)]))
  if (counts.size > 0) await rewriteFiles(files, new Map([[name, counts]]), byFile)
}
