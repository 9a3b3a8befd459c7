import { createHash } from 'node:crypto'
import type { Cards } from './call.ts'
import { missing } from './card-error.ts'
import { checkCard } from './check-card.ts'
import { formAt, textAt, type Form } from './form.ts'
import { newId } from './new-id.ts'
import { choiceAt, metadataAt, needText } from './read-params.ts'
import type { BillingDetails, CardDetails, PaymentMethod } from './records.ts'
import { TEST_CARDS, type TestCard } from './test-cards.ts'

function billingDetails(billing: Form): BillingDetails {
  const address = formAt(billing, 'address')
  const line = (name: string) => textAt(address, name) ?? null
  return {
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    email: textAt(billing, 'email') ?? null,
    name: textAt(billing, 'name') ?? null,
    phone: textAt(billing, 'phone') ?? null,
  }
}

type Face = { card: TestCard; expMonth: number; expYear: number; hasCvc: boolean; billing: BillingDetails }

const cardDetails = ({ card, expMonth, expYear, hasCvc, billing }: Face): CardDetails => ({
  brand: card.brand,
  country: card.country,
  exp_month: expMonth,
  exp_year: expYear,
  fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
  funding: 'credit',
  last4: card.number.slice(-4),
  checks: {
    address_line1_check: null,
    address_postal_code_check: billing.address.postal_code ? 'pass' : null,
    cvc_check: hasCvc ? 'pass' : null,
  },
  three_d_secure_usage: { supported: true },
})

function keep(cards: Cards, face: Face, metadata: Record<string, string>): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: face.billing,
    card: cardDetails(face),
    created: Math.floor(cards.now() / 1000),
    customer: null,
    livemode: false,
    metadata,
    type: 'card',
  }
  // An incorrect code can only be noticed where a code was given.
  const unnoticed = face.card.number === '4000000000000127' && !face.hasCvc
  cards.store.put('behaviour', method.id, { outcome: unnoticed ? { result: 'paid' } : face.card.outcome })
  cards.store.put('payment_method', method.id, method)
  return method
}

/** Makes a payment method from `type`, `card[…]`, `billing_details[…]`. The number itself is never stored. Throws Stripe's card errors. */
export function makePaymentMethod(cards: Cards, params: Form): PaymentMethod {
  needText(params, 'type')
  choiceAt(params, 'type', ['card'])
  const card = formAt(params, 'card')
  const checked = checkCard(card, cards.now())
  const billing = billingDetails(formAt(params, 'billing_details'))
  return keep(cards, { ...checked, hasCvc: textAt(card, 'cvc') !== undefined, billing }, metadataAt(params))
}

/** The payment method of an id; Stripe's ready-made ids (`pm_card_visa`) make a fresh one. Throws resource_missing. */
export function getPaymentMethod(cards: Cards, id: string, status: 400 | 404): PaymentMethod {
  const stored = cards.store.get('payment_method', id)
  if (stored) return stored
  const card = TEST_CARDS.find((testCard) => testCard.readyMade === id)
  if (!card) throw missing(status, 'PaymentMethod', id, 'payment_method')
  const expYear = new Date(cards.now()).getUTCFullYear() + 1
  return keep(cards, { card, expMonth: 12, expYear, hasCvc: true, billing: billingDetails({}) }, {})
}
