import type { Call, Cards } from './call.ts'
import { invalidRequest, missing } from './card-error.ts'
import { textAt } from './form.ts'
import { newId } from './new-id.ts'
import { choiceAt, integerAt, metadataAt, refuseUnknown } from './read-params.ts'
import type { Charge, Refund } from './records.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

function chargeOf(cards: Cards, { params }: Call): Charge {
  const intentId = textAt(params, 'payment_intent')
  const chargeId = textAt(params, 'charge')
  if (intentId !== undefined) {
    const intent = cards.store.get('payment_intent', intentId)
    if (!intent) throw missing(400, 'payment_intent', intentId, 'payment_intent')
    const charge = cards.store.get('charge', intent.latest_charge ?? '')
    if (charge?.status !== 'succeeded')
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
      })
    return charge
  }
  if (chargeId === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
  const charge = cards.store.get('charge', chargeId)
  if (!charge) throw missing(400, 'charge', chargeId, 'charge')
  return charge
}

/**
 * POST /v1/refunds of a payment intent or charge, full or partial (cents). Throws charge_already_refunded, amount
 * errors.
 */
export function createRefund(cards: Cards, call: Call): Refund {
  const { params, cause } = call
  refuseUnknown(params, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
  const charge = chargeOf(cards, call)
  const left = charge.amount_captured - charge.amount_refunded
  const disputes = cards.store.list('dispute').filter((dispute) => dispute.charge === charge.id)
  if (disputes.some(({ status }) => status !== 'won'))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (charge.refunded || left <= 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = integerAt(params, 'amount') ?? left
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left)
    throw invalidRequest(
      charge.amount_refunded > 0
        ? `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
        : `Refund amount (${dollars(amount)}) is greater than charge amount (${dollars(left)})`,
      { param: 'amount' },
    )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: Math.floor(cards.now() / 1000),
    currency: charge.currency,
    metadata: metadataAt(params),
    payment_intent: charge.payment_intent,
    reason: choiceAt(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'] as const) ?? null,
    status: 'succeeded',
  }
  const refunded: Charge = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left }
  cards.store.put('refund', refund.id, refund)
  cards.store.put('charge', charge.id, refunded)
  cards.emit('charge.refunded', refunded, cause)
  cards.emit('refund.created', refund, cause)
  return refund
}
