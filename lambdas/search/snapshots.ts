import type { SearchFile, SearchFiles } from '#lambdas/aws/search-files.ts'

/** Calls within this many milliseconds share one listing. */
const FRESH_MS = 200
const CONCURRENT_READS = 16

type Options<Entry> = { prefix: string; compare: (a: Entry, b: Entry) => number; now: () => number }

async function readAll<Entry>(files: SearchFiles, names: readonly string[]) {
  const read = new Map<string, SearchFile<Entry>>()
  for (let start = 0; start < names.length; start += CONCURRENT_READS) {
    const chunk = names.slice(start, start + CONCURRENT_READS)
    const batch = await Promise.all(chunk.map((name) => files.read<Entry>(name)))
    batch.forEach((file, index) => read.set(chunk[index] ?? '', file ?? { etag: '', entries: [] }))
  }
  return read
}

/**
 * Returns the entries of all files under a prefix, in order. A warm function keeps them: each call lists the files and
 * reads those whose ETag changed. If the files cannot be read, the call fails and the known entries stay.
 */
export function createSnapshots<Entry>(
  files: SearchFiles,
  { prefix, compare, now }: Options<Entry>,
): () => Promise<readonly Entry[]> {
  let known = new Map<string, SearchFile<Entry>>()
  let entries: readonly Entry[] = []
  let looked = -Infinity
  return async () => {
    if (now() - looked < FRESH_MS) return entries
    const began = now()
    const listed = await files.list(prefix)
    const changed = [...listed].filter(([name, etag]) => known.get(name)?.etag !== etag).map(([name]) => name)
    if (changed.length > 0 || listed.size < known.size) {
      const read = await readAll<Entry>(files, changed)
      const unchanged = [...known].filter(([name]) => listed.has(name))
      known = new Map([...unchanged, ...read])
      entries = [...known.values()].flatMap((file) => file.entries).sort(compare)
    }
    looked = began
    return entries
  }
}
