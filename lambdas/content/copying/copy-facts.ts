import { createHash } from 'node:crypto'
import type { ContentCopy } from '#generated/schema.ts'
import type { ContentItem, ContentCopyItem } from '#table/content.ts'
import { nameKey } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

export type CopyDeps = { table: Table; now: () => number }

const KEY_LENGTH = 12

/** Returns a key of 12 digits and lowercase letters, like `newKey`, derived from these words. */
export function keyOfWords(...words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join('\n')).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(-KEY_LENGTH)
}

/**
 * Returns the key of a section's or task's copy. It is deterministic, so repeated or concurrent steps write nothing
 * twice.
 */
export const copiedKey = (copy: string, source: string): string => keyOfWords('copied', copy, source)

/**
 * Returns an item without its editor (`EDITOR` of table/audit.ts): otherwise the copy would be audited as that person's
 * change.
 */
export const withoutEditor = <Item extends object>({ editor: _editor, ...rest }: Item & { editor?: unknown }) => rest

/**
 * Holds while the copy owns its name. A canceled copy has released it, so late steps write nothing. Checks the name
 * rather than the copy, because a condition costs capacity by its item's size.
 */
export const whileNamed = ({ key, url }: ContentCopyItem): Write => ({
  ConditionCheck: { Key: nameKey('CONTENT', url), ...ifEqual({ key }) },
})

/** Holds while the copy does not own its name, so that a copy in progress is never removed. */
export const whileUnnamed = ({ key, url }: ContentCopyItem): Write => ({
  ConditionCheck: {
    Key: nameKey('CONTENT', url),
    ConditionExpression: 'attribute_not_exists(pk) OR #key <> :key',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key },
  },
})

/** Returns a copy in progress, as its screen shows it. */
export const copyReply = ({ key, name, sourceName, done, total, cancelled }: ContentCopyItem): ContentCopy => ({
  key,
  name,
  sourceName,
  // Counts sections added since the copy began.
  total: Math.max(total, done + 1),
  done,
  finished: false,
  cancelled: cancelled === true,
})

/** Returns a finished copy, based on the content it created. */
export function finishedReply({ key, name, sections, copiedFrom = '' }: ContentItem): ContentCopy {
  const total = 2 * sections + 1
  return { key, name, sourceName: copiedFrom, total, done: total, finished: true, cancelled: false }
}
