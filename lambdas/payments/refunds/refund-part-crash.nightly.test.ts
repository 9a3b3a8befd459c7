import { describe, it } from 'vitest'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { recordGatewayRefund } from './refund-payment.ts'
import { key, reconcile, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { crashPoints, dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { buyCourse, expectCourseStays, refundPartially, sumAtGateway } from '#lambdas/payments/testing/part-refunds.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const academy = freshCheckout(buyCourse)

const part = (deps: PaymentDeps = academy) => refundPartially(500, 'r1', 'avery', deps)

const RECOVERIES: [string, () => Promise<unknown>][] = [
  ['the same call again', () => part()],
  ['the card service’s events', () => Promise.all([1, 2].map(() => recordGatewayRefund('pi_1', academy)))],
  ['the reconciler', () => reconcile(academy)],
  [
    'all of them at once',
    () => Promise.allSettled([part(), part(), recordGatewayRefund('pi_1', academy), reconcile(academy)]),
  ],
]

describe.each(RECOVERIES)('a part whose process dies, and then %s', (name, recover) => {
  it.each(
    crashPoints(
      5,
      RECOVERIES.findIndex(([other]) => other === name),
    ),
  )('$side effect $effect: goes back once, or not at all', async (point) => {
    silenceErrors()
    await part(dyingProcess(academy, point)).catch(() => undefined)
    const begun = (await academy.payment(key))?.openPart !== undefined || (await sumAtGateway(academy)) > 0
    await recover()
    await reconcile(academy)
    await expectCourseStays(academy, begun || /call|all/.test(name) ? 500 : 0)
  })
})
