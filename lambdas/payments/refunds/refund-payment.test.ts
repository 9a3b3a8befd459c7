import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { paymentKey } from '#table/keys.ts'
import { progressItem, progressOf } from '#table/progress.ts'
import { paymentMessages } from '#domain/messages/payments.ts'
import { STUCK_MS } from '#domain/payments/hold.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { RefundRefused } from '#lambdas/payments/stripe/payment-gateway.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { recordGatewayRefund, refundPayment } from './refund-payment.ts'
import { paymentKeyOf } from '#lambdas/payments/register-course.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { course, key, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { expectRefunded } from '#lambdas/payments/testing/expect-refunded.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { buyCourse } from '#lambdas/payments/testing/part-refunds.ts'

const academy = freshCheckout(buyCourse)

const REASON = 'She is moving abroad'
const refund = (uid = 'avery', reason = REASON) => refundPayment({ key, reason }, uid, academy)

describe('a refund by an administrator', () => {
  it('returns the money, ends the course, and frees the seat for the next buyer', async () => {
    const full = await refusalOf(register(academy, { requestId: 'request-joe' }, 'joe'))
    expect(full).toMatchObject({ code: 'no-seats' })
    academy.clock.now += 5_000
    const payment = await refund('avery', `  ${REASON}\n`)
    const refundFacts = { reason: REASON, by: 'Avery M.', byUid: 'avery', date: academy.clock.now }
    expect(payment).toMatchObject({
      status: 'refunded',
      processing: false,
      refund: refundFacts,
      charge: { id: 'ch_pi_1' },
    })
    await expectRefunded(academy)
    expect((await register(academy, { requestId: 'request-joe-2' }, 'joe')).payment.status).toBe('paid')
    expect((await academy.seats(course.group))?.students).toEqual({ joe: 0 })
  })

  it('updates the student’s screens and notifies the administrators, the latter with who and why', async () => {
    await refund()
    const inputs = academy.published.map(({ variables }) => variables['input'])
    expect(inputs).toHaveLength(2)
    expect(inputs[0]).toMatchObject({ key, status: 'refunded', studentId: 'jane' })
    expect(inputs[0]).not.toHaveProperty('refund')
    expect(inputs[1]).toMatchObject({ studentId: 'jane', endTime: academy.clock.now })
    expect((await academy.notifications()).map(({ message }) => message)).toContain(
      `Payment of Jane Doe for ${course.name} was refunded: ${REASON} (Avery M.)`,
    )
  })

  it('covers all that is left when a call has a request id but no amount', async () => {
    const request = { key, reason: REASON, amount: null, left: null, requestId: 'r1' }
    expect(await refundPayment(request, 'avery', academy)).toMatchObject({ status: 'refunded' })
    await expectRefunded(academy)
  })

  it('lets the same student register again', async () => {
    await refund()
    academy.clock.now += 1
    expect((await register(academy, { requestId: 'request-again' })).payment.status).toBe('paid')
    expect(await academy.progress('jane')).toHaveLength(2)
  })

  it.each(['', '  ab  ', 'x'.repeat(501)])('needs a reason of 3 to 500 characters: %#', async (reason) => {
    expect(await refusalOf(refund('avery', reason))).toMatchObject({ code: 'refund-reason-length' })
    expect(academy.gateway.refundCalls()).toBe(0)
  })

  it('requires a paid payment', async () => {
    expect(await refusalOf(refundPayment({ key: 'nobody', reason: REASON }, 'avery', academy))).toMatchObject({
      code: 'payment-not-found',
    })
    await academy.add(aUser({ uid: 'kim' }))
    await academy.fillSeats(course.group, {})
    const { payment } = await register(academy, { token: 'pm_declined', requestId: 'request-kim' }, 'kim')
    const of = (paymentKey: string) => refusalOf(refundPayment({ key: paymentKey, reason: REASON }, 'avery', academy))
    expect(await of(payment.key)).toMatchObject({ code: 'payment-not-paid' })
    const open = await register(academy, { token: 'pm_challenge', requestId: 'request-open' }, 'kim')
    expect(await of(open.payment.key)).toMatchObject({ code: 'payment-not-paid' })
    expect(academy.gateway.refundCalls()).toBe(0)
  })

  it('is not begun for a payment that the card service does not know', async () => {
    const { intentId: _intent, ...Item } = (await academy.payment(key)) ?? {}
    await academy.table.client.send(new PutCommand({ TableName: academy.table.name, Item }))
    expect(await refusalOf(refund())).toMatchObject({ code: 'payment-not-charged' })
    expect(await academy.payment(key)).toEqual(Item)
  })

  it('has one effect for a hundred copies', async () => {
    silenceErrors()
    for (let copies = 0; copies < 100; copies += 10) {
      const ends = await Promise.allSettled(Array.from({ length: 10 }, () => refund()))
      for (const end of ends)
        if (end.status === 'fulfilled') expect(end.value.status).toBe('refunded')
        else expect(end.reason).toMatchObject({ code: 'refund-later' })
    }
    expect(await refund()).toMatchObject({ status: 'refunded' })
    await expectRefunded(academy)
  })

  it('is won by one of two administrators, whose reason is stored', async () => {
    const ends = await Promise.allSettled([refund('avery', 'First reason'), refund('blake', 'Second reason')])
    const [won, ...others] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    expect(others).toEqual([])
    expect((await academy.payment(key))?.refund).toEqual(won?.refund)
    const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(JSON.stringify(lost)).toMatch(/refund-begun|payment-refunded/)
    await expectRefunded(academy)
  })

  describe('when another one overtakes it as it begins', () => {
    const overtake = (act: () => Promise<unknown>) => beforeNext(academy.table, 'UpdateItemCommand', act)

    it('is the same one for the same administrator: nothing is requested from the card service again', async () => {
      overtake(() => refund())
      expect(await refund('avery', 'Second click')).toMatchObject({ status: 'refunded', refund: { reason: REASON } })
      expect(academy.gateway.refundCalls()).toBe(1)
      await expectRefunded(academy)
    })

    it('is refused to another administrator, whether that one was made or only begun', async () => {
      overtake(() => refund('blake'))
      expect(await refusalOf(refund())).toMatchObject({ code: 'payment-refunded' })
      await register(academy, { requestId: 'request-joe' }, 'joe')
      const ofJoe = (uid: string) =>
        refundPayment({ key: paymentKeyOf('joe', 'request-joe'), reason: REASON }, uid, academy)
      silenceErrors()
      vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
      overtake(() => refusalOf(ofJoe('blake')))
      expect(await refusalOf(ofJoe('avery'))).toMatchObject({ code: 'refund-begun' })
      expect(academy.gateway.refundCalls()).toBe(1)
    })

    it('is refused when the payment is gone', async () => {
      overtake(() => removeItem(academy.table, paymentKey(key)))
      expect(await refusalOf(refund())).toMatchObject({ code: 'payment-not-found' })
      expect(academy.gateway.refundCalls()).toBe(0)
      expect(await academy.payment(key)).toBeUndefined()
    })
  })

  it('is recorded, where the reconciler looks, before the card service is called', async () => {
    const make = academy.gateway.refund
    let before: unknown
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async (id) => {
      before = await academy.payment(key)
      return make(id)
    })
    await refund()
    const refundFacts = { reason: REASON, by: 'Avery M.', byUid: 'avery' }
    expect(before).toMatchObject({
      status: 'paid',
      refunding: 'by-administrator',
      gsi2pk: 'PROCESSING',
      refund: refundFacts,
    })
  })

  it('names an administrator without a profile by their id', async () => {
    expect(await refund('casey')).toMatchObject({ refund: { by: 'casey', byUid: 'casey' } })
  })

  it('changes only the payment if its course ended long ago, and not what the student has now', async () => {
    const [first] = await academy.progress('jane')
    if (!first) throw new Error('No progress')
    await endProgress('jane', first.key, academy)
    academy.clock.now += 1
    await register(academy, { requestId: 'request-again' })
    await refund()
    expect((await academy.seats(course.group))?.students).toEqual({ jane: 0 })
    expect(await academy.ownership('jane', course.group)).toMatchObject({ endTime: 0 })
    expect((await academy.progress('jane')).map(({ endTime }) => endTime)).toEqual([academy.clock.now - 1, 0])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded' })
  })
})

