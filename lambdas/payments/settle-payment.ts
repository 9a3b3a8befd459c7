import { paymentKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { isOpenPayment, type Payment, type RefundReason } from '#domain/payments/payment.ts'
import { settleVerdict } from '#domain/payments/settle-verdict.ts'
import type { Intent, OrderResult } from './payment-gateway.ts'
import { ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { resolveIntent } from './resolve-intent.ts'
import { enrolStudent } from './enrol-student.ts'
import { failPayment } from './end-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { publishSettlement, type Settlement } from './publish-settlement.ts'
import { refundCharge } from './refund-charge.ts'
import { completeRefund } from './record-refund.ts'

/** A payment as it stands; `clientSecret` while the bank asks the buyer to confirm. */
export type SettleResult = { payment: Payment; clientSecret?: string }

/** What the caller knows already and need not be asked again: the order's fresh answer, the course. */
export type Known = { ordered?: OrderResult; course?: Course }

async function rememberIntent({ table }: PaymentDeps, payment: Payment, intent: Intent): Promise<Payment> {
  if (payment.intentId === intent.id) return payment
  await transactWrite(table, [
    {
      Update: {
        Key: paymentKey(payment.key),
        ...onCondition(
          { UpdateExpression: 'SET intentId = :intent', ExpressionAttributeValues: { ':intent': intent.id } },
          ifEqual({ processing: true }),
        ),
      },
    },
  ])
  return { ...payment, intentId: intent.id }
}

async function tell(deps: PaymentDeps, settlement: Settlement): Promise<SettleResult> {
  await publishSettlement(deps.publish, settlement)
  return { payment: settlement.payment }
}

const refund = async (deps: PaymentDeps, payment: Payment, intent: Intent, reason: RefundReason) =>
  tell(deps, await refundCharge(deps, payment, intent, reason))

async function enrol(deps: PaymentDeps, payment: Payment, intent: Intent, course?: Course): Promise<SettleResult> {
  const enrolled = await enrolStudent(deps, payment, intent, course)
  if (enrolled.kind === 'refund') return refund(deps, payment, intent, enrolled.reason)
  if (enrolled.kind === 'enrolled') return tell(deps, enrolled.enrolment)
  const { payment: standing } = enrolled
  // Another call decided to refund and may have stopped in the middle.
  if (standing.processing && standing.refunding) return refund(deps, standing, intent, standing.refunding)
  return { payment: standing }
}

async function fail(deps: PaymentDeps, payment: Payment, intent: Intent): Promise<SettleResult> {
  const { id: intentId, chargeId, failure } = intent
  const failed = { intentId, ...(chargeId && { chargeId }), ...(failure && { failure }) }
  return tell(deps, { payment: await failPayment(deps, payment, failed) })
}

async function settleWith(deps: PaymentDeps, payment: Payment, intent: Intent, course?: Course): Promise<SettleResult> {
  if (intent.refunded === true) return refund(deps, payment, intent, 'at-card-service')
  switch (settleVerdict(payment, intent, deps.now())) {
    case 'enrol':
      return enrol(deps, payment, intent, course)
    case 'refund':
      return refund(deps, payment, intent, 'amount-differs')
    case 'fail':
      return fail(deps, payment, intent)
    case 'wait': {
      const waiting = await rememberIntent(deps, payment, intent)
      return { payment: waiting, ...(intent.clientSecret && { clientSecret: intent.clientSecret }) }
    }
    case 'cancel': {
      // Nobody may pay it any more before it counts as failed; it may also have been paid just now.
      const after = await deps.gateway.cancel(intent.id)
      const { failure } = intent
      if (after.status === 'succeeded') return settleWith(deps, payment, after, course)
      if (after.status !== 'canceled') return { payment: await rememberIntent(deps, payment, intent) }
      return fail(deps, payment, { ...after, ...(failure && { failure }) })
    }
  }
}

/**
 * Settles a payment as far as the card service allows: enrols, fails or refunds it, or leaves it waiting. The same
 * function serves checkout, webhook, reconciler and the buyer's question; however often and in whatever order it is
 * called, one charge makes one progress (docs/architecture.md). Throws when the card service cannot be reached.
 */
export async function settlePayment(deps: PaymentDeps, payment: Payment, known: Known = {}): Promise<SettleResult> {
  if (!isOpenPayment(payment)) return { payment }
  if (payment.status === 'paid') return { payment: await completeRefund(deps, payment) }
  const ordered = known.ordered ?? (await resolveIntent(deps, payment))
  if (ordered.kind === 'busy') return { payment }
  if (ordered.kind === 'refused') {
    const failure = ordered.failure ?? chargeFailures['card-unreadable']
    return tell(deps, { payment: await failPayment(deps, payment, { failure }) })
  }
  if (payment.refunding) return refund(deps, payment, ordered.intent, payment.refunding)
  return settleWith(deps, payment, ordered.intent, known.course)
}
