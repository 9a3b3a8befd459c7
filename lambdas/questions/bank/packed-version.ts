import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { QuestionVersionItem } from '#table/question.ts'

/** Characters of a content from which it is compressed. */
const LONG = 3_000

/** A version as it lies in the table: a long content, as of a case study, is compressed, because it is read with each of its items. */
export type StoredVersion = QuestionVersionItem & { packed?: Uint8Array }

/** A version as it is stored; without compression where it saves nothing. */
export function packVersion(item: QuestionVersionItem): StoredVersion {
  const { content, ...rest } = item
  if (content === undefined || content.length < LONG) return item
  return { ...rest, packed: brotliCompressSync(content) }
}

/** What `packVersion` packed; versions of before as they are. */
export function unpackVersion({ packed, ...item }: StoredVersion): QuestionVersionItem {
  return packed === undefined ? item : { ...item, content: brotliDecompressSync(packed).toString('utf8') }
}
