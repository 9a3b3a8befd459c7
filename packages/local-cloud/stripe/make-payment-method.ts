import { createHash } from 'node:crypto'
import type { Cards } from './call.ts'
import { missing, cardRefused, invalidRequest } from './card-error.ts'
import { textAt, type Form, formAt } from './form.ts'
import { findTestCard, type TestCard, TEST_CARDS } from './test-cards.ts'
import { newId } from './new-id.ts'
import { choiceAt, metadataAt, needText } from './read-params.ts'
import type { BillingDetails, CardDetails, PaymentMethod } from './records.ts'

type CheckedCard = { card: TestCard; expMonth: number; expYear: number }

/** Whether the digits satisfy the Luhn checksum of card numbers. */
function hasLuhnChecksum(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function checkNumber(text: string): TestCard {
  const number = text.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(number))
    throw cardRefused('invalid_number', 'The card number is not a valid credit card number.', { param: 'number' })
  if (number.length < 12 || number.length > 19 || !hasLuhnChecksum(number))
    throw cardRefused('incorrect_number', 'Your card number is incorrect.', { param: 'number' })
  const card = findTestCard(number)
  if (!card)
    throw cardRefused(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { decline_code: 'test_mode_live_card' },
    )
  return card
}

function checkExpiry(month: string, year: string, now: number): { expMonth: number; expYear: number } {
  const expMonth = Number(month)
  const expYear = year.length <= 2 ? 2000 + Number(year) : Number(year)
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12)
    throw cardRefused('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' })
  const today = new Date(now)
  const thisYear = today.getUTCFullYear()
  if (!Number.isInteger(expYear) || expYear < thisYear || expYear > thisYear + 50)
    throw cardRefused('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' })
  if (expYear === thisYear && expMonth < today.getUTCMonth() + 1)
    throw cardRefused('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' })
  return { expMonth, expYear }
}

/**
 * Validates `card[number|exp_month|exp_year|cvc]` like Stripe. `now` is in epoch milliseconds. Throws Stripe's card
 * errors.
 */
function checkCard(card: Form, now: number): CheckedCard {
  const need = (name: string): string => {
    const text = textAt(card, name)
    if (!text)
      throw invalidRequest(`Missing required param: card[${name}].`, {
        code: 'parameter_missing',
        param: `card[${name}]`,
      })
    return text
  }
  const testCard = checkNumber(need('number'))
  const expiry = checkExpiry(need('exp_month'), need('exp_year'), now)
  const cvc = textAt(card, 'cvc')
  const length = testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc !== undefined && !length.test(cvc))
    throw cardRefused('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' })
  return { card: testCard, ...expiry }
}

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
  // An incorrect code can be detected only if a code was entered.
  const unnoticed = face.card.number === '4000000000000127' && !face.hasCvc
  cards.store.put('behaviour', method.id, { outcome: unnoticed ? { result: 'paid' } : face.card.outcome })
  cards.store.put('payment_method', method.id, method)
  return method
}

/**
 * Creates a payment method from `type`, `card[…]`, `billing_details[…]`. Never stores the card number. Throws Stripe's
 * card errors.
 */
export function makePaymentMethod(cards: Cards, params: Form): PaymentMethod {
  needText(params, 'type')
  choiceAt(params, 'type', ['card'])
  const card = formAt(params, 'card')
  const checked = checkCard(card, cards.now())
  const billing = billingDetails(formAt(params, 'billing_details'))
  return keep(cards, { ...checked, hasCvc: textAt(card, 'cvc') !== undefined, billing }, metadataAt(params))
}

/**
 * Returns a payment method by ID; Stripe's ready-made IDs (`pm_card_visa`) create a new one. Throws resource_missing.
 */
export function getPaymentMethod(cards: Cards, id: string, status: 400 | 404): PaymentMethod {
  const stored = cards.store.get('payment_method', id)
  if (stored) return stored
  const card = TEST_CARDS.find((testCard) => testCard.readyMade === id)
  if (!card) throw missing(status, 'PaymentMethod', id, 'payment_method')
  const expYear = new Date(cards.now()).getUTCFullYear() + 1
  return keep(cards, { card, expMonth: 12, expYear, hasCvc: true, billing: billingDetails({}) }, {})
}
