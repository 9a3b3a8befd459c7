import { chargeFailures } from '#domain/messages/registration.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { askIntent } from './ask-intent.ts'
import { failPayment } from './fail-payment.ts'
import { findPayment } from './find-payment.ts'
import type { Money } from './money.ts'
import { publishSettled } from './publish-settled.ts'
import { type Settled, settlePayment } from './settle-payment.ts'

/**
 * The buyer gives up one of their own payments while the bank asks, to use another card: the charge is cancelled at the card
 * service first, then the payment ends as failed and frees seat and guard. A payment that was paid meanwhile, or has ended,
 * stays so. Refuses with payment-not-found. Throws when the card service cannot be reached.
 */
export async function cancelPayment(money: Money, uid: string, key: string): Promise<Settled> {
  const payment = await findPayment(money.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  if (!payment.processing || payment.refunding) return settlePayment(money, payment)
  const asked = await askIntent(money, payment)
  if (asked.is !== 'intent' || asked.intent.status !== 'requires_action') return settlePayment(money, payment)
  const after = await money.cards.cancel(asked.intent.id)
  if (after.status !== 'canceled') return settlePayment(money, payment)
  const failed = { intentId: after.id, failure: chargeFailures['other-card'] }
  const ended = await failPayment(money, payment, failed)
  await publishSettled(money.publish, { payment: ended })
  return { payment: ended }
}
