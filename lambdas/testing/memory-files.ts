import type { SearchFile, SearchFiles } from '#lambdas/aws/search-files.ts'

/** In-memory search files for tests; `reads` and `writes` list every file read or written. */
export type MemoryFiles = SearchFiles & { reads: string[]; writes: string[] }

export function memoryFiles(): MemoryFiles {
  const files = new Map<string, { etag: string; text: string }>()
  const reads: string[] = []
  const writes: string[] = []
  const put = (name: string, entries: readonly unknown[]) => {
    writes.push(name)
    files.set(name, { etag: `e${writes.length}`, text: JSON.stringify(entries) })
  }
  return {
    reads,
    writes,
    list: (prefix) =>
      Promise.resolve(
        new Map([...files].filter(([name]) => name.startsWith(prefix)).map(([name, { etag }]) => [name, etag])),
      ),
    read: <Entry>(name: string): Promise<SearchFile<Entry> | undefined> => {
      reads.push(name)
      const file = files.get(name)
      return Promise.resolve(file && { etag: file.etag, entries: JSON.parse(file.text) as Entry[] })
    },
    write: (name, entries) => {
      put(name, entries)
      return Promise.resolve()
    },
    replace: (name, entries, etag) => {
      const fits = files.get(name)?.etag === etag
      if (fits) put(name, entries)
      return Promise.resolve(fits)
    },
  }
}
