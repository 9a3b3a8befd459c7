import { refundedAtCardService } from '#domain/messages/payments.ts'
import { canRefund, checkRefundReason } from '#domain/payments/can-refund.ts'
import { isOpenPayment, type Payment, type Refund } from '#domain/payments/payment.ts'
import type { RefundPaymentInput } from '#generated/schema.ts'
import { paymentKey, userKey } from '#table/keys.ts'
import { openPlace, type PaymentItem, paymentOf } from '#table/payment.ts'
import type { UserItem } from '#table/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { recordRefund, completeRefund } from './record-refund.ts'
import { findPayment } from './find-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { RefundRefused } from './payment-gateway.ts'
import { publishSettlement } from './publish-settlement.ts'
import { settlePayment } from './settle-payment.ts'

const STATUS = { '#status': 'status' }

/**
 * Writes down that an administrator gives a paid payment back, so that the reconciler sees it through. Gives the payment as
 * it is then, with somebody else's intention when they were faster; undefined when there is no such payment.
 */
async function startRefund(table: Table, payment: Payment, refund: Refund): Promise<Payment | undefined> {
  const { gsi2pk, gsi2sk } = openPlace({ ...payment, refund })
  const updated = await updateItem<PaymentItem>(table, {
    Key: paymentKey(payment.key),
    UpdateExpression: 'SET refunding = :reason, refund = :refund, gsi2pk = :open, gsi2sk = :place',
    ConditionExpression: '#status = :paid AND attribute_not_exists(refunding)',
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

/** Takes the intention back, for the card service has refused. Gives the payment as it is then. */
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
  { key, reason }: RefundPaymentInput,
  uid: string,
  deps: PaymentDeps,
): Promise<{ payment: Payment; done: boolean }> {
  const [before, admin] = await Promise.all([findPayment(deps.table, key), getItem<UserItem>(deps.table, userKey(uid))])
  if (!before) throw new Refusal('payment-not-found')
  const now = deps.now()
  const verdict = canRefund(before, uid, now)
  if (!verdict.ok) throw new Refusal(verdict.code)
  if (verdict.kind !== 'begin') return { payment: before, done: verdict.kind === 'done' }
  const refund = { reason, by: admin?.displayName ?? uid, byUid: uid, date: now }
  const payment = await startRefund(deps.table, before, refund)
  if (!payment) throw new Refusal('payment-not-found')
  // Somebody else, or a double click, may have been faster.
  const current = canRefund(payment, uid, now)
  if (!current.ok) throw new Refusal(current.code)
  return { payment, done: current.kind === 'done' }
}

/** The card service gives nothing back: the payment is as before, unless another call got through. */
async function refused(payment: Payment, error: RefundRefused, deps: PaymentDeps): Promise<Payment> {
  logError(error.cause, { payment: payment.key, doing: 'refund', why: error.why })
  const current = await withdrawRefund(deps.table, payment)
  if (current?.status === 'refunded') return current
  throw new Refusal(`refund-${error.why}`)
}

/**
 * An administrator gives a paid payment back (the public terms stay no-refund): first the intention is written, then the card
 * service asked, then in one transaction the payment refunded and its progress ended with seat, ownership and place. Repeated
 * and doubled calls have one effect; of two administrators one wins. Refuses with refund-reason-length, payment-not-found,
 * payment-not-paid, payment-not-charged, payment-refunded, refund-begun, with refund-disputed, refund-funds and refund-refused when the card service
 * gives nothing back (nothing is changed then), and with refund-later when it cannot be asked (the reconciler goes on).
 */
export async function refundPayment(
  { key, reason }: RefundPaymentInput,
  uid: string,
  deps: PaymentDeps,
): Promise<Payment> {
  const checked = checkRefundReason(reason)
  if (!checked.ok) throw new Refusal(checked.code)
  const { payment, done } = await recordRefundRequest({ key, reason: checked.reason }, uid, deps)
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
 * Takes note that a charge may have been given back, perhaps in the card service's own dashboard: asks the card service, and
 * ends what was bought when all of it was. A part of a charge that went back changes nothing.
 */
export async function recordGatewayRefund(intentId: string, deps: PaymentDeps): Promise<void> {
  const intent = await deps.gateway.find(intentId)
  if (intent.refunded !== true || intent.paymentKey === undefined) return
  const payment = await findPayment(deps.table, intent.paymentKey)
  if (!payment) return
  if (isOpenPayment(payment)) await settlePayment(payment, deps)
  else if (payment.status === 'paid') {
    const refund = { ...refundedAtCardService, date: deps.now() }
    const ended = await recordRefund({ ...payment, refunding: 'at-card-service', refund }, deps)
    if (ended.notification) await publishSettlement(deps.publish, ended)
  }
}
