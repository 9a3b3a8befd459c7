import type { Call, Cards, Cause } from './call.ts'
import { cardRefused, type CardError } from './card-error.ts'
import { newId } from './new-id.ts'
import type { Charge, Dispute, PaymentIntent, PaymentMethod } from './records.ts'
import type { Outcome } from './test-cards.ts'

type Declined = Extract<Outcome, { result: 'declined' }>

const outcomeOf = (declined: Declined | undefined): Charge['outcome'] =>
  declined
    ? {
        network_status: 'declined_by_network',
        reason: declined.declineCode ?? declined.code,
        risk_level: 'normal',
        seller_message: 'The bank returned a decline.',
        type: 'issuer_declined',
      }
    : {
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        seller_message: 'Payment complete.',
        type: 'authorized',
      }

function makeCharge(cards: Cards, intent: PaymentIntent, method: PaymentMethod, declined?: Declined): Charge {
  const captured = !declined && intent.capture_method !== 'manual'
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured,
    created: Math.floor(cards.now() / 1000),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(declined),
    paid: !declined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  }
  cards.store.put('charge', charge.id, charge)
  cards.emit(declined ? 'charge.failed' : 'charge.succeeded', charge, { id: null, idempotency_key: null })
  return charge
}

/** The time limit for responding to a dispute. */
const ANSWER_SECONDS = 9 * 86_400

function dispute(cards: Cards, charge: Charge): void {
  const opened: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: charge.created,
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    evidence: {},
    evidence_details: {
      due_by: charge.created + ANSWER_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
  }
  cards.store.put('dispute', opened.id, opened)
  cards.store.put('charge', charge.id, { ...charge, disputed: true })
  cards.emit('charge.dispute.created', opened, { id: null, idempotency_key: null })
  cards.emit('charge.dispute.funds_withdrawn', opened, { id: null, idempotency_key: null })
}

/** Returns the intent to `requires_payment_method` with the error and emits payment_intent.payment_failed. */
export function failIntent(cards: Cards, intent: PaymentIntent, error: CardError, cause: Cause): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error.body,
    latest_charge: typeof error.body['charge'] === 'string' ? error.body['charge'] : intent.latest_charge,
  }
  cards.store.put('payment_intent', failed.id, failed)
  cards.emit('payment_intent.payment_failed', failed, cause)
  return failed
}

function settle(cards: Cards, intent: PaymentIntent, charge: Charge, cause: Cause): PaymentIntent {
  const settled: PaymentIntent = {
    ...intent,
    status: charge.captured ? 'succeeded' : 'requires_capture',
    amount_received: charge.amount_captured,
    amount_capturable: charge.captured ? 0 : charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  }
  cards.store.put('payment_intent', settled.id, settled)
  cards.emit(charge.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', settled, cause)
  return settled
}

type Charged = { intent: PaymentIntent; error?: CardError }

/**
 * Charges the card of `method`; `outcome` is the bank's decision (never a challenge, which has been passed by then).
 */
export function chargeCard(
  cards: Cards,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Outcome,
  cause: Call['cause'],
): Charged {
  if (outcome.result === 'declined') {
    const charge = makeCharge(cards, intent, method, outcome)
    const error = cardRefused(outcome.code, outcome.message, {
      charge: charge.id,
      ...(outcome.declineCode ? { decline_code: outcome.declineCode } : {}),
      ...(outcome.code === 'incorrect_cvc' ? { param: 'cvc' } : {}),
      payment_method: method,
    })
    return { intent: failIntent(cards, intent, error, cause), error }
  }
  const charge = makeCharge(cards, intent, method)
  const settled = settle(cards, intent, charge, cause)
  if (outcome.result === 'paid' && outcome.disputed) dispute(cards, charge)
  return { intent: settled }
}
