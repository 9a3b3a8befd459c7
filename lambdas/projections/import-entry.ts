import type { AuditFacts } from '#domain/audit/audit-entry.ts'
import { fieldChanges } from '#domain/audit/field-changes.ts'

type Image = Record<string, unknown>

const timeOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Counts of an undo, which has an entry of its own. */
const OF_UNDO = ['undone', 'undoneOn']

/**
 * The entry of an imported file, or of its undo. Both are written again with every call of theirs, under one key each, so the list
 * shows each once, with the counts so far. `recorded`: when the record was made, for items of older versions.
 */
export function importEntry(
  before: Image | undefined,
  after: Image,
  recorded: number,
  hidden: ReadonlySet<string>,
): Pick<AuditFacts, 'key' | 'time' | 'action' | 'changes'> {
  const name = String(after['key'])
  if (before !== undefined && before['undone'] !== after['undone']) {
    const time = timeOf(after['undoneOn'], recorded)
    const changes = fieldChanges({ undone: 0 }, { undone: after['undone'] }, hidden)
    return { key: `${time}#undo#${name}`, time, action: 'update', changes }
  }
  const time = timeOf(after['createdOn'], recorded)
  const changes = fieldChanges(undefined, after, new Set([...hidden, ...OF_UNDO]))
  return { key: `${time}#import#${name}`, time, action: 'create', changes }
}
