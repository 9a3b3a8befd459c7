import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from './env.ts'
import { s3, unlessStatus } from './s3.ts'

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

/** The files of the bucket that SEARCH_BUCKET names. */
export const createSearchFiles = (): SearchFiles => ({
  list,
  read: async <Entry>(name: string): Promise<SearchFile<Entry> | undefined> => {
    const object = await s3()
      .send(new GetObjectCommand({ Bucket: bucket(), Key: name }))
      .catch(unlessStatus(404))
    if (object?.Body === undefined) return undefined
    return { etag: object.ETag ?? '', entries: JSON.parse(await object.Body.transformToString()) as Entry[] }
  },
  write: async (name, entries) => {
    const body = { Body: JSON.stringify(entries), ContentType: 'application/json' }
    await s3().send(new PutObjectCommand({ Bucket: bucket(), Key: name, ...body }))
  },
  replace: async (name, entries, etag) => {
    const body = { Body: JSON.stringify(entries), ContentType: 'application/json' }
    const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
    const written = await s3()
      .send(new PutObjectCommand({ Bucket: bucket(), Key: name, ...body, ...condition }))
      .catch(unlessStatus(404, 409, 412))
    return written !== undefined
  },
})
