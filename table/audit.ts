import { type AuditFacts, auditText } from '#domain/audit/audit-entry.ts'
import type { AuditKind } from '#domain/audit/audit-kind.ts'
import { auditEditorKey, auditKey, type Key } from './keys.ts'

/**
 * The attribute that an administrator's write leaves in the item: the uid and a mark unique to the write, so that the
 * stream shows which change was theirs. A later write by someone else keeps or removes it, and is not theirs.
 */
export const EDITOR = 'editor'

/**
 * Returns the editor attribute of one write. `mark`: random, once per transaction. `whole`: the key of the import or
 * batch that the write is part of.
 */
export const editorOfCall = (uid: string, mark: string, whole?: string): string =>
  [uid, mark, ...(whole === undefined ? [] : [whole])].join(' ')

/** Returns the uid in an editor attribute. */
export const editorOf = (editor: string): string => editor.split(' ')[0] ?? ''

/** Whether the write was part of an import, its undo, or a batch, whose own entry records it. */
const isOfWhole = (editor: string): boolean => editor.split(' ').length > 2

const isOfBatch = (editor: string): boolean => editor.split(' ')[2]?.startsWith('BATCH#') === true

/**
 * Whether the entry of an import or a batch records the change of an item of this kind; names that an import adds have
 * their own entries.
 */
export const isPartOfWhole = (editor: string, kind: AuditKind): boolean =>
  kind === 'question' ? isOfWhole(editor) : (kind === 'list' || kind === 'task') && isOfBatch(editor)

/** An editor with entries, for the filter by editor. */
export type AuditEditorItem = Key & { type: 'audit-editor'; uid: string; name: string }

export const auditEditorItem = (uid: string, name: string): AuditEditorItem => ({
  ...auditEditorKey(uid),
  type: 'audit-editor',
  uid,
  name,
})

/**
 * Written along with a deletion: the stream shows the item as it was, this item records who deleted it. Expires after a
 * week.
 */
export type DeletedItem = Key & { type: 'deleted'; editor: string; ttl: number }

export type AuditItem = Key & {
  gsi1pk: string
  gsi1sk: string
  gsi2pk: string
  gsi2sk: string
  type: 'audit'
  /** Text for searches; absent in entries of older versions, which no search by words finds. */
  text?: string
} & AuditFacts

export const auditItem = (facts: AuditFacts): AuditItem => ({
  ...auditKey(facts),
  type: 'audit',
  text: auditText(facts),
  ...facts,
})

/**
 * Kinds by the first part of pk and of sk; other items (seats, guards, pools, lines) only serve these. Spelled out,
 * because the permissions test assumes that a function can write every key whose maker it imports; a test compares them
 * with `keys.ts`. The audit follows these types (`lambdas/projections/on.ts`).
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

/** Returns an item's audit kind, by its key; undefined if it is not audited. */
export const auditKind = ({ pk, sk }: Key): AuditKind | undefined =>
  pk === 'NOTIFICATIONS' ? 'notification' : KINDS.get(`${firstPart(pk)}|${firstPart(sk)}`)
