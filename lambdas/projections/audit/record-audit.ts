import type { AuditFacts } from '#domain/audit/audit-entry.ts'
import type { AuditKind } from '#domain/audit/audit-kind.ts'
import { fieldChanges } from '#domain/audit/field-changes.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import {
  auditKind,
  auditEditorItem,
  auditItem,
  type DeletedItem,
  EDITOR,
  editorOf,
  isPartOfWhole,
} from '#table/audit.ts'
import { deletedKey, type Key, userKey } from '#table/keys.ts'
import { listOf } from '#table/bank.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet, batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { FollowedType } from '../on.ts'
import { nameOrders } from './name-orders.ts'

type Image = Key & Record<string, unknown>

const MAX_NAME_LENGTH = 70

const OF_QUESTION = new Set<unknown>(['mistake-report', 'regrade', 'flaw-case'])

const words = (...values: unknown[]): string =>
  values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ')

const NAMES: Partial<Record<AuditKind, (item: Image) => string>> = {
  question: ({ id, body, type, rule, question, state }) => {
    if (type === 'regrade') return `Regrade of ${words(question)}: ${words(rule)}`
    return type === 'flaw-case' ? `Flaws of ${words(question)}: ${words(state)}` : `${words(id)}: ${words(body)}`
  },
  // A Reading's text is stored beside its task.
  task: ({ name, taskName }) => words(name ?? taskName),
  user: ({ firstName, lastName }) => words(firstName, lastName),
  note: ({ text }) => words(text),
  invitation: ({ email }) => words(email),
  view: ({ firstName, lastName }) => words(firstName, lastName),
  payment: ({ studentName, courseName }) => `${words(studentName)}, ${words(courseName)}`,
  notification: ({ message }) => words(message),
  exam: ({ exam }) => `Adaptive ${words(exam)}`,
  list: ({ sk }) => (sk === 'TAGS' ? 'Tags' : 'NCLEX areas'),
}

/** Returns how an entry identifies the changed item: its key or number, and its name, if any, at most 70 characters. */
function nameOfItem(kind: AuditKind, item: Image): Pick<AuditFacts, 'subject' | 'name'> {
  const name = (NAMES[kind]?.(item) ?? words(item['name'])).slice(0, MAX_NAME_LENGTH)
  const ofUser = kind === 'user' || kind === 'note' || kind === 'view' ? item['uid'] : undefined
  // Reports, regrades, and flaw decisions are identified by their question.
  const ofReport = OF_QUESTION.has(item['type']) ? item['question'] : undefined
  const subject = words(ofUser ?? ofReport ?? item['key'] ?? item['id']) || (item.pk.split('#')[1] ?? item.sk)
  return { subject, ...(name !== '' && { name }) }
}

const timeOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** The counts of an undo, which has its own entry. */
const OF_UNDO = ['undone', 'undoneOn']

/**
 * Returns the entry of an imported file or its undo. Every call writes each again under one key, so the list shows one
 * entry with the current counts. `recorded`: when the record was made, for items of older versions.
 */
