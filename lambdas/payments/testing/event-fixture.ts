import type Stripe from 'stripe'
import type { Intent } from '#lambdas/payments/stripe/payment-gateway.ts'

/** Returns Stripe's event for an intent with the fields that the webhook reads. */
export function anEvent(type: string, intent: Intent, id = 'evt_1'): Stripe.Event {
  const { paymentKey } = intent
  const object = {
    object: 'payment_intent',
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    latest_charge: intent.chargeId ?? null,
    client_secret: intent.clientSecret ?? null,
    last_payment_error: null,
    metadata: paymentKey === undefined ? {} : { paymentKey },
  }
  return { id, object: 'event', type, data: { object } } as unknown as Stripe.Event
}

/** Returns Stripe's event for a refunded charge. */
export const aRefundEvent = (intentId: string, id = 'evt_r'): Stripe.Event =>
  ({
    id,
    object: 'event',
    type: 'charge.refunded',
    data: { object: { object: 'charge', id: `ch_${intentId}`, payment_intent: intentId, refunded: true } },
  }) as unknown as Stripe.Event