describe('a refund alongside others’ work', () => {
  it.each(Array.from({ length: 8 }, (_, n) => n))('handles a concurrent start and manual end: %i', async (n) => {
    const [progress] = await academy.progress('jane')
    if (!progress) throw new Error('No progress')
    academy.clock.now += 1
    const work = [
      () => updateProgress({ key: progress.key, action: 'start' }, { sub: 'jane', groups: ['Student'] }, academy),
      () => refund(),
      () => endProgress('jane', progress.key, academy),
    ]
    // Each call starts first in turn, with and without being awaited.
    const order = [...work.slice(n % 3), ...work.slice(0, n % 3)]
    if (n > 3) await order.shift()?.()
    await Promise.allSettled(order.map((run) => run()))
    expect(await refund()).toMatchObject({ status: 'refunded' })
    await expectRefunded(academy)
  })

  it('completes although place and seat belong to somebody else now: the money is refunded', async () => {
    const [item] = await academy.progress('jane')
    if (!item) throw new Error('No progress')
    const Item = progressItem({ ...progressOf(item), group: 'another-group', courseKey: 'another-course' })
    await academy.table.client.send(new PutCommand({ TableName: academy.table.name, Item }))
    expect(await refund()).toMatchObject({ status: 'refunded' })
    expect((await academy.progress('jane'))[0]?.endTime).toBe(academy.clock.now)
  })
})

