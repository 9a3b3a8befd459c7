import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { aLiveCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const academy = freshAcademy(aLiveCourse(), aUser())
beforeEach(() => void silenceErrors())

/** Places a registration's order, or fails to reach the card service, and loses the reply. */
async function cutOff(isPlaced: boolean, token = 'pm_ok') {
  const { order } = academy.gateway
  vi.spyOn(academy.gateway, 'order').mockImplementationOnce(async (placed) => {
    if (isPlaced) await order(placed)
    throw new Error('The reply was lost')
  })
  const { payment } = await register(academy, { token })
  expect(payment.processing).toBe(true)
  return payment
}

describe('a charge whose answer was lost', () => {
  it.each([true, false])(
    'is requested by the same order until the hold ends: one charge (placed: %s)',
    async (placed) => {
      const { key } = await cutOff(placed)
      const [order, search] = [vi.spyOn(academy.gateway, 'order').mockClear(), vi.spyOn(academy.gateway, 'search')]
      academy.clock.now += HOLD_MS - 1
      expect((await settleOwnPayment(key, 'jane', academy)).payment.status).toBe('paid')
      expect([order.mock.calls.length, search.mock.calls.length]).toEqual([1, 0])
      expect(academy.gateway.charged()).toEqual(['pi_1'])
    },
  )

  it.each([
    [true, 'paid', ['pi_1']],
    [false, 'failed', []],
  ])('is only looked up once the hold has ended, never ordered (placed: %s)', async (placed, status, charged) => {
    const { key } = await cutOff(placed)
    const order = vi.spyOn(academy.gateway, 'order').mockClear()
    academy.clock.now += HOLD_MS
    expect((await settleOwnPayment(key, 'jane', academy)).payment.status).toBe(status)
    expect(order).not.toHaveBeenCalled()
    expect(academy.gateway.charged()).toEqual(charged)
  })

  it('fails with a message and no charge when the service cannot read the card', async () => {
    const { key } = await cutOff(true, 'pm_unknown')
    expect((await settleOwnPayment(key, 'jane', academy)).payment).toMatchObject({
      status: 'failed',
      charge: { failure_message: chargeFailures['card-unreadable'] },
    })
    expect(academy.gateway.intents()).toEqual([])
  })

  it('is logged with its payment, and a buyer who retries before a reply learns that it is running', async () => {
    const log = silenceErrors()
    const { key } = await cutOff(false)
    vi.spyOn(academy.gateway, 'order').mockRejectedValue(new Error('Still nobody'))
    const again = await register(academy)
    expect(again.payment).toMatchObject({ key, processing: true })
    expect(logged(log)).toMatchObject([
      { payment: key, doing: 'settle', message: 'The reply was lost' },
      { payment: key, doing: 'settle', message: 'Still nobody' },
    ])
  })
})

it('a student can settle only their own payments', async () => {
  const { payment } = await register(academy)
  expect((await settleOwnPayment(payment.key, 'jane', academy)).payment).toMatchObject({
    key: payment.key,
    status: 'paid',
  })
  for (const [uid, key] of [
    ['joe', payment.key],
    ['jane', 'none'],
  ] as const)
    expect(await refusalOf(settleOwnPayment(key, uid, academy))).toEqual({ code: 'payment-not-found', data: null })
})
