import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { canRefund, checkRefundReason } from '#domain/payments/can-refund.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { RefundPaymentInput } from '#generated/schema.ts'
import { RefundRefused } from './cards.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { beginRefund, withdrawRefund } from './begin-refund.ts'
import { findPayment } from './find-payment.ts'
import type { Money } from './money.ts'
import { seeRefundThrough } from './see-refund-through.ts'

type Begun = { payment: Payment; done: boolean }

async function begin(money: Money, uid: string, key: string, reason: string): Promise<Begun> {
  const [found, admin] = await Promise.all([
    findPayment(money.table, key),
    getItem<UserItem>(money.table, userKey(uid)),
  ])
  if (!found) throw new Refusal('payment-not-found')
  const now = money.now()
  const standing = canRefund(found, uid, now)
  if (!standing.ok) throw new Refusal(standing.code)
  if (standing.is !== 'begin') return { payment: found, done: standing.is === 'done' }
  const refund = { reason, by: admin?.displayName ?? uid, byUid: uid, date: now }
  const payment = await beginRefund(money.table, found, refund)
  if (!payment) throw new Refusal('payment-not-found')
  // Somebody else, or a double click, may have been faster.
  const begun = canRefund(payment, uid, now)
  if (!begun.ok) throw new Refusal(begun.code)
  return { payment, done: begun.is === 'done' }
}

/** The card service gives nothing back: the payment stands as before, unless another call got through. */
async function refused(money: Money, payment: Payment, error: RefundRefused): Promise<Payment> {
  logError(error.cause, { payment: payment.key, doing: 'refund', why: error.why })
  const standing = await withdrawRefund(money.table, payment)
  if (standing?.status === 'refunded') return standing
  throw new Refusal(`refund-${error.why}`)
}

/**
 * An administrator gives a paid payment back (the public terms stay no-refund): first the intention is written, then the card
 * service asked, then in one transaction the payment refunded and its progress ended with seat, ownership and place. Repeated
 * and doubled calls have one effect; of two administrators one wins. Refuses with refund-reason-length, payment-not-found,
 * payment-not-paid, payment-not-charged, payment-refunded, refund-begun, with refund-disputed, refund-funds and refund-refused when the card service
 * gives nothing back (nothing is changed then), and with refund-later when it cannot be asked (the reconciler goes on).
 */
export async function giveBack(money: Money, uid: string, { key, reason }: RefundPaymentInput): Promise<Payment> {
  const checked = checkRefundReason(reason)
  if (!checked.ok) throw new Refusal(checked.code)
  const { payment, done } = await begin(money, uid, key, checked.reason)
  if (done) return payment
  try {
    return await seeRefundThrough(money, payment)
  } catch (error) {
    if (error instanceof RefundRefused) return refused(money, payment, error)
    logError(error, { payment: key, doing: 'refund' })
    throw new Refusal('refund-later')
  }
}
