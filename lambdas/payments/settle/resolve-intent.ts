import { HOLD_MS } from '#domain/payments/hold.ts'
import { CURRENCY, type Payment } from '#domain/payments/payment.ts'
import type { PaymentOrder, OrderResult } from '#lambdas/payments/stripe/payment-gateway.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'

const orderOf = (payment: Payment): PaymentOrder => ({
  paymentKey: payment.key,
  amount: payment.amount,
  currency: CURRENCY,
  token: payment.token,
  description: payment.description,
})

/** Places the payment's order for the first time. */
export const placeOrder = (payment: Payment, { gateway }: PaymentDeps): Promise<OrderResult> =>
  gateway.order(orderOf(payment))

/**
 * The state of the payment's own charge at the card service, whatever was or was not said before. Without a known intent
 * the order is placed again under its idempotency key; an order older than the hold is only looked for, so that
 * nobody is charged long after they clicked.
 */
export async function resolveIntent(payment: Payment, { gateway, now }: PaymentDeps): Promise<OrderResult> {
  if (payment.intentId !== undefined) return { kind: 'intent', intent: await gateway.find(payment.intentId) }
  if (now() - payment.date >= HOLD_MS) {
    const intent = await gateway.search(payment.key)
    return intent ? { kind: 'intent', intent } : { kind: 'refused' }
  }
  const ordered = await gateway.order(orderOf(payment))
  // A repeated order answers as it did the first time; the intent itself may have moved on since.
  return ordered.kind === 'intent' ? { kind: 'intent', intent: await gateway.find(ordered.intent.id) } : ordered
}
