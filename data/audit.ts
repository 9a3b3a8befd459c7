import type { AuditFacts } from '../domain/audit/audit-entry.ts'
import { auditKey, type Key } from './keys.ts'

/**
 * What a write by an administrator leaves in the item itself: the uid and a mark that no other write has, so that the
 * stream shows which change was theirs. A later write by somebody else keeps it or takes it away, and is not theirs.
 */
export const EDITOR = 'editor'

/** The stamp of one write. `mark`: random, once per transaction. */
export const editorStamp = (uid: string, mark: string): string => `${uid} ${mark}`

/** Whose stamp it is. */
export const editorOf = (stamp: string): string => stamp.split(' ')[0] ?? ''

/** Written beside a deletion: the stream shows the item as it was, this says who deleted it. Gone after a week. */
export type DeletedItem = Key & { type: 'deleted'; editor: string; ttl: number }

export type AuditItem = Key & {
  gsi1pk: string
  gsi1sk: string
  gsi2pk: string
  gsi2sk: string
  type: 'audit'
} & AuditFacts

export const auditItem = (facts: AuditFacts): AuditItem => ({ ...auditKey(facts), type: 'audit', ...facts })
