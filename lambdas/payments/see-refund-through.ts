import type { Payment } from '#domain/payments/payment.ts'
import { endRefund } from './end-refund.ts'
import type { Money } from './money.ts'
import { publishSettled } from './publish-settled.ts'

/**
 * Goes on with the refund of a paid payment whose intention is written: asks the card service (repeatable), writes the end,
 * tells student and administrators. Gives the payment as it then stands. Throws `RefundRefused`, and when the card service
 * cannot be reached: the intention stays, for the reconciler.
 */
export async function seeRefundThrough(money: Money, payment: Payment): Promise<Payment> {
  if (payment.intentId === undefined) throw new Error('A paid payment has no intent')
  await money.cards.refund(payment.intentId)
  const ended = await endRefund(money, payment)
  if (ended.notification) await publishSettled(money.publish, ended)
  return ended.payment
}
