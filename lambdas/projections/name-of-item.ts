import type { AuditFacts } from '#domain/audit/audit-entry.ts'
import type { AuditKind } from '#domain/audit/audit-kind.ts'

type Item = { pk: string; sk: string } & Record<string, unknown>

const LONGEST = 70

const words = (...values: unknown[]): string =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ')

const NAMES: Partial<Record<AuditKind, (item: Item) => string>> = {
  question: ({ id, body }) => `${words(id)}: ${words(body)}`,
  // A Reading's text lies beside its task.
  task: ({ name, taskName }) => words(name ?? taskName),
  user: ({ firstName, lastName }) => words(firstName, lastName),
  note: ({ text }) => words(text),
  payment: ({ studentName, courseName }) => `${words(studentName)}, ${words(courseName)}`,
  notification: ({ message }) => words(message),
  list: ({ sk }) => (sk === 'TAGS' ? 'Tags' : 'NCLEX areas'),
}

/** How an entry names what was changed: by its key or number, and by its name where it has one, at most 70 letters. */
export function nameOfItem(kind: AuditKind, item: Item): Pick<AuditFacts, 'subject' | 'name'> {
  const name = (NAMES[kind]?.(item) ?? words(item['name'])).slice(0, LONGEST)
  const ofUser = kind === 'user' || kind === 'note' ? item['uid'] : undefined
  const subject = words(ofUser ?? item['key'] ?? item['id']) || (item.pk.split('#')[1] ?? item.sk)
  return { subject, ...(name !== '' && { name }) }
}
