import type { Cards } from './call.ts'
import { CardError } from './card-error.ts'
import { chargeCard, failIntent } from './charge-card.ts'
import type { PaymentIntent } from './records.ts'

const NO_CAUSE = { id: null, idempotency_key: null }

const FAILED =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

/**
 * Settles a 3-D Secure challenge once; a second response changes nothing. Returns the intent, or undefined for an
 * unknown challenge.
 */
export function settleChallenge(cards: Cards, id: string, passed: boolean): PaymentIntent | undefined {
  const challenge = cards.store.get('challenge', id)
  const intent = challenge && cards.store.get('payment_intent', challenge.payment_intent)
  if (!intent) return undefined
  const method = cards.store.get('payment_method', intent.payment_method ?? '')
  if (challenge.settled || intent.status !== 'requires_action' || !method) return intent
  return cards.store.together(() => {
    cards.store.put('challenge', id, { ...challenge, settled: true })
    if (passed && intent.confirmation_method === 'manual') {
      const ready: PaymentIntent = { ...intent, status: 'requires_confirmation', next_action: null }
      cards.store.put('payment_intent', ready.id, ready)
      cards.store.put('behaviour', method.id, { outcome: { result: 'paid' } })
      return ready
    }
    if (passed) return chargeCard(cards, intent, method, { result: 'paid' }, NO_CAUSE).intent
    const error = new CardError(402, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: FAILED,
      payment_method: method,
    })
    return failIntent(cards, intent, error, NO_CAUSE)
  })
}
