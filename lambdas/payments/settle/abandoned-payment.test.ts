import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { aLiveCourse, aUser, MINUTE } from '#lambdas/testing/an-academy.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const live = aLiveCourse({ maxStudents: 1 })
const academy = freshAcademy(live, aUser(), aUser({ uid: 'joe', firstName: 'Joe' }))
const leave = () => register(academy, { token: 'pm_challenge' })
const reconcileAt = async (time: number) => {
  academy.clock.now = time
  return reconcilePayments(academy)
}
const seatOf = async () => {
  const { students = {}, holds = {} } = (await academy.seats(live.group)) ?? {}
  return { students: Object.keys(students), holds: Object.keys(holds) }
}

describe('a payment that its buyer leaves at the bank’s question', () => {
  it('holds the last seat while it may still be paid', async () => {
    const { payment } = await leave()
    academy.clock.now += HOLD_MS - 1
    expect(await refusalOf(register(academy, {}, 'joe'))).toMatchObject({ code: 'no-seats' })
    expect(await seatOf()).toEqual({ students: [], holds: [payment.key] })
    expect(academy.gateway.intents()).toHaveLength(1)
  })

  it('stays processing until the hold ends; then it cannot be paid, and seat and guard are free', async () => {
    const { payment } = await leave()
    const { date } = payment
    expect(await reconcileAt(date + HOLD_MS - 1)).toEqual({ asked: 1, settled: 0, failed: 0, stuck: 0 })
    expect(academy.gateway.intents()).toMatchObject([{ status: 'requires_action' }])
    expect(await reconcileAt(date + HOLD_MS)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(academy.gateway.intents()).toMatchObject([{ status: 'canceled' }])
    expect(academy.gateway.charged()).toEqual([])
    expect(await seatOf()).toEqual({ students: [], holds: [] })
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    expect(await academy.payment(payment.key)).toMatchObject({
      processing: false,
      status: 'failed',
      charge: { failure_message: chargeFailures['card-failed'] },
    })
  })

  it('frees its seat for the next buyer when the hold has ended, reconciled or not', async () => {
    await leave()
    academy.clock.now += HOLD_MS
    expect((await register(academy, {}, 'joe')).payment.status).toBe('paid')
    expect((await seatOf()).students).toEqual(['joe'])
  })

  it('is shown as failed to a buyer who comes back, and a new try is a new payment', async () => {
    const { payment } = await leave()
    await reconcileAt(payment.date + HOLD_MS)
    const back = await leave()
    expect(back.payment).toMatchObject({ key: payment.key, status: 'failed' })
    expect(back).not.toHaveProperty('clientSecret')
    expect(academy.gateway.intents()).toHaveLength(1)
    const second = await register(academy, { requestId: 'request-2' })
    expect(second.payment.status).toBe('paid')
    expect(academy.gateway.charged()).toEqual(['pi_2'])
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('shows the bank’s question again to a buyer who comes back in time', async () => {
    const { payment, clientSecret } = await leave()
    academy.clock.now += HOLD_MS - MINUTE
    expect(await leave()).toMatchObject({ payment: { key: payment.key, processing: true }, clientSecret })
    expect(await settleOwnPayment(payment.key, 'jane', academy)).toMatchObject({ clientSecret })
    expect(academy.gateway.intents()).toHaveLength(1)
  })

  it('becomes a registration when the bank’s yes comes after the hold and the seat is still free', async () => {
    const { payment } = await leave()
    academy.gateway.pass('pi_1')
    await reconcileAt(payment.date + HOLD_MS)
    expect(await academy.payment(payment.key)).toMatchObject({ status: 'paid' })
    expect(await seatOf()).toEqual({ students: ['jane'], holds: [] })
  })

  it('becomes a registration when the buyer passes the question in the moment in which it is cancelled', async () => {
    const { payment } = await leave()
    const { find } = academy.gateway
    vi.spyOn(academy.gateway, 'find').mockImplementationOnce(async (id) => {
      const intent = await find(id)
      academy.gateway.pass(id)
      return intent
    })
    await reconcileAt(payment.date + HOLD_MS)
    expect(await academy.payment(payment.key)).toMatchObject({ status: 'paid' })
    expect(academy.gateway.charged()).toEqual(['pi_1'])
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('is refunded when the bank’s yes comes after the seat went to another; both sides are notified', async () => {
    const { payment } = await leave()
    academy.clock.now += HOLD_MS
    await register(academy, {}, 'joe')
    academy.gateway.pass('pi_1')
    academy.published.length = 0
    await reconcileAt(academy.clock.now + 2 * MINUTE)
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(academy.gateway.charged()).toEqual(['pi_2'])
    expect(await seatOf()).toEqual({ students: ['joe'], holds: [] })
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    const message = 'Payment of Jane Doe for RN Review March 5 9:00AM was refunded: no seat was left'
    expect(academy.published.map(({ variables }) => variables['input'])).toMatchObject([
      { key: payment.key, studentId: 'jane', status: 'refunded' },
    ])
    expect((await academy.notifications()).map((notification) => notification.message)).toContain(message)
  })
})

describe('a card service that hangs', () => {
  const timeOut = () => Promise.reject(new Error('Request timed out'))
  beforeEach(() => void silenceErrors())

  it('leaves the payment processing, with seat and guard held, and the reconciler completes it', async () => {
    vi.spyOn(academy.gateway, 'order').mockImplementationOnce(timeOut)
    const { payment } = await register(academy)
    expect(payment.processing).toBe(true)
    expect((await seatOf()).holds).toEqual([payment.key])
    expect(await reconcileAt(payment.date + 2 * MINUTE)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(await academy.payment(payment.key)).toMatchObject({ status: 'paid' })
    expect(academy.gateway.charged()).toEqual(['pi_1'])
  })

  it('charges once when it had charged and only its answer was late', async () => {
    const { order } = academy.gateway
    vi.spyOn(academy.gateway, 'order').mockImplementationOnce(async (placed) => {
      await order(placed)
      return timeOut()
    })
    const { payment } = await register(academy)
    expect(payment.processing).toBe(true)
    expect((await register(academy)).payment.status).toBe('paid')
    expect(academy.gateway.charged()).toEqual(['pi_1'])
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('fails the reconciler’s run, for the alarm, and changes nothing while it continues', async () => {
    vi.spyOn(academy.gateway, 'order').mockImplementation(timeOut)
    const search = vi.spyOn(academy.gateway, 'search').mockImplementation(timeOut)
    const { payment } = await register(academy)
    expect(await reconcileAt(payment.date + 2 * MINUTE)).toEqual({ asked: 1, settled: 0, failed: 1, stuck: 0 })
    expect(await reconcileAt(payment.date + HOLD_MS)).toEqual({ asked: 1, settled: 0, failed: 1, stuck: 0 })
    expect(await academy.payment(payment.key)).toMatchObject({ processing: true })
    search.mockRestore()
    expect(await reconcileAt(payment.date + HOLD_MS + MINUTE)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(await academy.payment(payment.key)).toMatchObject({ status: 'failed' })
    expect(academy.gateway.intents()).toEqual([])
    expect(await seatOf()).toEqual({ students: [], holds: [] })
  })
})
