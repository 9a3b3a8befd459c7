import { paymentKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { isOpenPayment, type Payment, type RefundReason } from '#domain/payments/payment.ts'
import { settleVerdict } from '#domain/payments/settle-verdict.ts'
import type { Intent, OrderResult } from '#lambdas/payments/stripe/payment-gateway.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { resolveIntent } from './resolve-intent.ts'
import { enrolStudent } from './enrol-student.ts'
import { failPayment } from './end-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { publishSettlement, type Settlement } from './publish-settlement.ts'
import { refundCharge } from '#lambdas/payments/refunds/refund-charge.ts'
import { completeRefund } from '#lambdas/payments/refunds/record-refund.ts'
import { settlePart } from '#lambdas/payments/refunds/refund-part.ts'

/** A payment in its current state; `clientSecret` while the bank requires the buyer's confirmation. */
export type SettleResult = { payment: Payment; clientSecret?: string }

/** What the caller already knows: the order's fresh reply, the course. */
export type SettleContext = { ordered?: OrderResult; course?: Course }

async function rememberIntent(payment: Payment, intent: Intent, { table }: PaymentDeps): Promise<Payment> {
  if (payment.intentId === intent.id) return payment
  await transactWrite(table, [
    {
      Update: {
        Key: paymentKey(payment.key),
        ...withCondition(
          { UpdateExpression: 'SET intentId = :intent', ExpressionAttributeValues: { ':intent': intent.id } },
          ifEqual({ processing: true }),
        ),
      },
    },
  ])
  return { ...payment, intentId: intent.id }
}

async function publishResult(settlement: Settlement, deps: PaymentDeps): Promise<SettleResult> {
  await publishSettlement(deps.publish, settlement)
  return { payment: settlement.payment }
}

const refund = async (payment: Payment, intent: Intent, reason: RefundReason, deps: PaymentDeps) =>
  publishResult(await refundCharge(payment, intent, reason, deps), deps)

async function enrol(payment: Payment, intent: Intent, deps: PaymentDeps, course?: Course): Promise<SettleResult> {
  const enrolled = await enrolStudent(payment, intent, deps, course)
  if (enrolled.kind === 'refund') return refund(payment, intent, enrolled.reason, deps)
  if (enrolled.kind === 'enrolled') return publishResult(enrolled.enrolment, deps)
  const { payment: current } = enrolled
  // Another call decided to refund and may have stopped in the middle.
  if (current.processing && current.refunding) return refund(current, intent, current.refunding, deps)
  return { payment: current }
}

async function fail(payment: Payment, intent: Intent, deps: PaymentDeps): Promise<SettleResult> {
  const { id: intentId, chargeId, failure } = intent
  const failed = { intentId, ...(chargeId && { chargeId }), ...(failure && { failure }) }
  return publishResult({ payment: await failPayment(payment, failed, deps) }, deps)
}

async function settleWith(payment: Payment, intent: Intent, deps: PaymentDeps, course?: Course): Promise<SettleResult> {
  if (intent.refunded === true) return refund(payment, intent, 'at-card-service', deps)
  switch (settleVerdict(payment, intent, deps.now())) {
    case 'enrol':
      return enrol(payment, intent, deps, course)
    case 'refund':
      return refund(payment, intent, 'amount-differs', deps)
    case 'fail':
      return fail(payment, intent, deps)
    case 'wait': {
      const waiting = await rememberIntent(payment, intent, deps)
      return { payment: waiting, ...(intent.clientSecret && { clientSecret: intent.clientSecret }) }
    }
    case 'cancel': {
      // Cancels the intent so that it can't be paid once the payment counts as failed; it may have just been paid.
      const after = await deps.gateway.cancel(intent.id)
      const { failure } = intent
      if (after.status === 'succeeded') return settleWith(payment, after, deps, course)
      if (after.status !== 'canceled') return { payment: await rememberIntent(payment, intent, deps) }
      return fail(payment, { ...after, ...(failure && { failure }) }, deps)
    }
  }
}

/**
 * Settles a payment as far as the card service allows: enrolls, fails, or refunds it, or leaves it waiting. Checkout,
 * webhook, reconciler, and the buyer's check call it. In any number and order of calls, one charge makes one progress
 * (docs/architecture.md). Throws when the card service cannot be reached.
 */
export async function settlePayment(
  payment: Payment,
  deps: PaymentDeps,
  known: SettleContext = {},
): Promise<SettleResult> {
  if (!isOpenPayment(payment)) return { payment }
  if (payment.status === 'paid')
    return { payment: await (payment.refunding ? completeRefund(payment, deps) : settlePart(payment, deps)) }
  const ordered = known.ordered ?? (await resolveIntent(payment, deps))
  if (ordered.kind === 'busy') return { payment }
  if (ordered.kind === 'refused') {
    const failure = ordered.failure ?? chargeFailures['card-unreadable']
    return publishResult({ payment: await failPayment(payment, { failure }, deps) }, deps)
  }
  if (payment.refunding) return refund(payment, ordered.intent, payment.refunding, deps)
  return settleWith(payment, ordered.intent, deps, known.course)
}
