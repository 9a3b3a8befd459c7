import type { Catalogue } from '#domain/courses/catalogue.ts'
import type { CatalogueFile, StoreReply } from '../catalogue-file.ts'

/** A bucket that holds one file and keeps the conditions of its writes; without a file it answers as it does to strangers. */
export type TestBucket = CatalogueFile & {
  puts: { body: string; headers: Readonly<Record<string, string>> }[]
  /** The file as it lies there. */
  catalogue: () => Catalogue
}

export const storeReply = (status: number, more: Partial<StoreReply> = {}): StoreReply => ({
  status,
  etag: null,
  text: '',
  ...more,
})

export function aBucket(): TestBucket {
  const puts: TestBucket['puts'] = []
  const tag = () => (puts.length === 0 ? undefined : `"${puts.length}"`)
  const text = () => {
    const { body } = puts.at(-1) ?? {}
    if (body === undefined) throw new Error('No catalogue was written')
    return body
  }
  const get = (): StoreReply =>
    puts.length === 0 ? storeReply(403) : storeReply(200, { etag: tag() ?? null, text: text() })
  const put: TestBucket['file']['put'] = async (body, headers) => {
    await Promise.resolve()
    const { 'if-match': match, 'if-none-match': none } = headers
    const fits = none === '*' ? tag() === undefined : match !== undefined && match === tag()
    if (fits) puts.push({ body, headers })
    return storeReply(fits ? 200 : 412)
  }
  return {
    file: { get: () => Promise.resolve().then(get), put },
    puts,
    catalogue: () => JSON.parse(text()) as Catalogue,
  }
}