function importEntry(
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

/** Returns the entry of a batch change of questions, also under one key with the current counts. */
const batchEntry = (after: Image, recorded: number): Pick<AuditFacts, 'key' | 'time' | 'action' | 'changes'> => {
  const time = timeOf(after['createdOn'], recorded)
  const { questions, tests } = after
  const changes = fieldChanges(undefined, { questions, ...(tests === undefined ? {} : { tests }) }, new Set())
  return { key: `${time}#batch#${words(after['key'])}`, time, action: 'update', changes }
}

type Deps = { table: Table }

/** Fields that entries omit: internal ones, counts and copies of other items, and card form data. */
const HIDDEN = new Set([
  'pk',
  'sk',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
  'type',
  'version',
  'settingsVersion',
  'since',
  'moneyVersion',
  'words',
  'ttl',
  'data',
  'token',
  'time',
  'order',
  'sections',
  'orderVersion',
  'tasks',
  'usedBy',
  'linkedBy',
  'taskName',
  'note',
  'changing',
  'secretHash',
  'request',
  'job',
  'became',
  'newTags',
  'newAreas',
  'goneTags',
  'goneAreas',
  'counts',
  'cursor',
  'since',
  'tagNumbers',
  'areaNumbers',
  EDITOR,
])

/** Sorts entries of one second in write order: stream sequence numbers grow, and have at most 40 digits. */
const entryKey = ({ at, id }: Followed) => `${at}#${id.padStart(40, '0')}`

/** Returns an item as entries show it; for a list, only its names. */
function auditedImage(image: Image | undefined): Image | undefined {
  if (!image || auditKind(image) !== 'list') return image
  const { removed: _removed, ...list } = image
  return { ...list, values: namesIn(listOf(image)) }
}

type Followed = Change<FollowedType<'audit'>>
type AuditEditor = { change: Followed; before: Image | undefined; after: Image | undefined }

/** Returns the changes that an administrator may have made, with the item's new editor; deleted items have none. */
function candidates(changes: readonly Followed[]): (AuditEditor & { item: Image; kind: AuditKind; editor?: string })[] {
  return changes.flatMap((change) => {
    const [before, after] = [auditedImage(change.before), auditedImage(change.after)]
    const item = after ?? before
    const kind = item && auditKind(item)
    if (!kind) return []
    // A content copy that ended has no entry: the new content or the cancellation has one.
    if (after === undefined && change.type === 'content-copy') return []
    const editor = after?.[EDITOR]
    if (after && (typeof editor !== 'string' || editor === before?.[EDITOR])) return []
    return [{ change, before, after, item, kind, ...(typeof editor === 'string' && after && { editor }) }]
  })
}

/** Returns who deleted the items of these keys, by key, from their deletion marks. */
async function deleters(table: Table, keys: readonly Key[]): Promise<Map<string, string>> {
  const marks = await batchGet<DeletedItem>(table, keys.map(deletedKey), { consistent: true })
  return new Map(marks.map(({ pk, sk, editor }) => [`${pk} ${sk}`, editor]))
}

async function namesOf(table: Table, uids: readonly string[]): Promise<Map<string, string>> {
  const users = await batchGet<UserItem>(table, uids.map(userKey))
  return new Map(users.map((user) => [user.uid, `${user.firstName} ${user.lastName}`]))
}

/**
 * Records administrators' changes: who, what, when, before, and after. A change counts if its item has a new editor or
 * its deletion is marked (lambdas/dynamodb/audit-context.ts). The entry's key derives from the record, so a repeated
 * batch writes the same entry. An import, or its undo, has one entry with counts.
 */
export async function recordAudit(changes: readonly Followed[], { table }: Deps): Promise<void> {
  const seen = await nameOrders(table, candidates(changes))
  const gone = await deleters(
    table,
    seen.filter(({ after }) => after === undefined).map(({ item }) => item),
  )
  const editorFor = ({ editor, item }: (typeof seen)[number]) => {
    const { pk, sk } = deletedKey(item)
    return editor ?? gone.get(`${pk} ${sk}`)
  }
  const audited = seen.flatMap((change) => {
    const editor = editorFor(change)
    const changes = fieldChanges(change.before, change.after, HIDDEN)
    // Questions changed by an import or batch are counted in that entry.
    if (editor !== undefined && isPartOfWhole(editor, change.kind)) return []
    return editor === undefined || changes.length === 0 ? [] : [{ ...change, by: editorOf(editor), changes }]
  })
  const names = await namesOf(table, [...new Set(audited.map(({ by }) => by))])
  const nameOf = (uid: string) => names.get(uid) ?? uid
  const entries = audited.map(({ change, before, after, item, kind, by, changes }): AuditFacts => {
    const time = change.at
    const facts = { by, byName: nameOf(by), kind, ...nameOfItem(kind, item) }
    if (kind === 'import' && after !== undefined) return { ...facts, ...importEntry(before, after, time, HIDDEN) }
    if (kind === 'batch' && after !== undefined) return { ...facts, ...batchEntry(after, time) }
    return {
      ...facts,
      key: entryKey(change),
      time,
      action: before === undefined ? 'create' : after === undefined ? 'delete' : 'update',
      changes,
    }
  })
  const editors = [...new Set(entries.map(({ by }) => by))].map((by) => auditEditorItem(by, nameOf(by)))
  // Keeps the latest entry per key, because a batch write allows each key once.
  const newest = new Map(entries.map((entry) => [entry.key, entry]))
  await batchPut(table, [...[...newest.values()].map(auditItem), ...editors])
}
