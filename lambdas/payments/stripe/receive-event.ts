import type { LambdaFunctionURLEvent } from 'aws-lambda'
import Stripe from 'stripe'
import { logError } from '#lambdas/field/log-error.ts'
import { countDecline } from '#lambdas/payments/count-decline.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { refundLateCharge } from '#lambdas/payments/refunds/refund-charge.ts'
import { recordGatewayRefund } from '#lambdas/payments/refunds/refund-payment.ts'
import { settlePayment } from '#lambdas/payments/settle/settle-payment.ts'
import { intentOf } from './stripe-gateway.ts'
import { recordDisputes } from './record-disputes.ts'

/** Verifies a payload's signature. Throws if it is not Stripe's. */
export type Verify = (payload: Buffer, signature: string) => Promise<Stripe.Event>

export type Reply = { statusCode: number; body: string }

const OK: Reply = { statusCode: 200, body: 'ok' }
/** Much larger than any event of the card service, and much smaller than a function URL's limit. */
const MAX_BODY_LENGTH = 1024 * 1024

const TOO_LONG: Reply = { statusCode: 413, body: 'too long' }
const BAD: Reply = { statusCode: 400, body: 'bad signature' }
const FAILED: Reply = { statusCode: 500, body: 'try again' }

type UrlEvent = Pick<LambdaFunctionURLEvent, 'body' | 'headers' | 'isBase64Encoded'>

/** The maximum seconds a signature may be ahead of our clock; Stripe's own check rejects only old ones. */
const MAX_SKEW_S = 300

const isAhead = (signature: string, now: number): boolean =>
  signature.split(',').some((part) => part.startsWith('t=') && Number(part.slice(2)) > now / 1000 + MAX_SKEW_S)

/** Stripe's own check throws a generic error for such a header, which would look like our failure. */
const hasEmptyPart = (signature: string): boolean => signature.split(',').some((part) => /^v1=?$/.test(part.trim()))

async function verified(event: UrlEvent, verify: Verify, now: number): Promise<Stripe.Event | undefined> {
  const signature = event.headers['stripe-signature']
  if (signature === undefined || hasEmptyPart(signature) || isAhead(signature, now)) return undefined
  const payload = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  try {
    return await verify(payload, signature)
  } catch (error) {
    // Only errors of the signature check are the sender's fault; an unreadable secret is ours.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined
    throw error
  }
}

/** Runs with the intent of a charge, refund, or dispute; an object without one is not the academy's. */
async function paymentOfIntent(
  { payment_intent: intent }: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
  run: (intentId: string) => Promise<void>,
): Promise<void> {
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (intentId !== undefined) await run(intentId)
}

async function settleEvent(event: Stripe.Event, deps: PaymentDeps): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = intentOf(event.data.object)
      const payment = intent.paymentKey === undefined ? undefined : await findPayment(deps.table, intent.paymentKey)
      if (!payment) return
      if (event.type === 'payment_intent.payment_failed' && intent.chargeId !== undefined)
        await countDecline(payment, intent.chargeId, deps)
      if (payment.processing) await settlePayment(payment, deps)
      else if (event.type === 'payment_intent.succeeded') await refundLateCharge(payment, intent.id, deps)
      return
    }
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
      return paymentOfIntent(event.data.object, (intentId) => recordGatewayRefund(intentId, deps))
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return paymentOfIntent(event.data.object, (intentId) => recordDisputes(intentId, deps))
  }
}

/**
 * Handles an event of the card service. It is only a hint: the charge is requested from the card service, so duplicate,
 * late, and reordered events have no effect. 400: not signed by the card service; 413: too large; 500: our failure, and
 * the card service retries.
 */
export async function receiveEvent(
  event: UrlEvent,
  requestId: string,
  verify: Verify,
  deps: PaymentDeps,
): Promise<Reply> {
  if ((event.body?.length ?? 0) > MAX_BODY_LENGTH) return TOO_LONG
  try {
    const signed = await verified(event, verify, Date.now())
    if (!signed) return BAD
    await settleEvent(signed, deps)
    return OK
  } catch (error) {
    logError(error, { requestId, doing: 'webhook' })
    return FAILED
  }
}
