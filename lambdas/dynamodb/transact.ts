import type { SdkWrite, Write, Table } from './table.ts'
import { randomUUID } from 'node:crypto'
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '#table/keys.ts'
import { retryTransient } from '#lambdas/aws/retry-transient.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import { auditContext } from './audit-context.ts'

/**
 * The result of a transaction. If a condition failed: the index of the first one, the item there (absent: no such
 * item), and every failed index.
 */
export type Written =
  { ok: true } | { ok: false; index: number; item: Record<string, unknown> | undefined; failed: readonly number[] }

const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])
const TRANSIENT_ERRORS = new Set(['TransactionInProgressException', 'TransactionConflictException'])

const withTable = (table: string, write: Write): SdkWrite => {
  const more = { TableName: table, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const
  if ('Put' in write) return { Put: { ...write.Put, ...more } }
  if ('Update' in write) return { Update: { ...write.Update, ...more } }
  if ('Delete' in write) return { Delete: { ...write.Delete, ...more } }
  return { ConditionCheck: { ...write.ConditionCheck, ...more } }
}

function failedCondition(reasons: readonly CancellationReason[]): Extract<Written, { ok: false }> | undefined {
  const failed = reasons.flatMap((reason, index) => (reason.Code === 'ConditionalCheckFailed' ? [index] : []))
  const [index] = failed
  if (index === undefined) return undefined
  const item = reasons[index]?.Item
  return { ok: false, index, item: item && unmarshall(item), failed }
}

const isTransient = (error: unknown): boolean =>
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => TRANSIENT.has(reason.Code ?? ''))) ||
  (error instanceof Error && TRANSIENT_ERRORS.has(error.name))

const keyOf = (write: Write): Key => {
  const key =
    'Put' in write
      ? write.Put.Item
      : 'Update' in write
        ? write.Update.Key
        : 'Delete' in write
          ? write.Delete.Key
          : write.ConditionCheck.Key
  return { pk: String(key?.['pk']), sk: String(key?.['sk']) }
}

/** Handles a key that no item can have like a failed condition on a missing item. */
function impossible(writes: readonly Write[]): Extract<Written, { ok: false }> | undefined {
  const failed = writes.flatMap((write, index) => (fitsKey(keyOf(write)) ? [] : [index]))
  const [index] = failed
  return index === undefined ? undefined : { ok: false, index, item: undefined, failed }
}

/**
 * Writes all or nothing. A failed condition, or a key too long for the table, is a result, not an error. Retries
 * conflicts and throttling up to eight times with jittered backoff (25 ms doubling, at most 1 s), then throws. The
 * idempotency token stays until a cancellation: a lost reply never writes twice. Administrators' writes name their
 * editor (audit-context.ts).
 */
export async function transactWrite(table: Table, writes: readonly Write[]): Promise<Written> {
  const none = impossible(writes)
  if (none) return none
  const TransactItems = (auditContext.getStore()?.(writes) ?? writes).map((write) => withTable(table.name, write))
  let token = randomUUID()
  const write = async (): Promise<Written> => {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token }))
      return { ok: true }
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const condition = failedCondition(error.CancellationReasons ?? [])
      if (condition) return condition
      token = randomUUID()
      throw error
    }
  }
  return retryTransient(write, isTransient)
}

/** An item, or nothing. */
export type Found<Item> = Item | undefined

/**
 * Returns the item that failed a transaction's condition. `Item` is the shape that table/ defines for that write's key:
 * only this product writes the table.
 */
export const storedItem = <Item>(written: Extract<Written, { ok: false }>): Found<Item> => written.item as Found<Item>
