import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Table } from './table.ts'

type SdkWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Without<T> = T extends object ? Omit<T, 'TableName' | 'ReturnValuesOnConditionCheckFailure'> : never

/** One write of a transaction; the table's name and the return of the old item are added by `transactWrite`. */
export type Write =
  | { Put: Without<NonNullable<SdkWrite['Put']>> }
  | { Update: Without<NonNullable<SdkWrite['Update']>> }
  | { Delete: Without<NonNullable<SdkWrite['Delete']>> }
  | { ConditionCheck: Without<NonNullable<SdkWrite['ConditionCheck']>> }

/**
 * What came of a transaction. When a condition failed: the index of the first one, the item as it stands there
 * (absent: no such item), and every failed index.
 */
export type Written =
  | { ok: true; units: number }
  | { ok: false; index: number; item: Record<string, unknown> | undefined; failed: readonly number[] }

const ATTEMPTS = 8
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

/**
 * Writes all or nothing. A failed condition is a result, not an error; conflicts with other transactions and
 * throttling are retried up to eight times with jittered backoff (25 ms doubling, at most 1 s) and then thrown.
 */
export async function transactWrite(table: Table, writes: readonly Write[]): Promise<Written> {
  const TransactItems = writes.map((write) => withTable(table.name, write))
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await table.client.send(
        new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' }),
      )
      return { ok: true, units: (reply.ConsumedCapacity ?? []).reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0) }
    } catch (error) {
      const cancelled = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : []
      const condition = failedCondition(cancelled)
      if (condition) return condition
      const transient =
        cancelled.some((reason) => TRANSIENT.has(reason.Code ?? '')) ||
        (error instanceof Error && TRANSIENT_ERRORS.has(error.name))
      if (!transient || attempt >= ATTEMPTS) throw error
      await sleep(Math.random() * Math.min(1_000, 25 * 2 ** attempt))
    }
  }
}
