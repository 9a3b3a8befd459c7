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

/** Longer than sending and marking may take, retries included. */
export const CLAIM_MS = 15_000

/** `ours`: nobody else sends it until `until`; `done`: it was sent; `taken`: somebody may be sending it right now. */
export type Claim = { kind: 'ours'; until: number } | { kind: 'done' } | { kind: 'taken' }

const names = { '#type': 'type', '#ttl': 'ttl', '#until': 'until' }

/** Takes the right to send a receipt, unless it was sent or is being sent. `now` in epoch milliseconds. */
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

/** Marks the receipt as sent, for good. */
export async function markSent(table: Table, key: Key): Promise<void> {
  await updateItem<IdempotencyMarkerItem>(table, {
    Key: key,
    UpdateExpression: 'REMOVE #until',
    ExpressionAttributeNames: { '#until': 'until' },
  })
}

/** Gives the right back after a mail that was not taken; a claim that ran out is somebody else's by now. */
export async function releaseReceipt(table: Table, key: Key, until: number): Promise<void> {
  await table.client.send(
    new DeleteCommand({
      TableName: table.name,
      Key: key,
      ...ifEqual({ until }),
    }),
  )
}

/** What the receipts work with. `now` gives epoch milliseconds; `siteUrl` has no slash at its end. */
export type ReceiptDeps = {
  table: Table
  sendMail: SendMail
  now: () => number
  timeZone: string
  siteUrl: string
}

export type Sent = 'sent' | 'sent-before' | 'no-receipt'

/** What fails here has no say in whether the mail was sent. */
async function bestEffort(doing: string, payment: Payment, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logError(error, { payment: payment.key, doing })
  }
}

/**
 * Mails the buyer the receipt of a paid payment, or the notice that it was refunded, once. Errs on the side of a second
 * mail: a process that dies between the mail and its mark leaves a claim that expires, and the next attempt sends
 * again. Throws if the mail was not accepted or another process may be sending it.
 */
export async function sendReceipt(payment: Payment, deps: ReceiptDeps): Promise<Sent> {
  const kind = receiptKind(payment)
  if (kind === undefined) return 'no-receipt'
  return sendOnce(payment, receiptMarkerKey(payment.key, kind), writeReceipt(payment, kind, deps), deps)
}

/** Mails the buyer that a part of the payment went back, likewise once a part. */
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
  // A mark that fails must not have the mail sent again by the retry of its record.
  await bestEffort('mark-receipt', payment, () => markSent(table, key))
  return 'sent'
}

/** The payment of a change that made it paid or refunded, and the parts of a paid one that it recorded as gone back: what is anybody's receipt. */
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

/** Sends the receipts that a batch of the table's stream asks for; gives the numbers of the changes whose mail was not taken. */
export const sendReceipts = (changes: readonly Change[], deps: ReceiptDeps): Promise<string[]> =>
  failedChanges(
    changesOf(changes, ['payment']),
    (change) => sendByChange(change, deps),
    ({ item }) => ({ payment: item.key, doing: 'receipt' }),
  )

/** Sends, by an operator's hand, the receipt of a payment that did not come; fails when the payment does not exist. */
export async function sendReceiptOf(paymentKey: string, deps: ReceiptDeps): Promise<void> {
  const payment = await findPayment(deps.table, paymentKey)
  if (!payment) throw new Error('There is no payment with this key')
  await sendReceipt(payment, deps)
}
