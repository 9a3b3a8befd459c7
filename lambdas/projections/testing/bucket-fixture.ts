import type { Catalogue } from '#domain/courses/catalogue.ts'
import type { CatalogueFile } from '../site/catalogue-file.ts'

/** A bucket with one file that enforces conditional writes. */
export type TestBucket = CatalogueFile & {
  puts: { body: string }[]
  /** Returns the stored file. */
  catalogue: () => Catalogue
}

export function aBucket(): TestBucket {
  const puts: TestBucket['puts'] = []
  const tag = () => (puts.length === 0 ? undefined : `"${puts.length}"`)
  const text = () => {
    const { body } = puts.at(-1) ?? {}
    if (body === undefined) throw new Error('No catalogue was written')
    return body
  }
  const read = () => {
    const now = tag()
    return now === undefined ? undefined : { tag: now, text: text() }
  }
  const replace: TestBucket['file']['replace'] = async (body, before) => {
    await Promise.resolve()
    const fits = before === tag()
    if (fits) puts.push({ body })
    return fits
  }
  return {
    file: { read: () => Promise.resolve().then(read), replace },
    puts,
    catalogue: () => JSON.parse(text()) as Catalogue,
  }
}
