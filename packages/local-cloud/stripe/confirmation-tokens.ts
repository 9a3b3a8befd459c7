import type { Call, Cards } from './call.ts'
import { invalidRequest, missing } from './card-error.ts'
import { formAt, textAt } from './form.ts'
import { getPaymentMethod, makePaymentMethod } from './make-payment-method.ts'
import { newId } from './new-id.ts'
import { refuseUnknown } from './read-params.ts'
import type { ConfirmationToken, PaymentMethod } from './records.ts'

const PARAMS = [
  'payment_method_data',
  'payment_method',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
  'client_context',
  'mandate_data',
  'expand',
  'key',
]
const LIFE_SECONDS = 12 * 60 * 60

/** POST /v1/confirmation_tokens: Stripe.js's token for the card form. Valid for 12 hours and one intent. */
export function createConfirmationToken(cards: Cards, { params }: Call): ConfirmationToken {
  refuseUnknown(params, PARAMS)
  const ready = textAt(params, 'payment_method')
  const method = ready
    ? getPaymentMethod(cards, ready, 400)
    : makePaymentMethod(cards, formAt(params, 'payment_method_data'))
  const created = Math.floor(cards.now() / 1000)
  const token: ConfirmationToken = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created,
    expires_at: created + LIFE_SECONDS,
    livemode: false,
    mandate_data: null,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: {
      billing_details: method.billing_details,
      card: method.card,
      customer: null,
      type: 'card',
    },
    return_url: textAt(params, 'return_url') ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: textAt(params, 'use_stripe_sdk') !== 'false',
  }
  cards.store.put('confirmation_token', token.id, token)
  // The token refers to a payment method that only the intent may use.
  const outcome = cards.store.get('behaviour', method.id)?.outcome ?? { result: 'paid' }
  cards.store.put('behaviour', token.id, { outcome })
  if (!ready) {
    cards.store.remove('payment_method', method.id)
    cards.store.remove('behaviour', method.id)
  }
  return token
}

/** Returns a confirmation token by ID. Throws resource_missing. */
export function getConfirmationToken(cards: Cards, id: string, status: 400 | 404 = 404): ConfirmationToken {
  const token = cards.store.get('confirmation_token', id)
  if (!token) throw missing(status, 'confirmation_token', id, 'confirmation_token')
  return token
}

/** Redeems a token for an intent and returns its payment method. Throws if it was used before or has expired. */
export function spendConfirmationToken(cards: Cards, id: string, intent: string): PaymentMethod {
  const token = getConfirmationToken(cards, id, 400)
  if (token.payment_intent !== null)
    throw invalidRequest(
      `The provided confirmation token ${id} has already been used to confirm a PaymentIntent or SetupIntent and cannot be used again.`,
      { param: 'confirmation_token' },
    )
  if (token.expires_at * 1000 < cards.now())
    throw invalidRequest(`The provided confirmation token ${id} has expired.`, { param: 'confirmation_token' })
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: token.payment_method_preview.billing_details,
    card: token.payment_method_preview.card,
    created: Math.floor(cards.now() / 1000),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  cards.store.put('payment_method', method.id, method)
  cards.store.put('behaviour', method.id, cards.store.get('behaviour', id) ?? { outcome: { result: 'paid' } })
  cards.store.put('confirmation_token', id, { ...token, payment_intent: intent })
  return method
}
