import { foldAccents } from '#domain/text/contains-all-words.ts'
import type { AuditKind } from './audit-kind.ts'

/** One field of an item before and after, as JSON; absent: it did not exist. */
export type FieldChange = { field: string; before?: string; after?: string }

/** Who changed what, when, from what to what. `key` sorts by time; `time` in epoch milliseconds. */
export type AuditFacts = {
  key: string
  time: number
  by: string
  byName: string
  action: 'create' | 'update' | 'delete'
  kind: AuditKind
  subject: string
  name?: string
  changes: readonly FieldChange[]
}

/** The maximum characters of an entry that searches match. */
const MAX_SEARCH_LENGTH = 1_000

/**
 * Returns the folded text that searches match: who, the action, the name, and the fields with their old and new values.
 */
export const auditText = ({ byName, action, kind, subject, name = '', changes }: AuditFacts): string =>
  foldAccents(
    [
      ...[byName, action, kind, subject, name],
      ...changes.flatMap(({ field, before = '', after = '' }) => [field, before, after]),
    ].join(' '),
  ).slice(0, MAX_SEARCH_LENGTH)
