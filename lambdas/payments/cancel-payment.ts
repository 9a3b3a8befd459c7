import { chargeFailures } from '#domain/messages/registration.ts'
import { isOpenPayment } from '#domain/payments/payment.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countStatusCheck } from './count-status-check.ts'
import { resolveIntent } from '#lambdas/payments/settle/resolve-intent.ts'
import { failPayment } from '#lambdas/payments/settle/end-payment.ts'
import { findPayment } from './find-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { publishSettlement } from '#lambdas/payments/settle/publish-settlement.ts'
import { type SettleResult, settlePayment } from '#lambdas/payments/settle/settle-payment.ts'

/**
 * Cancels the caller's own payment while the bank requires action, so that they can use another card: first the charge
 * at the card service, then the payment, which frees seat and lock. A payment that was paid or ended in the meantime
 * stays unchanged. Throws payment-not-found, and payment-busy over the minute's limit. Throws if the card service can't
 * be reached.
 */
export async function cancelPayment(key: string, uid: string, deps: PaymentDeps): Promise<SettleResult> {
  const payment = await findPayment(deps.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  if (isOpenPayment(payment) && !(await countStatusCheck(uid, deps))) throw new Refusal('payment-busy')
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
