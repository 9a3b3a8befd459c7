import { lazyCards } from '../shared/lazy-cards.ts'
import { stripeOpener } from '../shared/open-stripe.ts'
import { publish } from '../shared/publish.ts'
import { openTable } from '../shared/table.ts'
import type { Verify } from './receive-event.ts'

const TOLERANCE_S = 300
const open = stripeOpener()

export const money = { table: openTable(), cards: lazyCards(open), publish, now: () => Date.now() }

export const verify: Verify = async (payload, signature) => {
  const { stripe, webhookSecret } = await open()
  return stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_S)
}
