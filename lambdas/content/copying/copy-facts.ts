import { createHash } from 'node:crypto'
import type { ContentCopy } from '#generated/schema.ts'
import type { ContentItem, ContentCopyItem } from '#table/content.ts'
import { nameKey } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

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

/**
 * Holds while a copy has its name, which a cancelled one has given back: a step that comes late writes nothing then. The name is asked,
 * not the copy itself, because a condition costs what its item is long.
 */
export const whileNamed = ({ key, url }: ContentCopyItem): Write => ({
  ConditionCheck: { Key: nameKey('CONTENT', url), ...ifEqual({ key }) },
})

/** Holds while a copy has not got its name, the opposite: what goes on is not taken away. */
export const whileUnnamed = ({ key, url }: ContentCopyItem): Write => ({
  ConditionCheck: {
    Key: nameKey('CONTENT', url),
    ConditionExpression: 'attribute_not_exists(pk) OR #key <> :key',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key },
  },
})

/** A copy as its screen shows it. */
export const copyReply = ({ key, name, sourceName, done, total, cancelled }: ContentCopyItem): ContentCopy => ({
  key,
  name,
  sourceName,
  // Sections that came since are steps too.
  total: Math.max(total, done + 1),
  done,
  finished: false,
  cancelled: cancelled === true,
})

/** A copy that is whole, by the content that it has become. */
export function finishedReply({ key, name, sections, copiedFrom = '' }: ContentItem): ContentCopy {
  const total = 2 * sections + 1
  return { key, name, sourceName: copiedFrom, total, done: total, finished: true, cancelled: false }
}
