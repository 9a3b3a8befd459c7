import { refundedAtCardService } from '#domain/messages/payments.ts'
import { canRefund, checkRefundReason } from '#domain/payments/can-refund.ts'
import type { Payment, Refund } from '#domain/payments/payment.ts'
import type { RefundPaymentInput } from '#generated/schema.ts'
import { paymentKey, userKey } from '#table/keys.ts'
import { openPaymentKey, type PaymentItem, paymentOf } from '#table/payment.ts'
import type { UserItem } from '#table/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { recordParts } from './record-parts.ts'
import { recordRefund, completeRefund } from './record-refund.ts'
import { refundPart, requestOf } from './refund-part.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { RefundRefused } from '#lambdas/payments/stripe/payment-gateway.ts'
import { publishSettlement } from '#lambdas/payments/settle/publish-settlement.ts'
import { settlePayment } from '#lambdas/payments/settle/settle-payment.ts'

const STATUS = { '#status': 'status' }

/**
 * Stores an administrator's intent to refund a paid payment, so that the reconciler finishes it. Returns the payment
 * afterward, with another call's intent if that one was first; undefined if there is no such payment.
 */
async function startRefund(table: Table, payment: Payment, refund: Refund): Promise<Payment | undefined> {
  const { gsi2pk, gsi2sk } = openPaymentKey({ ...payment, refund })
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'SET refunding = :reason, refund = :refund, gsi2pk = :open, gsi2sk = :place',
    ConditionExpression: '#status = :paid AND attribute_not_exists(refunding) AND attribute_not_exists(openPart)',
    ExpressionAttributeNames: STATUS,
    ExpressionAttributeValues: {
      ':reason': 'by-administrator',
      ':refund': refund,
      ':paid': 'paid',
      ':open': gsi2pk,
      ':place': gsi2sk,
    },
  })
  return updated.item && paymentOf(updated.item)
}

/** Removes the intent, because the card service rejected it. Returns the payment afterward. */
async function withdrawRefund(table: Table, payment: Payment): Promise<Payment | undefined> {
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'REMOVE refunding, refund, gsi2pk, gsi2sk, failures, trouble',
    ConditionExpression: '#status = :paid AND attribute_exists(refunding)',
    ExpressionAttributeNames: STATUS,
    ExpressionAttributeValues: { ':paid': 'paid' },
  })
  return updated.item && paymentOf(updated.item)
}

async function recordRefundRequest(
  key: string,
  refund: Refund & { byUid: string },
  deps: PaymentDeps,
): Promise<{ payment: Payment; done: boolean }> {
  const before = await findPayment(deps.table, key)
  if (!before) throw new Refusal('payment-not-found')
  const { byUid: uid, date: now } = refund
  const verdict = canRefund(before, uid, now)
  if (!verdict.ok) throw new Refusal(verdict.code)
  if (verdict.kind !== 'begin') return { payment: before, done: verdict.kind === 'done' }
  const payment = await startRefund(deps.table, before, refund)
  if (!payment) throw new Refusal('payment-not-found')
  // Another administrator, or a double click, may have been first.
  const current = canRefund(payment, uid, now)
  if (!current.ok) throw new Refusal(current.code)
  return { payment, done: current.kind === 'done' }
}

/** The card service rejected the refund: the payment is as before, unless another call succeeded. */
async function refused(payment: Payment, error: RefundRefused, deps: PaymentDeps): Promise<Payment> {
  logError(error.cause, { payment: payment.key, doing: 'refund', why: error.why })
  const current = await withdrawRefund(deps.table, payment)
  if (current?.status === 'refunded') return current
  // Records partial refunds made at the card service, which had to wait for this refund to end.
  await recordParts(payment.key, deps)
  throw new Refusal(`refund-${error.why}`)
}

/** Refunds all that is left. */
async function refundWhole(key: string, refund: Refund & { byUid: string }, deps: PaymentDeps): Promise<Payment> {
  const { payment, done } = await recordRefundRequest(key, refund, deps)
  if (done) return payment
  try {
    return await completeRefund(payment, deps)
  } catch (error) {
    if (error instanceof RefundRefused) return refused(payment, error, deps)
    logError(error, { payment: key, doing: 'refund' })
    throw new Refusal('refund-later')
  }
}

/**
 * Refunds a paid payment for an administrator: in full, which ends the course, or, `amount` (cents) and `requestId`, in
 * part (`refundPart`). Repeats have one effect. Throws refund-reason-length, payment-not-found, payment-not-paid,
 * payment-not-charged, payment-refunded, refund-begun, refund-part-open, refund-disputed, refund-funds, refund-refused,
 * refund-later (the reconciler continues); a part also throws refund-amount, refund-changed, refund-parts,
 * refund-request.
 */
export async function refundPayment(
  { key, reason, amount, left, requestId }: RefundPaymentInput,
  uid: string,
  deps: PaymentDeps,
): Promise<Payment> {
  const checked = checkRefundReason(reason)
  if (!checked.ok) throw new Refusal(checked.code)
  if (amount != null && (requestId == null || requestId === '')) throw new Refusal('refund-request')
  const admin = await getItem<UserItem>(deps.table, userKey(uid))
  const refund = { reason: checked.reason, by: admin?.displayName ?? uid, byUid: uid, date: deps.now() }
  if (amount == null || requestId == null) return refundWhole(key, refund, deps)
  const request = requestOf(key, uid, requestId)
  const { payment, whole } = await refundPart(
    { key, part: { amount, request, ...(left != null && { left }) }, refund },
    deps,
  )
  return whole ? refundWhole(key, { ...refund, request }, deps) : payment
}

/**
 * Checks with the card service whether a charge was refunded, perhaps in its own dashboard, and ends the purchase if
 * fully refunded. Records partial refunds, and those that failed; the course continues.
 */
export async function recordGatewayRefund(intentId: string, deps: PaymentDeps): Promise<void> {
  const intent = await deps.gateway.find(intentId)
  if (intent.paymentKey === undefined) return
  const payment = await findPayment(deps.table, intent.paymentKey)
  if (!payment) return
  if (intent.refunded !== true) {
    const isKnown = (intent.refundedAmount ?? 0) === (payment.refundedAmount ?? 0)
    if (!isKnown || payment.openPart) await recordParts(payment.key, deps)
  } else if (payment.processing || payment.refunding !== undefined) await settlePayment(payment, deps)
  else if (payment.status === 'paid') {
    const refund = { ...refundedAtCardService, date: deps.now() }
    const ended = await recordRefund({ ...payment, refunding: 'at-card-service', refund }, deps)
    if (ended.notification) await publishSettlement(deps.publish, ended)
  }
}
