import { Refusal } from '#lambdas/field/refusal.ts'
import { findPayment } from './find-payment.ts'
import type { Money } from './money.ts'
import { type Settled, settlePayment } from './settle-payment.ts'

/** Asks the card service how one of the user's own payments stands and settles it. Refuses with payment-not-found. */
export async function askPayment(money: Money, uid: string, key: string): Promise<Settled> {
  const payment = await findPayment(money.table, key)
  if (payment?.studentId !== uid) throw new Refusal('payment-not-found')
  return settlePayment(money, payment)
}
