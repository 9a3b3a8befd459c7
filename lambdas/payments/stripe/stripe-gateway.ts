import Stripe from 'stripe'
import type { Dispute } from '#domain/payments/payment.ts'
import { declineWords } from '#domain/payments/decline-words.ts'
import { logError } from '#lambdas/field/log-error.ts'
import {
  type GatewayRefund,
  type PartOrder,
  type PaymentOrder,
  type PaymentGateway,
  type Intent,
  type OrderResult,
  RefundRefused,
} from './payment-gateway.ts'

const STATUS: Partial<Record<Stripe.PaymentIntent.Status, Intent['status']>> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  requires_payment_method: 'failed',
  canceled: 'canceled',
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : value?.id)

type Failure = { code?: string; decline_code?: string; type?: string; message?: string }

const failureOf = ({ code, decline_code: declineCode, type, message }: Failure): string =>
  declineWords({ code, declineCode, type, message })

/** Returns the fields of a Stripe intent that the academy uses. */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const chargeId = idOf(intent.latest_charge)
  const failure = intent.last_payment_error ? failureOf(intent.last_payment_error) : undefined
  const paymentKey = intent.metadata['paymentKey']
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'processing',
    amount: intent.amount,
    currency: intent.currency,
    ...(paymentKey === undefined ? {} : { paymentKey }),
    ...(intent.client_secret === null ? {} : { clientSecret: intent.client_secret }),
    ...(chargeId === undefined ? {} : { chargeId }),
    ...(failure === undefined ? {} : { failure }),
    ...(charge?.refunded === true ? { refunded: true } : {}),
    ...(charge && charge.amount_refunded > 0 ? { refundedAmount: charge.amount_refunded } : {}),
  }
}

const params = ({ paymentKey, amount, currency, token, description }: PaymentOrder) => ({
  amount,
  currency,
  description,
  metadata: { paymentKey },
  allowed_payment_method_types: ['card'],
  confirm: true,
  ...(token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }),
})

const cardErrorWords = (error: InstanceType<typeof Stripe.errors.StripeError>): string =>
  declineWords({
    code: error.code,
    declineCode: error.decline_code,
    type: error instanceof Stripe.errors.StripeCardError ? 'card_error' : error.rawType,
    message: error.message,
  })

/** Returns the meaning of a failed order. Rethrows errors that leave open whether money moved. */
function orderResultOf(error: unknown): OrderResult {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  if (error.payment_intent) {
    const intent = intentOf(error.payment_intent)
    return { kind: 'intent', intent: { ...intent, failure: intent.failure ?? cardErrorWords(error) } }
  }
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'refused', failure: cardErrorWords(error) }
  if (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return { kind: 'busy' }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    // Stripe's message is for developers: an unknown or used token, or our misconfiguration.
    logError(error, { stripeRequest: error.requestId ?? 'none', code: error.code ?? 'none' })
    return { kind: 'refused' }
  }
  throw error
}

/** Returns a definitive refund rejection. Undefined if the money may have moved or a retry may succeed. */
function refusedRefund(error: unknown): RefundRefused | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined
  if (error.code === 'lock_timeout' || error.statusCode === 409) return undefined
  if (error.code === 'charge_disputed') return new RefundRefused('disputed', error)
  if (error.code === 'balance_insufficient' || error.code === 'insufficient_funds')
    return new RefundRefused('funds', error)
  return new RefundRefused('refused', error)
}

const LIVE = ['succeeded', 'pending', 'requires_action']

const refundOf = ({ id, amount, created, status, metadata }: Stripe.Refund): GatewayRefund => {
  const request = metadata?.['request']
  return {
    ...{ id, amount, created: created * 1000 },
    live: status !== null && LIVE.includes(status),
    ...(request !== undefined && { request }),
  }
}

const disputeOf = ({ id, status, amount, reason, created, evidence_details: evidence }: Stripe.Dispute): Dispute => ({
  ...{ id, status, amount, reason, created: created * 1000 },
  // Stripe returns 0 once no evidence can be submitted.
  ...(evidence.due_by ? { dueBy: evidence.due_by * 1000 } : {}),
})

/** More than any charge's plausible refunds or disputes. */
const PAGING_LIMIT = { limit: 1_000 }
const PAGE = 100

/**
 * Requests a partial refund. The idempotency key repeats the first reply for a day; the metadata keep the request
 * permanently.
 */
async function refundPart(stripe: Stripe, { intentId, amount, request }: PartOrder): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, amount, metadata: { request } },
      { idempotencyKey: `part-${request}` },
    )
  } catch (error) {
    throw refusedRefund(error) ?? error
  }
}

/**
 * The card service through Stripe's SDK. The idempotency key of an order is its payment's key; of a partial refund, its
 * request. A full refund has none: it refunds all that is left, so Stripe rejects a second one, while a key would
 * repeat a first rejection for a day.
 */
export function stripeGateway(stripe: Stripe): PaymentGateway {
  const find = async (intentId: string) =>
    intentOf(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
  return {
    find,
    order: async (order) => {
      try {
        const intent = await stripe.paymentIntents.create(params(order), { idempotencyKey: order.paymentKey })
        return { kind: 'intent', intent: intentOf(intent) }
      } catch (error) {
        return orderResultOf(error)
      }
    },
    search: async (paymentKey) => {
      const page = await stripe.paymentIntents.search({ query: `metadata['paymentKey']:'${paymentKey}'`, limit: 1 })
      const [intent] = page.data
      return intent && intentOf(intent)
    },
    cancel: async (intentId) => {
      try {
        return intentOf(await stripe.paymentIntents.cancel(intentId))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return find(intentId)
        throw error
      }
    },
    refund: async (intentId) => {
      try {
        await stripe.refunds.create({ payment_intent: intentId })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
        throw refusedRefund(error) ?? error
      }
    },
    refundPart: (part) => refundPart(stripe, part),
    refunds: async (intentId) => {
      const list = await stripe.refunds.list({ payment_intent: intentId, limit: PAGE }).autoPagingToArray(PAGING_LIMIT)
      return list.map(refundOf).reverse()
    },
    disputes: async (intentId) => {
      const list = await stripe.disputes.list({ payment_intent: intentId, limit: PAGE }).autoPagingToArray(PAGING_LIMIT)
      return list.map(disputeOf).reverse()
    },
  }
}
