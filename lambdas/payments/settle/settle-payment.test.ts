import { describe, expect, it, vi } from 'vitest'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { settlePayment } from './settle-payment.ts'
import { aLiveCourse, anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { aRequest, register } from '#lambdas/payments/testing/register-fixture.ts'

const live = aLiveCourse()
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser())

describe('a charge that is settled later', () => {
  it('lets the reconciler finish when the card service cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.gateway, 'order').mockRejectedValueOnce(new Error('timeout'))
    const { payment } = await register(academy)
    expect(payment.processing).toBe(true)
    expect(logged(log)).toMatchObject([{ payment: payment.key, doing: 'settle', message: 'timeout' }])
    expect((await settleOwnPayment(payment.key, 'jane', academy)).payment.status).toBe('paid')
    expect(academy.gateway.charged()).toHaveLength(1)
  })

  it('enrols after the hold ran out while a seat is left', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    await academy.add(aUser({ uid: 'a' }))
    academy.clock.now += HOLD_MS + 1
    await register(academy, {}, 'a')
    academy.gateway.pass('pi_1')
    expect((await settleOwnPayment(payment.key, 'jane', academy)).payment.status).toBe('paid')
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0, a: 0 }, holds: {} })
  })

  it('enrols in the course as it is now when it was edited while the buyer paid, for the days that were bought', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    await academy.add({ ...live, content: ['c3'], onlineDays: live.onlineDays - 1, version: 2 })
    academy.gateway.pass('pi_1')
    expect((await settlePayment(payment, academy, { course: live })).payment.status).toBe('paid')
    expect(await academy.progress('jane')).toMatchObject([{ content: ['c3'], onlineDays: live.onlineDays }])
  })

  it('requests the charge’s current state, not the one of the first reply', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await register(academy, {}).catch(() => undefined)
    await academy.add(aUser({ uid: 'joe' }))
    const dying = dyingProcess(academy, { effect: 1, side: 'after' })
    const { payment } = await registerCourse(aRequest({ token: 'pm_challenge' }), 'joe', dying)
    expect(payment.processing).toBe(true)
    expect((await academy.payment(payment.key))?.intentId).toBeUndefined()
    academy.gateway.pass('pi_2')
    expect((await settleOwnPayment(payment.key, 'joe', academy)).payment.status).toBe('paid')
  })
})

describe('a charge that cannot become a registration', () => {
  it('refunds when the hold was lost and no seat is left, and notifies both sides', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.clock.now += HOLD_MS + 1
    for (const uid of ['a', 'b', 'c']) {
      await academy.add(aUser({ uid }))
      expect((await register(academy, {}, uid)).payment.status).toBe('paid')
    }
    academy.gateway.pass('pi_1')
    const settled = await settleOwnPayment(payment.key, 'jane', academy)
    expect(settled.payment).toMatchObject({
      status: 'refunded',
      charge: { failure_message: chargeFailures['no-seats'] },
    })
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    expect(Object.keys((await academy.seats(live.group))?.students ?? {})).toEqual(['a', 'b', 'c'])
    expect((await academy.notifications()).map(({ message }) => message)).toContain(
      'Payment of Jane Doe for RN Review March 5 9:00AM was refunded: no seat was left',
    )
  })

  it('is refunded if the course was moved to other dates during the payment', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    await academy.add(aLiveCourse({ name: 'RN Review March 9 9:00AM', version: 2 }))
    academy.gateway.pass('pi_1')
    const settled = await settlePayment(payment, academy, { course: live })
    expect(settled.payment).toMatchObject({
      status: 'refunded',
      charge: { failure_message: chargeFailures['course-gone'] },
    })
    expect(await academy.progress('jane')).toEqual([])
  })

  it.each([{ amount: 100 }, { currency: 'eur' }])(
    'never enrols for a charge of another amount or currency (%o)',
    async (change) => {
      const { payment } = await register(academy, { token: 'pm_challenge' })
      academy.gateway.pass('pi_1')
      academy.gateway.tamper('pi_1', change)
      expect((await settleOwnPayment(payment.key, 'jane', academy)).payment.status).toBe('refunded')
      expect(await academy.progress('jane')).toEqual([])
      expect(await academy.notifications()).toHaveLength(1)
    },
  )

  it('gives no seat to an expired hold whose seat others have taken', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    await academy.fillSeats(live.group, { a: 0, b: 0, c: 0 })
    academy.clock.now += HOLD_MS + 1
    academy.gateway.pass('pi_1')
    expect((await settleOwnPayment(payment.key, 'jane', academy)).payment.status).toBe('refunded')
    expect(Object.keys((await academy.seats(live.group))?.students ?? {})).toEqual(['a', 'b', 'c'])
  })

  it('enrolls nobody once another call has decided to refund', async () => {
    const { payment: before } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.tamper('pi_1', { amount: 100 })
    academy.gateway.pass('pi_1')
    await settlePayment(before, dyingProcess(academy, { effect: 1, side: 'after' })).catch(() => undefined)
    expect((await academy.payment(before.key))?.refunding).toBe('amount-differs')
    academy.gateway.tamper('pi_1', { amount: before.amount })
    expect((await settlePayment(before, academy)).payment.status).toBe('refunded')
    expect(await academy.progress('jane')).toEqual([])
    expect(academy.gateway.charged()).toEqual([])
  })
})
