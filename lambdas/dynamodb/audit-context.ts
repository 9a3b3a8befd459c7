import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { auditKind, type DeletedItem, EDITOR, editorOfCall } from '#table/audit.ts'
import { deletedKey, type Key } from '#table/keys.ts'
import type { Write } from './table.ts'

/** Extends an administrator's transaction. Writes keep their positions; others are appended. */
export type AuditWrites = (writes: readonly Write[]) => readonly Write[]

/**
 * The administrator's running call, if any: every transaction and update within it names its editor, so that no use
 * case has to handle it and none can forget it.
 */
export const auditContext = new AsyncLocalStorage<AuditWrites>()

const WEEK_S = 7 * 86_400

/** Returns the key of a write: for a Put, that of its item. Every key of this product is pk and sk (table/keys.ts). */
function keyOf(write: Write): Key | undefined {
  const key =
    'Put' in write ? write.Put.Item : 'Update' in write ? write.Update.Key : 'Delete' in write ? write.Delete.Key : {}
  return typeof key?.['pk'] === 'string' && typeof key['sk'] === 'string' ? { pk: key['pk'], sk: key['sk'] } : undefined
}

/** Returns an update that also sets the editor: in its SET clause, or in a new one. */
const alsoSet = (expression: string | undefined): string => {
  const set = `SET ${EDITOR} = :${EDITOR}`
  if (expression === undefined) return set
  return /(^|\s)SET\s/.test(expression) ? expression.replace(/(^|\s)SET\s/, `$1${set}, `) : `${set} ${expression}`
}

function withEditor(write: Write, editor: string): Write {
  if ('Put' in write) return { Put: { ...write.Put, Item: { ...write.Put.Item, [EDITOR]: editor } } }
  if (!('Update' in write)) return write
  const { UpdateExpression, ExpressionAttributeValues: values, ...update } = write.Update
  return {
    Update: {
      ...update,
      UpdateExpression: alsoSet(UpdateExpression),
      ExpressionAttributeValues: { ...values, [`:${EDITOR}`]: editor },
    },
  }
}

/** Whether a key is an imported file, or a batch of questions: the transaction's other writes are part of it. */
const isWhole = (key: Key): boolean => ['import', 'batch'].includes(auditKind(key) ?? '')

/**
 * Adds the administrator (uid) as editor to the writes, and a record of who deleted it to each deletion. `now` in epoch
 * milliseconds.
 */
export const auditWrites =
  (uid: string, now: () => number): AuditWrites =>
  (writes) => {
    const audited = writes.map((write) => ({ write, key: keyOf(write) }))
    const whole = audited.find(({ key }) => key !== undefined && isWhole(key))?.key
    const editor = editorOfCall(uid, randomUUID(), whole?.pk)
    const isAudited = (key: Key | undefined): key is Key => key !== undefined && auditKind(key) !== undefined
    const gone = audited.flatMap(({ write, key }): Write[] => {
      if (!('Delete' in write) || !isAudited(key)) return []
      const item: DeletedItem = {
        ...deletedKey(key),
        type: 'deleted',
        editor,
        ttl: Math.floor(now() / 1_000) + WEEK_S,
      }
      return [{ Put: { Item: item } }]
    })
    return [...audited.map(({ write, key }) => (isAudited(key) ? withEditor(write, editor) : write)), ...gone]
  }

/**
 * Runs writes that are part of an administrator's action without their own audit entry: the action's last write has the
 * entry for all.
 */
export const asPartOfAct = <Value>(call: () => Value): Value => auditContext.run((writes) => writes, call)

/** Runs a call of an administrator with this uid so that all of its writes name them as editor. */
export const withAudit = <Value>(uid: string, call: () => Value): Value =>
  auditContext.run(auditWrites(uid, Date.now), call)
