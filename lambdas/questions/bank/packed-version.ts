import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { QuestionVersionItem } from '#table/question.ts'

/** The characters from which a content is compressed. */
const LONG = 3_000

/**
 * A version as stored: a long content, as of a case study, is compressed, because it is read with each of its items.
 */
export type StoredVersion = QuestionVersionItem & { packed?: Uint8Array }

/** Returns a version as stored, uncompressed if compression saves nothing. */
export function packVersion(item: QuestionVersionItem): StoredVersion {
  const { content, ...rest } = item
  if (content === undefined || content.length < LONG) return item
  return { ...rest, packed: brotliCompressSync(content) }
}

/** Reverses `packVersion`; returns older versions unchanged. */
export function unpackVersion({ packed, ...item }: StoredVersion): QuestionVersionItem {
  return packed === undefined ? item : { ...item, content: brotliDecompressSync(packed).toString('utf8') }
}
