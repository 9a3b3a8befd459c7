import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from './env.ts'
import { s3, statusOf, unlessStatus } from './s3.ts'

/** A file as read; `etag` changes with its content. */
export type SearchFile<Entry> = { etag: string; entries: Entry[] }

/**
 * The bucket of search snapshots (table/search-files.ts). `Entry` is the type that domain/search defines for the
 * entries of such files.
 */
export type SearchFiles = {
  /** Returns the ETags of all files with this name prefix, by name. */
  list: (prefix: string) => Promise<Map<string, string>>
  /** Returns undefined if the file does not exist. */
  read: <Entry>(name: string) => Promise<SearchFile<Entry> | undefined>
  write: (name: string, entries: readonly unknown[]) => Promise<void>
  /**
   * Writes only if the file still has this ETag (undefined: does not exist). Returns false if another run has written
   * it.
   */
  replace: (name: string, entries: readonly unknown[], etag: string | undefined) => Promise<boolean>
}

const bucket = () => requireEnv('SEARCH_BUCKET')

async function list(prefix: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const pages = paginateListObjectsV2({ client: s3() }, { Bucket: bucket(), Prefix: prefix })
  for await (const { Contents = [] } of pages)
    for (const { Key = '', ETag = '' } of Contents) if (Key !== '') files.set(Key, ETag)
  return files
}

/**
 * The maximum bytes kept by `keep`: enough for the files that an import writes with each stream batch, including both
 * exams'.
 */
const MAX_KEPT = 8_000_000

type CachedFile = SearchFile<unknown> & { size: number }

/** Caches the most recently used files, as last read or written. */
function fileCache() {
  const files = new Map<string, CachedFile>()
  return {
    of: (name: string) => files.get(name),
    put: (name: string, file: CachedFile) => {
      files.delete(name)
      if (file.etag === '') return
      files.set(name, file)
      let size = [...files.values()].reduce((sum, known) => sum + known.size, 0)
      for (const [oldest, known] of files) {
        if (size <= MAX_KEPT) return
        files.delete(oldest)
        size -= known.size
      }
    },
  }
}

/**
 * Returns the files in the bucket that SEARCH_BUCKET names. `keep`: caches files in memory and checks each time with S3
 * that they are unchanged, so another writer's file is never missed. Callers must not modify entries.
 */
export function createSearchFiles({ keep = false } = {}): SearchFiles {
  const memory = keep ? fileCache() : undefined
  const put = async (
    name: string,
    entries: readonly unknown[],
    condition: { IfNoneMatch?: string; IfMatch?: string },
  ) => {
    const Body = JSON.stringify(entries)
    const written = await s3().send(
      new PutObjectCommand({ Bucket: bucket(), Key: name, Body, ContentType: 'application/json', ...condition }),
    )
    memory?.put(name, { etag: written.ETag ?? '', entries: [...entries], size: Body.length })
    return true
  }
  return {
    list,
    read: async <Entry>(name: string): Promise<SearchFile<Entry> | undefined> => {
      const known = memory?.of(name)
      const request = { Bucket: bucket(), Key: name, ...(known && { IfNoneMatch: known.etag }) }
      const object = await s3()
        .send(new GetObjectCommand(request))
        .catch((error: unknown) => (known && statusOf(error) === 304 ? known : unlessStatus(404)(error)))
      if (object === undefined) return undefined
      if ('entries' in object) return { etag: object.etag, entries: object.entries as Entry[] }
      if (object.Body === undefined) return undefined
      const text = await object.Body.transformToString()
      const file = { etag: object.ETag ?? '', entries: JSON.parse(text) as Entry[] }
      memory?.put(name, { ...file, size: text.length })
      return file
    },
    write: async (name, entries) => {
      await put(name, entries, {})
    },
    replace: async (name, entries, etag) => {
      const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
      const written = await put(name, entries, condition).catch(unlessStatus(404, 409, 412))
      return written !== undefined
    },
  }
}
