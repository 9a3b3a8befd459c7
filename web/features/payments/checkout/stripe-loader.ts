import type { Stripe } from '@stripe/stripe-js'
// The plain entry point would fetch Stripe's script as soon as this file is loaded.
import { loadStripe } from '@stripe/stripe-js/pure'

let loading: Promise<Stripe | null> | undefined

/** Stripe's own script, loaded once, and only when a card form is shown; a failure is not cached. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
