import type { AuditEntry } from '#generated/schema.ts'

/** Returns the fields of a change that administrators may see. */
export const toAuditEntry = (entry: AuditEntry): AuditEntry => ({
  key: entry.key,
  time: entry.time,
  by: entry.by,
  byName: entry.byName,
  action: entry.action,
  kind: entry.kind,
  subject: entry.subject,
  name: entry.name ?? null,
  changes: entry.changes.map((change) => ({
    field: change.field,
    before: change.before ?? null,
    after: change.after ?? null,
  })),
})
