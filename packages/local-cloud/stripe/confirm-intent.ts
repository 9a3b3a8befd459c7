import type { Cards, Cause } from './call.ts'
import { CardError, cardRefused, invalidRequest } from './card-error.ts'
import { chargeCard, failIntent } from './charge-card.ts'
import { newId } from './new-id.ts'
import type { NextAction, PaymentIntent, PaymentMethod } from './records.ts'

export type Confirmation = {
  method: PaymentMethod
  returnUrl: string | undefined
  useStripeSdk: boolean
  errorOnRequiresAction: boolean
  cause: Cause
}

const REQUIRES_RETURN_URL =
  "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents."

/** Rejects a confirmation without `return_url` if the intent accepts payment methods that redirect. */
export function checkReturnUrl(
  intent: PaymentIntent,
  confirmation: Pick<Confirmation, 'returnUrl' | 'useStripeSdk'>,
): void {
  const cardOnly = intent.allowed_payment_method_types?.every((type) => type === 'card') ?? false
  const redirects = intent.automatic_payment_methods?.allow_redirects === 'always' && !cardOnly
  if (redirects && !confirmation.returnUrl && !confirmation.useStripeSdk) throw invalidRequest(REQUIRES_RETURN_URL)
}

function nextAction(url: string, challenge: string, { returnUrl, useStripeSdk }: Confirmation): NextAction {
  if (returnUrl && !useStripeSdk) return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', source: challenge, stripe_js: url },
  }
}

function challenge(cards: Cards, intent: PaymentIntent, confirmation: Confirmation): PaymentIntent {
  const id = newId('payatt', 32)
  const return_url = confirmation.returnUrl ?? null
  cards.store.put('challenge', id, { id, payment_intent: intent.id, return_url, settled: false })
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: nextAction(cards.challengeUrl(id), id, confirmation),
  }
  cards.store.put('payment_intent', waiting.id, waiting)
  cards.emit('payment_intent.requires_action', waiting, confirmation.cause)
  return waiting
}

const authenticationRequired = (method: PaymentMethod): CardError =>
  cardRefused(
    'authentication_required',
    "This payment required an authentication action to complete, but `error_on_requires_action` was set. When you're ready, you can upgrade your integration to handle actions at https://stripe.com/docs/payments/payment-intents/upgrade-to-handle-actions.",
    { decline_code: 'authentication_required', payment_method: method },
  )

const withIntent = (error: CardError, intent: PaymentIntent): CardError =>
  new CardError(error.status, { ...error.body, payment_intent: intent })

/**
 * Confirms an intent with a payment method: it succeeds, requires 3-D Secure, or fails. Throws the card error (402,
 * with the failed intent) if the card is declined; the failure is stored anyway.
 */
export function confirmIntent(cards: Cards, before: PaymentIntent, confirmation: Confirmation): PaymentIntent {
  const { method, cause } = confirmation
  const intent: PaymentIntent = { ...before, payment_method: method.id }
  const outcome = cards.store.get('behaviour', method.id)?.outcome ?? { result: 'paid' as const }
  if (outcome.result === 'challenge') {
    if (!confirmation.errorOnRequiresAction) return challenge(cards, intent, confirmation)
    const error = authenticationRequired(method)
    throw withIntent(error, failIntent(cards, intent, error, cause))
  }
  const charged = chargeCard(cards, intent, method, outcome, cause)
  if (charged.error) throw withIntent(charged.error, charged.intent)
  return charged.intent
}
