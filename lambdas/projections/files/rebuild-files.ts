import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { IndexPage } from '#lambdas/dynamodb/query-index.ts'

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
