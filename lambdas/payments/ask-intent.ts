import { HOLD_MS } from '#domain/payments/hold.ts'
import { CURRENCY, type Payment } from '#domain/payments/payment.ts'
import type { CardOrder, Ordered } from './cards.ts'
import type { Money } from './money.ts'

const orderOf = (payment: Payment): CardOrder => ({
  paymentKey: payment.key,
  amount: payment.amount,
  currency: CURRENCY,
  token: payment.token,
  description: payment.description,
})

/** Places the payment's order for the first time. */
export const placeOrder = ({ cards }: Money, payment: Payment): Promise<Ordered> => cards.order(orderOf(payment))

/**
 * How the payment's own charge stands at the card service, whatever was or was not said before. Without a known intent
 * the order is placed again under its idempotency key; an order older than the hold is only looked for, so that
 * nobody is charged long after they clicked.
 */
export async function askIntent({ cards, now }: Money, payment: Payment): Promise<Ordered> {
  if (payment.intentId !== undefined) return { is: 'intent', intent: await cards.find(payment.intentId) }
  if (now() - payment.date >= HOLD_MS) {
    const intent = await cards.search(payment.key)
    return intent ? { is: 'intent', intent } : { is: 'refused' }
  }
  const ordered = await cards.order(orderOf(payment))
  // A repeated order answers as it did the first time; the intent itself may have moved on since.
  return ordered.is === 'intent' ? { is: 'intent', intent: await cards.find(ordered.intent.id) } : ordered
}