describe('a refund that the card service does not make', () => {
  it.each(['disputed', 'funds', 'refused'] as const)('(%s) changes nothing and explains why', async (why) => {
    const log = silenceErrors()
    const before = await academy.payment(key)
    academy.gateway.refuseRefunds(why)
    expect(paymentMessages[`refund-${why}`]).toMatch(/[Nn]othing has been changed|cannot be refunded/)
    expect(await refusalOf(refund())).toMatchObject({ code: `refund-${why}` })
    expect(logged(log)).toMatchObject([{ payment: key, doing: 'refund', why, message: why }])
    expect(await academy.payment(key)).toEqual(before)
    expect((await academy.seats(course.group))?.students).toEqual({ jane: 0 })
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
    academy.gateway.refuseRefunds(undefined)
    expect(await refund('blake')).toMatchObject({ status: 'refunded' })
    await expectRefunded(academy)
  })

  it('(refused) is no refusal when another call has succeeded in the meantime', async () => {
    silenceErrors()
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async () => {
      await refund()
      throw new RefundRefused('refused', new Error('already given back'))
    })
    expect(await refund()).toMatchObject({ status: 'refunded', refund: { byUid: 'avery' } })
    await expectRefunded(academy)
  })

  it('(refused) is the answer also when the payment is gone by then', async () => {
    silenceErrors()
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async () => {
      await removeItem(academy.table, paymentKey(key))
      throw new RefundRefused('funds', new Error('no money'))
    })
    expect(await refusalOf(refund())).toMatchObject({ code: 'refund-funds' })
    expect(await academy.payment(key)).toBeUndefined()
  })

  it('is made by the reconciler when the service cannot be reached, and can be requested again', async () => {
    const log = silenceErrors()
    vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
    expect(await refusalOf(refund())).toMatchObject({ code: 'refund-later' })
    expect(logged(log)).toMatchObject([{ payment: key, doing: 'refund', message: 'out of reach' }])
    expect(await academy.payment(key)).toMatchObject({ status: 'paid', refunding: 'by-administrator' })
    expect(await refusalOf(refund('blake'))).toMatchObject({ code: 'refund-begun' })
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
    academy.clock.now += STUCK_MS + 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    await expectRefunded(academy)
    expect(await refund()).toMatchObject({ status: 'refunded', refund: { by: 'Avery M.' } })
    expect(await refusalOf(refund('blake'))).toMatchObject({ code: 'payment-refunded' })
  })

  it('is completed by the card service’s event when its answer was lost, with the administrator’s reason', async () => {
    silenceErrors()
    const make = academy.gateway.refund
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async (id) => {
      await make(id)
      throw new Error('lost')
    })
    expect(await refusalOf(refund())).toMatchObject({ code: 'refund-later' })
    await recordGatewayRefund('pi_1', academy)
    await expectRefunded(academy)
    const said = { refunding: 'by-administrator', refund: { reason: REASON, by: 'Avery M.' } }
    expect(await academy.payment(key)).toMatchObject(said)
  })

  it('can be completed by another administrator when the first one left it', async () => {
    silenceErrors()
    vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
    await refusalOf(refund())
    academy.clock.now += STUCK_MS
    expect(await refund('blake', 'Another reason')).toMatchObject({ status: 'refunded', refund: { by: 'Avery M.' } })
    await expectRefunded(academy)
  })
})
