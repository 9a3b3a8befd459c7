import type { AuditKind } from '#domain/audit/audit-kind.ts'
import type { Key } from './keys.ts'

/**
 * Kinds by the first part of pk and of sk. What is in no row (seats, guards, pools, lines of an import) only serves these.
 * Written out here because a function that imports the keys' makers could, to the test of rights, write all of them; a
 * test holds the rows against `keys.ts`.
 */
const KINDS = new Map<string, AuditKind>([
  ['COURSE|META', 'course'],
  ['COURSE|NOTICE', 'course'],
  ['CONTENT|META', 'content'],
  ['CONTENT|COPY', 'content'],
  ['CONTENT|SECTION', 'section'],
  ['CONTENT|TASK', 'task'],
  ['TASK|TEXT', 'task'],
  ['QUESTION|META', 'question'],
  ['REPORT|META', 'question'],
  ['FLAW|META', 'question'],
  ['REGRADE|META', 'question'],
  ['IMPORT|META', 'import'],
  ['BATCH|META', 'batch'],
  ['EXAM|META', 'exam'],
  ['USER|PROFILE', 'user'],
  ['USER|CERTIFICATE', 'user'],
  ['USER|NOTE', 'note'],
  ['INVITATION|META', 'invitation'],
  ['VIEW|OPENED', 'view'],
  ['USER|PROGRESS', 'progress'],
  ['PAYMENT|META', 'payment'],
  ['LIST|TAGS', 'list'],
  ['LIST|NCLEX_AREAS', 'list'],
])

const firstPart = (text: string) => text.split('#')[0] ?? ''

/** What an item is to the audit, by its key; undefined: it is not audited. */
export const auditKind = ({ pk, sk }: Key): AuditKind | undefined =>
  pk === 'NOTIFICATIONS' ? 'notification' : KINDS.get(`${firstPart(pk)}|${firstPart(sk)}`)
