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
export const submitOrder = (payment: Payment, { gateway }: PaymentDeps): Promise<OrderResult> =>
  gateway.order(orderOf(payment))

/**
 * Returns the current state of the payment's charge at the card service. Without a known intent, places the order again
 * under its idempotency key. Only searches for an order older than the hold, so that no one is charged long after they
 * clicked.
 */
export async function resolveIntent(payment: Payment, { gateway, now }: PaymentDeps): Promise<OrderResult> {
  if (payment.intentId !== undefined) return { kind: 'intent', intent: await gateway.find(payment.intentId) }
  if (now() - payment.date >= HOLD_MS) {
    const intent = await gateway.search(payment.key)
    return intent ? { kind: 'intent', intent } : { kind: 'refused' }
  }
  const ordered = await gateway.order(orderOf(payment))
  // A repeated order returns the first reply, but the intent may have changed since.
  return ordered.kind === 'intent' ? { kind: 'intent', intent: await gateway.find(ordered.intent.id) } : ordered
}
