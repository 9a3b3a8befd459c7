import { chargeFailures } from '#domain/messages/registration.ts'
import { isOpenPayment } from '#domain/payments/payment.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countLook } from './count-look.ts'
import { resolveIntent } from '#lambdas/payments/settle/resolve-intent.ts'
import { failPayment } from '#lambdas/payments/settle/end-payment.ts'
import { findPayment } from './find-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { publishSettlement } from '#lambdas/payments/settle/publish-settlement.ts'
import { type SettleResult, settlePayment } from '#lambdas/payments/settle/settle-payment.ts'

/**
 * The buyer gives up one of their own payments while the bank asks, to use another card: the charge is cancelled at the card
 * service first, then the payment ends as failed and frees seat and guard. A payment that was paid in the meantime, or has ended,
 * stays so. Refuses with payment-not-found, and with payment-busy when the minute's looks are used up. Throws when the card service cannot be reached.
 */
export async function cancelPayment(key: string, uid: string, deps: PaymentDeps): Promise<SettleResult> {
  const payment = await findPayment(deps.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  if (isOpenPayment(payment) && !(await countLook(uid, deps))) throw new Refusal('payment-busy')
  if (!payment.processing || payment.refunding) return settlePayment(payment, deps)
  const resolved = await resolveIntent(payment, deps)
  if (resolved.kind !== 'intent' || resolved.intent.status !== 'requires_action') return settlePayment(payment, deps)
  const after = await deps.gateway.cancel(resolved.intent.id)
  if (after.status !== 'canceled') return settlePayment(payment, deps)
  const failed = { intentId: after.id, failure: chargeFailures['other-card'] }
  const ended = await failPayment(payment, failed, deps)
  await publishSettlement(deps.publish, { payment: ended })
  return { payment: ended }
}
