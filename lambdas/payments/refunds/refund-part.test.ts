import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { STUCK_MS } from '#domain/payments/hold.ts'
import { paymentState } from '#domain/payments/payment-state.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { recordGatewayRefund, refundPayment } from './refund-payment.ts'
import { requestOf } from './refund-part.ts'
import { key, mailsOf, reconcile, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { expectRefunded } from '#lambdas/payments/testing/expect-refunded.ts'
import {
  buyCourse,
  expectCourseStays,
  PAID,
  refundPartially,
  storedPayment,
  sumAtGateway,
} from '#lambdas/payments/testing/part-refunds.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const academy = freshCheckout(buyCourse)

const part = (amount: number, requestId = 'r1', uid = 'avery', deps: PaymentDeps = academy) =>
  refundPartially(amount, requestId, uid, deps)
const whole = (uid = 'avery') => refundPayment({ key, reason: 'All of it' }, uid, academy)
const stored = () => storedPayment(academy)
const messages = async () => (await academy.notifications()).map(({ message }) => message)

describe('a part of a payment', () => {
  it('goes back with amount and reason; the course stays, screens and administrators are notified', async () => {
    academy.clock.now += 5_000
    const payment = await part(9_900)
    const recorded = { amount: 9_900, reason: 'Missed two classes', by: 'Avery M.', date: academy.clock.now }
    expect(payment).toMatchObject({ status: 'paid', refundedAmount: 9_900, partRefunds: [recorded] })
    expect(paymentState(payment)).toBe('part-refunded')
    await expectCourseStays(academy, 9_900)
    expect(await messages()).toContainEqual(
      expect.stringMatching(
        /^\$99\.00 of the payment of Jane Doe for .* was refunded: Missed two classes \(Avery M\.\)$/,
      ),
    )
    expect(academy.published.map(({ variables }) => variables['input'])).toMatchObject([
      { key, status: 'paid', refundedAmount: 9_900 },
    ])
  })

  it('can be followed by others, until the last of it ends the course as a full refund does', async () => {
    await part(1)
    await part(20_000, 'r2', 'blake')
    expect((await stored()).partRefunds?.map(({ amount, by }) => [amount, by])).toEqual([
      [1, 'Avery M.'],
      [20_000, 'Blake N.'],
    ])
    await expectCourseStays(academy, 20_001)
    const last = await part(PAID - 20_001, 'r3')
    expect(last).toMatchObject({ status: 'refunded', refund: { by: 'Avery M.' } })
    await expectRefunded(academy)
    // A repeated call is the same refund; any other comes too late.
    expect(await part(PAID - 20_001, 'r3')).toMatchObject({ status: 'refunded' })
    expect(await refusalOf(part(1, 'r4'))).toMatchObject({ code: 'payment-refunded' })
  })

  it('leaves the rest for a full refund', async () => {
    await part(9_900)
    expect(await whole('blake')).toMatchObject({ status: 'refunded', refundedAmount: 9_900 })
    await expectRefunded(academy)
  })

  it.each([0, -1, 0.5, PAID + 1, NaN])('ranges from one cent to what is left: %s is refused', async (amount) => {
    expect(await refusalOf(part(amount))).toMatchObject({ code: 'refund-amount', data: { left: PAID } })
    expect(academy.gateway.refundCalls()).toBe(0)
  })

  it('needs a reason, a paid payment, and a request that can be repeated', async () => {
    const of = (more: object) =>
      refusalOf(refundPayment({ key, reason: 'Enough', amount: 5, ...more }, 'avery', academy))
    for (const requestId of [undefined, null, ''])
      expect(await of({ requestId })).toMatchObject({ code: 'refund-request' })
    expect(await of({ requestId: 'r', reason: ' a ' })).toMatchObject({ code: 'refund-reason-length' })
    expect(await of({ requestId: 'r', key: 'unknown' })).toMatchObject({ code: 'payment-not-found' })
    expect(academy.gateway.refundCalls()).toBe(0)
  })

  it('is refunded even if the call does not include what was left', async () => {
    await refundPayment({ key, reason: 'Enough', amount: 5, left: null, requestId: 'r' }, 'avery', academy)
    await expectCourseStays(academy, 5)
  })

  it('goes back once, however often the call is repeated', async () => {
    silenceErrors()
    for (let copies = 0; copies < 5; copies += 1) await Promise.allSettled(Array.from({ length: 6 }, () => part(500)))
    expect(await part(500)).toMatchObject({ refundedAmount: 500 })
    await expectCourseStays(academy, 500)
    expect(await messages()).toHaveLength(2)
  })

  it('is never refunded beyond what is left, however many requests come at the same time', async () => {
    silenceErrors()
    const calls = Array.from({ length: 12 }, (_, n) => part(15_000, `r${n}`, n % 2 === 0 ? 'avery' : 'blake'))
    for (const end of await Promise.allSettled([...calls, whole('blake')]))
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({
          code: expect.stringMatching(/^(refund-part-open|refund-begun|refund-amount|payment-refunded|refund-later)$/),
        })
    await reconcile(academy)
    expect(await sumAtGateway(academy)).toBeLessThanOrEqual(PAID)
    const payment = await stored()
    if (payment.status === 'paid') await expectCourseStays(academy, await sumAtGateway(academy))
    else await expectRefunded(academy)
  })

  it('is not refunded twice by two administrators, or two tabs, who saw the same', async () => {
    const seen = (requestId: string, uid: string) =>
      refundPayment({ key, reason: 'Missed two classes', amount: 500, left: PAID, requestId }, uid, academy)
    const ends = await Promise.allSettled([seen('r1', 'avery'), seen('r2', 'blake'), seen('r3', 'avery')])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectCourseStays(academy, 500)
    const late = await refusalOf(seen('r4', 'blake'))
    expect(late).toMatchObject({ code: 'refund-changed', data: { left: PAID - 500 } })
    // Repeating the winning request has no further effect; a caller who has seen the first refund may make a second
    // one.
    const winner = ends.findIndex(({ status }) => status === 'fulfilled') + 1
    await seen(`r${winner}`, winner === 2 ? 'blake' : 'avery')
    await expectCourseStays(academy, 500)
    const again = { key, reason: 'Another class', amount: 500, left: PAID - 500, requestId: 'r5' }
    await refundPayment(again, 'blake', academy)
    await expectCourseStays(academy, 1_000)
  })

  it('waits for another one that is running', async () => {
    const make = academy.gateway.refundPart
    vi.spyOn(academy.gateway, 'refundPart').mockImplementationOnce(async (order) => {
      expect(await academy.payment(key)).toMatchObject({ gsi2pk: 'PROCESSING', openPart: { amount: 700 } })
      expect(paymentState(await stored())).toBe('refunding')
      expect(await refusalOf(part(100, 'r2', 'blake'))).toMatchObject({ code: 'refund-part-open' })
      expect(await refusalOf(whole('blake'))).toMatchObject({ code: 'refund-part-open' })
      await make(order)
    })
    await part(700)
    await expectCourseStays(academy, 700)
  })

  it('is limited to what is left when another refund was faster', async () => {
    beforeNext(academy.table, 'UpdateItemCommand', () => part(PAID - 100, 'r2', 'blake'))
    expect(await refusalOf(part(101))).toMatchObject({ code: 'refund-amount', data: { left: 100 } })
    await expectCourseStays(academy, PAID - 100)
  })

  it('goes back for a payment from an older version, too', async () => {
    const { moneyVersion: _version, ...Item } = (await academy.payment(key)) ?? {}
    await academy.table.client.send(new PutCommand({ TableName: academy.table.name, Item }))
    await part(250)
    await expectCourseStays(academy, 250)
  })
})

it('a partial refund sends its buyer one mail, however often the stream delivers it', async () => {
  await part(9_900)
  await part(100, 'r2')
  const mails = (await mailsOf(academy)).filter(({ subject }) => subject.includes('part of your payment'))
  expect(mails).toHaveLength(2)
  const [mail] = mails
  expect(mail?.text).toMatch(/Amount paid:? *\$399\.00/)
  expect(mail?.text).toMatch(/Amount refunded:? *\$(99|1)\.00/)
  expect(mail?.text).toContain('Your access to the course hasn’t changed.')
  expect(mail?.text).not.toMatch(/Missed two classes|Avery/)
})

describe('a partial refund at the card service', () => {
  it.each(['disputed', 'funds', 'refused'] as const)('changes nothing when it is refused (%s)', async (why) => {
    silenceErrors()
    academy.gateway.refuseRefunds(why)
    expect(await refusalOf(part(500))).toMatchObject({ code: `refund-${why}` })
    await expectCourseStays(academy, 0)
    academy.gateway.refuseRefunds(undefined)
    await part(500, 'r2')
    await expectCourseStays(academy, 500)
  })

  it('records what went back there when that is why it is refused', async () => {
    silenceErrors()
    academy.gateway.refundInDashboard('pi_1', PAID - 10)
    expect(await refusalOf(part(500))).toMatchObject({ code: 'refund-refused' })
    await expectCourseStays(academy, PAID - 10)
  })

  it('is made by the reconciler, once, when the service is out of reach or only its answer is lost', async () => {
    silenceErrors()
    const make = academy.gateway.refundPart
    for (const [n, lost] of [false, true].entries()) {
      vi.spyOn(academy.gateway, 'refundPart').mockImplementationOnce(async (order) => {
        if (lost) await make(order)
        throw new Error('out of reach')
      })
      expect(await refusalOf(part(500, `r${n}`))).toMatchObject({ code: 'refund-later' })
      expect((await stored()).openPart).toMatchObject({ amount: 500 })
      academy.clock.now += STUCK_MS + 1
      expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
      await expectCourseStays(academy, 500 * (n + 1))
    }
  })

  it('is withdrawn when the reconciler is refused, and administrators are notified', async () => {
    silenceErrors()
    vi.spyOn(academy.gateway, 'refundPart').mockRejectedValueOnce(new Error('out of reach'))
    await refusalOf(part(500))
    academy.gateway.refuseRefunds('disputed')
    academy.clock.now += STUCK_MS + 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    await expectCourseStays(academy, 0)
    expect(await messages()).toContainEqual(
      expect.stringMatching(/^Stripe refused to refund \$5\.00 of the payment of Jane/),
    )
  })

  it('is taken off again when the bank returns the money, and administrators are notified', async () => {
    await part(500)
    academy.gateway.failPart(requestOf(key, 'avery', 'r1'))
    await recordGatewayRefund('pi_1', academy)
    await recordGatewayRefund('pi_1', academy)
    await expectCourseStays(academy, 0)
    expect((await messages()).filter((message) => message.includes('did not arrive'))).toHaveLength(1)
  })
})

describe('a part that went back in the card service’s own dashboard', () => {
  it('is recorded once for many events, and the course stays', async () => {
    academy.gateway.refundInDashboard('pi_1', 700)
    await Promise.all(Array.from({ length: 6 }, () => recordGatewayRefund('pi_1', academy)))
    await expectCourseStays(academy, 700)
    expect((await stored()).partRefunds).toMatchObject([{ by: 'Stripe', amount: 700 }])
    expect((await messages()).filter((message) => message.startsWith('$7.00'))).toHaveLength(1)
  })

  it('is recorded with ours, each with who and why, in any order', async () => {
    const make = academy.gateway.refundPart
    vi.spyOn(academy.gateway, 'refundPart').mockImplementationOnce(async (order) => {
      academy.gateway.refundInDashboard('pi_1', 700)
      await make(order)
      // The event arrives before the reply.
      await recordGatewayRefund('pi_1', academy)
    })
    await part(300)
    await recordGatewayRefund('pi_1', academy)
    await expectCourseStays(academy, 1_000)
    expect((await stored()).partRefunds?.map(({ amount, by }) => [amount, by])).toEqual([
      [700, 'Stripe'],
      [300, 'Avery M.'],
    ])
  })

  it('ends the course when it completes the full amount', async () => {
    await part(300)
    academy.gateway.refundInDashboard('pi_1', PAID - 300)
    await recordGatewayRefund('pi_1', academy)
    await expectRefunded(academy)
    expect(await stored()).toMatchObject({ status: 'refunded', refund: { by: 'Stripe' } })
  })
})
