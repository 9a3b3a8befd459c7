import type { Payment } from '#domain/payments/payment.ts'
import type { Money } from './money.ts'
import { publishSettled } from './publish-settled.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * Gives back a charge that came although its payment had failed (the card service was out of reach when it was asked).
 * Does nothing for any other payment or intent.
 */
export async function refundLate(money: Money, payment: Payment, intentId: string): Promise<void> {
  if (payment.processing || payment.status !== 'failed') return
  const intent = await money.cards.find(intentId)
  if (intent.status !== 'succeeded' || intent.paymentKey !== payment.key) return
  await publishSettled(money.publish, await refundPayment(money, payment, intent, 'paid-late'))
}
