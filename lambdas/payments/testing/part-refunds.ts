import { expect } from 'vitest'
import { aUser } from '#lambdas/testing/an-academy.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { paymentOf } from '#table/payment.ts'
import { type Checkout, key } from './checkout-fixture.ts'
import { register } from './register-fixture.ts'

/** What Jane paid, in cents. */
export const PAID = 39_900

/** Jane buys the course; of the two administrators, Avery makes refunds. */
export async function buyCourse(checkout: Checkout): Promise<void> {
  await checkout.add(
    aUser({ uid: 'avery', type: 'Admin', displayName: 'Avery M.' }),
    aUser({ uid: 'blake', type: 'Admin', displayName: 'Blake N.' }),
  )
  await register(checkout)
  checkout.published.length = 0
}

/** Refunds part of Jane's payment. */
export const refundPartially = (amount: number, requestId: string, uid: string, deps: PaymentDeps) =>
  refundPayment({ key, reason: 'Missed two classes', amount, requestId }, uid, deps)

/** Returns Jane's payment as stored. */
export async function storedPayment(academy: Checkout) {
  const item = await academy.payment(key)
  if (!item) throw new Error('No payment')
  return paymentOf(item)
}

/** The refunds at the card service, in cents. */
export const sumAtGateway = async (academy: Checkout): Promise<number> =>
  (await academy.gateway.refunds('pi_1')).reduce((sum, { amount, live }) => sum + (live ? amount : 0), 0)

/** Expects that Jane still has her course and that the recorded refunds match the card service. */
export async function expectCourseStays(academy: Checkout, refunded: number): Promise<void> {
  const payment = await storedPayment(academy)
  expect(payment).toMatchObject({ status: 'paid', processing: false })
  expect(payment.refundedAmount ?? 0).toBe(refunded)
  expect(payment).not.toHaveProperty('openPart')
  expect(payment.partRefunds?.reduce((sum, { amount }) => sum + amount, 0) ?? 0).toBe(refunded)
  expect(await sumAtGateway(academy)).toBe(refunded)
  expect(await academy.payment(key)).not.toHaveProperty('gsi2pk')
  expect((await academy.progress('jane'))[0]?.endTime).toBe(0)
  expect(await academy.ownership('jane', payment.group)).toMatchObject({ endTime: 0 })
}
