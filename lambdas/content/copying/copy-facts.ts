import { createHash } from 'node:crypto'
import type { ContentCopy } from '#generated/schema.ts'
import type { ContentCopyItem } from '#table/content-copy.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

export type CopyDeps = { table: Table; now: () => number }

const KEY_LENGTH = 12

/** A key of 12 digits and small letters, as `newKey` makes them, of these words. */
export function keyOfWords(...words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join('\n')).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(-KEY_LENGTH)
}

/**
 * The key of what a section or task becomes in a copy: always the same one, so a step that is repeated, or taken by two at once, writes
 * nothing twice.
 */
export const copiedKey = (copy: string, source: string): string => keyOfWords('copied', copy, source)

/** An item without what says who wrote it (`EDITOR` of table/audit.ts): its copy would count as their change. */
export const withoutEditor = <Item extends object>({ editor: _editor, ...rest }: Item & { editor?: unknown }) => rest

/** A copy as its screen shows it. */
export const copyReply = ({ key, name, sourceName, done, total }: ContentCopyItem): ContentCopy => ({
  key,
  name,
  sourceName,
  // Sections that came since are steps too.
  total: Math.max(total, done + 1),
  done,
  finished: false,
})
