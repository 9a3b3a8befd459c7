import { loadStripe, type Stripe } from '@stripe/stripe-js'

let loading: Promise<Stripe | null> | undefined

/** Stripe's own script, loaded once, and only when a card form is shown. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey)
  return loading
}
