import { beforeEach, describe, expect, it } from 'vitest'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { receiveEvent } from '#lambdas/payments/stripe/receive-event.ts'
import { refundPayment } from './refund-payment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { type TestAcademy } from '#lambdas/testing/an-academy.ts'
import {
  aCheckout,
  course,
  expectWhole,
  key,
  advanceTime,
  reconcile,
  freshCheckout,
} from '#lambdas/payments/testing/checkout-fixture.ts'
import { crashPoints, dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { aRefundEvent } from '#lambdas/payments/testing/event-fixture.ts'
import { expectRefunded } from '#lambdas/payments/testing/expect-refunded.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { buyCourse } from '#lambdas/payments/testing/part-refunds.ts'

const tables = testTables()
const academy = freshCheckout(buyCourse)
beforeEach(() => void silenceErrors())

const refund = (deps: PaymentDeps, uid = 'avery') => refundPayment({ key, reason: 'Asked for it' }, uid, deps)
/** Delivers the card service's refund event this many times. */
const hear = async (deps: PaymentDeps, times = 1) => {
  const url = { body: '{}', headers: { 'stripe-signature': 'x' }, isBase64Encoded: false }
  const answers = Array.from({ length: times }, () =>
    receiveEvent(url, 'r', () => Promise.resolve(aRefundEvent('pi_1')), deps),
  )
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

const RECOVERIES: [string, (academy: TestAcademy) => Promise<unknown>][] = [
  ['the same administrator again', (academy) => refund(academy)],
  ['another administrator', (academy) => refund(academy, 'blake').catch(() => undefined)],
  ['the card service’s events', (academy) => hear(academy, 3)],
  ['the reconciler', (academy) => reconcile(academy)],
  [
    'all of them at once',
    (academy) => Promise.allSettled([refund(academy), refund(academy, 'blake'), hear(academy, 2), reconcile(academy)]),
  ],
]

describe.each(RECOVERIES)('a refund by an administrator that dies, and then %s', (name, recover) => {
  const turn = RECOVERIES.findIndex(([other]) => other === name)
  it.each(crashPoints(5, turn))(
    '$side effect $effect: the money goes back once and the seat is free, or all is as before',
    async (point) => {
      await refund(dyingProcess(academy, point)).catch(() => undefined)
      const begun = (await academy.payment(key))?.refunding !== undefined
      await recover(academy)
      await reconcile(academy)
      await advanceTime(academy)
      if (begun || /administrator|all/.test(name)) await expectRefunded(academy)
      else expect(await expectWhole(academy)).toBe('enrolled')
    },
  )
})

describe('a refund in the card service’s own dashboard', () => {
  beforeEach(() => academy.gateway.refund('pi_1'))

  it('ends the course and frees the seat, once for a hundred events', async () => {
    for (let copies = 0; copies < 100; copies += 10) expect(new Set(await hear(academy, 10))).toEqual(new Set([200]))
    await expectRefunded(academy)
    expect((await academy.payment(key))?.refund).toMatchObject({ by: 'Stripe' })
    expect((await register(academy, { requestId: 'request-joe' }, 'joe')).payment.status).toBe('paid')
  })

  it.each(crashPoints(4))(
    '$side effect $effect of its event: another delivery completes what was begun',
    async (point) => {
      await hear(dyingProcess(academy, point))
      await hear(academy)
      await expectRefunded(academy)
    },
  )

  it('is no refusal for the administrator who wants the same', async () => {
    expect(await refund(academy)).toMatchObject({ status: 'refunded', refund: { byUid: 'avery' } })
    await hear(academy, 3)
    await expectRefunded(academy)
  })
})

it('an event of a partial refund or of an unknown payment changes nothing', async () => {
  await hear(academy)
  expect(await expectWhole(academy)).toBe('enrolled')
  academy.gateway.tamper('pi_1', { refunded: true, paymentKey: 'nobody' })
  expect(await hear(academy)).toEqual([200])
  expect(await academy.payment(key)).toMatchObject({ status: 'paid' })
})

it('a charge refunded before it was settled enrolls nobody', async () => {
  const checkout = await aCheckout(await tables.table())
  await register(checkout, { token: 'pm_challenge' })
  checkout.gateway.pass('pi_1')
  await checkout.gateway.refund('pi_1')
  expect(await hear(checkout)).toEqual([200])
  expect(await checkout.payment(key)).toMatchObject({ status: 'refunded', refunding: 'at-card-service' })
  expect(await checkout.progress('jane')).toEqual([])
  expect((await checkout.seats(course.group))?.holds).toEqual({})
})

it('the crash tests cover every effect, no more and no fewer', async () => {
  const dying = dyingProcess(academy)
  await refund(dying)
  // The intent, the refund, a transaction, two publications.
  expect(dying.effects()).toBe(5)
  const other = await aCheckout(await tables.table())
  await buyCourse(other)
  await other.gateway.refund('pi_1')
  const hearing = dyingProcess(other)
  await hear(hearing)
  // A card service request, a transaction, two publications.
  expect(hearing.effects()).toBe(4)
})
