import type { PaymentIntent } from './records.ts'

/** What a browser holding the client secret may see of an intent: an allow-list, as Stripe's. */
export const publicIntent = (intent: PaymentIntent) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  automatic_payment_methods: intent.automatic_payment_methods,
  canceled_at: intent.canceled_at,
  cancellation_reason: intent.cancellation_reason,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: intent.confirmation_method,
  created: intent.created,
  currency: intent.currency,
  description: intent.description,
  last_payment_error: intent.last_payment_error,
  livemode: intent.livemode,
  next_action: intent.next_action,
  payment_method: intent.payment_method,
  payment_method_types: intent.payment_method_types,
  receipt_email: intent.receipt_email,
  setup_future_usage: intent.setup_future_usage,
  shipping: intent.shipping,
  status: intent.status,
})
