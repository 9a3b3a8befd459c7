import type { AuditKind } from './audit-kind.ts'

/** One field of an item before and after, as JSON; absent: it was not there. */
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
