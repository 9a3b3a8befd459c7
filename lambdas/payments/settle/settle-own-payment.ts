import { isOpenPayment } from '#domain/payments/payment.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countStatusCheck } from '#lambdas/payments/count-status-check.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { type SettleResult, settlePayment } from './settle-payment.ts'

/**
 * Requests the state of the user's own payment from the card service and settles it. Over the rate limit, returns it as
 * stored. Throws payment-not-found.
 */
export async function settleOwnPayment(key: string, uid: string, deps: PaymentDeps): Promise<SettleResult> {
  const payment = await findPayment(deps.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  if (isOpenPayment(payment) && !(await countStatusCheck(uid, deps))) return { payment }
  return settlePayment(payment, deps)
}
