import { isOpenPayment } from '#domain/payments/payment.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countLook } from '#lambdas/payments/count-look.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { type SettleResult, settlePayment } from './settle-payment.ts'

/**
 * Asks the card service for the state of one of the user's own payments and settles it; asked more often than a screen does, gives it as
 * it is stored. Refuses with payment-not-found.
 */
export async function settleOwnPayment(key: string, uid: string, deps: PaymentDeps): Promise<SettleResult> {
  const payment = await findPayment(deps.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  if (isOpenPayment(payment) && !(await countLook(uid, deps))) return { payment }
  return settlePayment(payment, deps)
}
