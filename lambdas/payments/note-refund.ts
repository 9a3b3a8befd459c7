import { refundedAtCardService } from '#domain/messages/payments.ts'
import { isOpenPayment } from '#domain/payments/payment.ts'
import { endRefund } from './end-refund.ts'
import { findPayment } from './find-payment.ts'
import type { Money } from './money.ts'
import { publishSettled } from './publish-settled.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes note that a charge may have been given back, perhaps in the card service's own dashboard: asks the card service, and
 * ends what was bought when all of it was. A part of a charge that went back changes nothing.
 */
export async function noteRefund(money: Money, intentId: string): Promise<void> {
  const intent = await money.cards.find(intentId)
  if (intent.refunded !== true || intent.paymentKey === undefined) return
  const payment = await findPayment(money.table, intent.paymentKey)
  if (!payment) return
  if (isOpenPayment(payment)) await settlePayment(money, payment)
  else if (payment.status === 'paid') {
    const refund = { ...refundedAtCardService, date: money.now() }
    const ended = await endRefund(money, { ...payment, refunding: 'at-card-service', refund })
    if (ended.notification) await publishSettled(money.publish, ended)
  }
}
