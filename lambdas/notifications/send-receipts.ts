import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { PartRefund, Payment } from '#domain/payments/payment.ts'
import { receiptKind } from '#domain/payments/receipt.ts'
import type { Mail, SendMail } from '#lambdas/aws/send-mail.ts'
import { type Change, changesOf, failedChanges } from '#lambdas/dynamodb/changes.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { type IdempotencyMarkerItem, markerTtl, receiptMarkerKey } from '#table/guards.ts'
import type { Key } from '#table/keys.ts'
import { paymentOf } from '#table/payment.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { writeReceipt } from './write-receipt.ts'

/** Longer than sending and marking can take, including retries. */
export const CLAIM_MS = 15_000

/** `ours`: only this call may send until `until`; `done`: already sent; `taken`: another call may be sending it now. */
export type Claim = { kind: 'ours'; until: number } | { kind: 'done' } | { kind: 'taken' }

const names = { '#type': 'type', '#ttl': 'ttl', '#until': 'until' }

/** Claims a receipt, unless it was sent or is being sent. `now` in epoch milliseconds. */
export async function claimReceipt(table: Table, key: Key, now: number): Promise<Claim> {
  const until = now + CLAIM_MS
  const claimed = await updateItem<IdempotencyMarkerItem>(table, {
    Key: key,
    UpdateExpression: 'SET #type = :once, #until = :until, #ttl = :ttl',
    ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':once': 'once', ':until': until, ':ttl': markerTtl(now), ':now': now },
  })
  if (claimed.ok) return { kind: 'ours', until }
  return claimed.item?.until === undefined ? { kind: 'done' } : { kind: 'taken' }
}

/** Marks the receipt as sent permanently. */
export async function markSent(table: Table, key: Key): Promise<void> {
  await updateItem<IdempotencyMarkerItem>(table, {
    Key: key,
    UpdateExpression: 'REMOVE #until',
    ExpressionAttributeNames: { '#until': 'until' },
  })
}

/** Releases the claim after a rejected e-mail; an expired claim may already belong to another call. */
export async function releaseReceipt(table: Table, key: Key, until: number): Promise<void> {
  await table.client.send(
    new DeleteCommand({
      TableName: table.name,
      Key: key,
      ...ifEqual({ until }),
    }),
  )
}

/** Dependencies of receipts. `now` returns epoch milliseconds; `siteUrl` has no trailing slash. */
export type ReceiptDeps = {
  table: Table
  sendMail: SendMail
  now: () => number
  timeZone: string
  siteUrl: string
}

export type Sent = 'sent' | 'sent-before' | 'no-receipt'

/** Logs errors of steps that must not affect whether the e-mail counts as sent. */
async function bestEffort(doing: string, payment: Payment, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logError(error, { payment: payment.key, doing })
  }
}

/**
 * E-mails the buyer the receipt of a paid payment, or the notice of its refund, once. Prefers a duplicate over a lost
 * e-mail: if a process dies between the e-mail and its mark, the claim expires and the next attempt sends again. Throws
 * if the e-mail was not accepted or another process may be sending it.
 */
export async function sendReceipt(payment: Payment, deps: ReceiptDeps): Promise<Sent> {
  const kind = receiptKind(payment)
  if (kind === undefined) return 'no-receipt'
  return sendOnce(payment, receiptMarkerKey(payment.key, kind), writeReceipt(payment, kind, deps), deps)
}

/** E-mails the buyer about a partial refund, once per part. */
const sendPart = (payment: Payment, { id, amount }: PartRefund, deps: ReceiptDeps): Promise<Sent> =>
  sendOnce(payment, receiptMarkerKey(payment.key, `part#${id}`), writeReceipt(payment, 'part', deps, amount), deps)

async function sendOnce(payment: Payment, key: Key, mail: Mail, deps: ReceiptDeps): Promise<Sent> {
  const { table, sendMail, now } = deps
  const claim = await claimReceipt(table, key, now())
  if (claim.kind === 'done') return 'sent-before'
  if (claim.kind === 'taken') throw new Error('The receipt is being sent by another process')
  try {
    await sendMail(mail)
  } catch (error) {
    await bestEffort('release-receipt', payment, () => releaseReceipt(table, key, claim.until))
    throw error
  }
  // If marking fails, the record's retry must not send the e-mail again.
  await bestEffort('mark-receipt', payment, () => markSent(table, key))
  return 'sent'
}

/**
 * Returns the receipts due after a change: whether it paid or refunded the payment, and the partial refunds that it
 * recorded.
 */
function dueReceipts({ before, after }: Change<'payment'>): { isSettled: boolean; parts: readonly PartRefund[] } {
  if (before === undefined || after === undefined) return { isSettled: false, parts: [] }
  const kind = receiptKind(after)
  const known = new Set((before.partRefunds ?? []).map(({ id }) => id))
  const parts = after.status === 'paid' ? (after.partRefunds ?? []).filter(({ id }) => !known.has(id)) : []
  return { isSettled: kind !== undefined && kind !== receiptKind(before), parts }
}

async function sendByChange(change: Change<'payment'>, deps: ReceiptDeps): Promise<void> {
  const { isSettled, parts } = dueReceipts(change)
  const payment = paymentOf(change.item)
  if (isSettled) await sendReceipt(payment, deps)
  for (const part of parts) await sendPart(payment, part, deps)
}

/** Sends the receipts of a stream batch. Returns the sequence numbers of the changes whose e-mail was rejected. */
export const sendReceipts = (changes: readonly Change[], deps: ReceiptDeps): Promise<string[]> =>
  failedChanges(
    changesOf(changes, ['payment']),
    (change) => sendByChange(change, deps),
    ({ item }) => ({ payment: item.key, doing: 'receipt' }),
  )

/** Sends a missing receipt on an operator's request. Throws if the payment does not exist. */
export async function sendReceiptOf(paymentKey: string, deps: ReceiptDeps): Promise<void> {
  const payment = await findPayment(deps.table, paymentKey)
  if (!payment) throw new Error('There is no payment with this key')
  await sendReceipt(payment, deps)
}
