import type { Cards } from './cards.ts'
import type { OpenStripe } from './open-stripe.ts'
import { stripeCards } from './stripe-cards.ts'

/** The card service, opened at its first use: a call that needs no card reads no secret. */
export function lazyCards(open: () => Promise<OpenStripe>): Cards {
  const cards = async () => stripeCards((await open()).stripe)
  return {
    order: async (order) => (await cards()).order(order),
    find: async (intentId) => (await cards()).find(intentId),
    search: async (paymentKey) => (await cards()).search(paymentKey),
    cancel: async (intentId) => (await cards()).cancel(intentId),
    refund: async (intentId) => (await cards()).refund(intentId),
  }
}
