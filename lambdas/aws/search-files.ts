import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from './env.ts'
import { s3, statusOf, unlessStatus } from './s3.ts'

/** A file as it was read; `etag` changes with its content. */
export type SearchFile<Entry> = { etag: string; entries: Entry[] }

/** The bucket of search snapshots (table/search-files.ts). `Entry` is the shape that domain/search gives the entries of such files. */
export type SearchFiles = {
  /** ETags by name of all files whose name begins so. */
  list: (prefix: string) => Promise<Map<string, string>>
  /** Undefined: there is no such file. */
  read: <Entry>(name: string) => Promise<SearchFile<Entry> | undefined>
  write: (name: string, entries: readonly unknown[]) => Promise<void>
  /** Writes only while the file is the one of this ETag (undefined: while there is none); false: another run wrote it. */
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

/** Bytes of files that `keep` keeps: the files that an import writes with each batch of the stream, those of both exams among them. */
const MAX_KEPT = 8_000_000

type CachedFile = SearchFile<unknown> & { size: number }

/** Files as they were last read or written, those that were used last. */
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
 * The files of the bucket that SEARCH_BUCKET names. `keep`: a file that is as it was when it was last read or written here is taken from
 * memory; S3 is asked each time whether it still is so, so another writer's file is never missed. Entries are not changed by who gets them.
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
