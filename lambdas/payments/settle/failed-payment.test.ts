import { describe, expect, it, vi } from 'vitest'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { aLiveCourse, anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'

const live = aLiveCourse()
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser())

describe('a payment that fails', () => {
  it('writes the failure message of a declined card, charges nothing and frees seat and guard', async () => {
    const { payment } = await register(academy, { token: 'pm_declined' })
    expect(payment).toMatchObject({ processing: false, status: 'failed' })
    expect(payment.charge?.failure_message).toBe('Your card was declined.')
    const stored = await academy.payment(payment.key)
    expect(stored?.intentId).toBe('pi_1')
    expect(stored?.charge).not.toHaveProperty('id', undefined)
    expect(academy.gateway.charged()).toEqual([])
    expect(academy.gateway.intents()).toMatchObject([{ status: 'canceled' }])
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    expect(await academy.seats(live.group)).toMatchObject({ students: {}, holds: {} })
    expect((await register(academy, { requestId: 'request-2' })).payment.status).toBe('paid')
  })

  it('fails a token that the card service does not know, without a charge', async () => {
    const { payment } = await register(academy, { token: 'pm_unknown' })
    expect(payment).toMatchObject({ status: 'failed' })
    expect(payment).not.toHaveProperty('intentId')
    expect(payment.charge).toStrictEqual({ failure_message: chargeFailures['card-unreadable'] })
    expect(await academy.payment(payment.key)).not.toHaveProperty('intentId')
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('enrols once the buyer has passed the challenge, and fails when they have not', async () => {
    await academy.add(aUser({ uid: 'joe' }))
    const jane = await register(academy, { token: 'pm_challenge' })
    const joe = await register(academy, { token: 'pm_challenge' }, 'joe')
    academy.gateway.pass('pi_1')
    academy.gateway.decline('pi_2')
    expect((await settleOwnPayment(jane.payment.key, 'jane', academy)).payment.status).toBe('paid')
    expect((await settleOwnPayment(joe.payment.key, 'joe', academy)).payment.status).toBe('failed')
    expect(academy.gateway.intents()).toMatchObject([{ status: 'succeeded' }, { status: 'canceled' }])
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0 }, holds: {} })
  })

  it('never charges long after the click: an order that was never placed is not placed later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.gateway, 'order').mockRejectedValueOnce(new Error('crash'))
    const { payment } = await register(academy)
    academy.clock.now += HOLD_MS
    expect((await settleOwnPayment(payment.key, 'jane', academy)).payment.status).toBe('failed')
    expect(academy.gateway.intents()).toEqual([])
  })
})
