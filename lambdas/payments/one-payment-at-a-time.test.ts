import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import type { CheckoutItem, PaymentItem } from '#table/payment.ts'
import { checkoutKey, paymentKey } from '#table/keys.ts'
import { MAX_FAILED } from '#domain/payments/can-open.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { cancelPayment } from './cancel-payment.ts'
import { countDecline } from './count-decline.ts'
import { reconcilePayments } from './reconcile/reconcile-payments.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { paymentKeyOf } from './register-course.ts'
import { aLiveCourse, anOnlineCourse, aUser, MINUTE } from '#lambdas/testing/an-academy.ts'
import { register } from './testing/register-fixture.ts'

const live = aLiveCourse()
const april = aLiveCourse({ key: 'april', name: 'RN Review April 2 9:00AM', dates: ['2026-04-02'] })
const online = anOnlineCourse()

const academy = freshAcademy(live, april, online, aUser(), aUser({ uid: 'joe' }))

const requestId = (n: number) => `request-${n}`
const ask = (n: number, courseKey: string, token = 'pm_ok') =>
  register(academy, { courseKey, token, requestId: requestId(n) })
const open = { code: 'payment-open', data: { paymentKey: paymentKeyOf('jane', requestId(1)) } }

describe('a student with an unanswered bank challenge', () => {
  it('holds one seat across all courses: any other payment is refused, naming the first', async () => {
    await ask(1, live.key, 'pm_challenge')
    expect(await refusalOf(ask(2, april.key, 'pm_challenge'))).toEqual(open)
    expect(await refusalOf(ask(3, online.key))).toEqual(open)
    expect(await academy.seats(april.group)).toMatchObject({ holds: {} })
    expect(await academy.ownership('jane', april.group)).toBeUndefined()
    expect(academy.gateway.intents()).toHaveLength(1)
  })

  it('can pay for another course once the first payment has ended, however it ended', async () => {
    await ask(1, live.key, 'pm_challenge')
    academy.gateway.decline('pi_1')
    academy.clock.now += 2 * MINUTE
    await reconcilePayments(academy)
    expect((await ask(2, april.key)).payment.status).toBe('paid')
    expect((await ask(3, online.key)).payment.status).toBe('paid')
  })

  it('is refused, and admitted again, even when the first look at their payment is older than it', async () => {
    const Key = paymentKey(paymentKeyOf('jane', requestId(1)))
    /** Orders while the table returns `stale` as the payment, except for consistent reads. */
    const askWith = (n: number, stale: PaymentItem | undefined) => {
      const table = interceptSends(academy.table, (command, send) =>
        command instanceof GetCommand && command.input.Key?.['pk'] === Key.pk && command.input.ConsistentRead !== true
          ? Promise.resolve({ Item: stale })
          : send(),
      )
      return register({ ...academy, table }, { courseKey: online.key, requestId: requestId(n) })
    }
    await ask(1, live.key, 'pm_challenge')
    expect(await refusalOf(askWith(2, undefined))).toEqual(open)
    const running = await getItem<PaymentItem>(academy.table, Key, { consistent: true })
    academy.gateway.decline('pi_1')
    academy.clock.now += 2 * MINUTE
    await reconcilePayments(academy)
    expect((await askWith(3, running)).payment.status).toBe('paid')
  })

  it('is not stopped by a payment that runs longer than a seat is held', async () => {
    await ask(1, live.key, 'pm_challenge')
    academy.clock.now += HOLD_MS - 1
    expect(await refusalOf(ask(2, online.key))).toEqual(open)
    academy.clock.now += 1
    expect((await ask(3, online.key)).payment.status).toBe('paid')
  })

  it('opens one of ten concurrent payments', async () => {
    const courses = [live.key, april.key, online.key]
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask(n, courses[n % 3] ?? online.key, 'pm_challenge').then(
          () => 'opened',
          () => 'refused',
        ),
      ),
    )
    expect(codes.filter((code) => code === 'opened')).toHaveLength(1)
    expect(academy.gateway.intents()).toHaveLength(1)
  })
})

describe('cards that fail', () => {
  const fail = async (n: number) => (await ask(n, online.key, 'pm_declined')).payment.status

  it('are tried five times a day by one student, and then no more; others are not touched', async () => {
    for (let n = 0; n < MAX_FAILED; n += 1) expect(await fail(n)).toBe('failed')
    expect(await refusalOf(ask(50, online.key))).toEqual({ code: 'payment-later', data: null })
    expect(await refusalOf(ask(51, live.key))).toEqual({ code: 'payment-later', data: null })
    expect(academy.gateway.intents()).toHaveLength(MAX_FAILED)
    expect((await register(academy, { courseKey: online.key }, 'joe')).payment.status).toBe('paid')
    academy.clock.now += 24 * 60 * MINUTE
    expect((await ask(52, online.key)).payment.status).toBe('paid')
  })

  it('are counted across successful payments, also for concurrent calls', async () => {
    for (let n = 0; n < MAX_FAILED - 1; n += 1) await fail(n)
    await ask(20, online.key)
    const calls = [30, 31, 32, 33].map((n) => ask(n, live.key, 'pm_declined').catch(() => undefined))
    await Promise.all(calls)
    expect(academy.gateway.intents().filter(({ failure }) => failure !== undefined)).toHaveLength(MAX_FAILED)
    expect(await refusalOf(ask(40, live.key))).toMatchObject({ code: 'payment-later' })
  })
})

describe('cards that are tried with the client secret of one payment', () => {
  it('count each, once, towards the limit of their day', async () => {
    const { payment } = await ask(1, live.key, 'pm_challenge')
    for (const charge of ['a', 'b', 'b', 'c', 'd']) await countDecline(payment, charge, academy)
    await cancelPayment(payment.key, 'jane', academy)
    // The next payment that day keeps the count.
    expect((await ask(2, online.key)).payment.status).toBe('paid')
    await countDecline(payment, 'e', academy)
    expect(await refusalOf(ask(3, april.key))).toEqual({ code: 'payment-later', data: null })
    academy.clock.now += 24 * 60 * MINUTE
    expect((await ask(4, april.key)).payment.status).toBe('paid')
    const stored = await getItem<CheckoutItem>(academy.table, checkoutKey('jane'), { consistent: true })
    expect(stored).not.toHaveProperty('declined')
  })
})

describe('a request id', () => {
  it('buys no other course once it has paid for one, and returns no other payment', async () => {
    await ask(1, online.key)
    expect(await refusalOf(ask(1, live.key))).toEqual({ code: 'request-id-invalid', data: null })
    expect(await academy.progress('jane')).toHaveLength(1)
    expect((await ask(1, online.key)).payment.courseKey).toBe(online.key)
  })

  it('sent for two courses at the same time opens one payment', async () => {
    const both = await Promise.allSettled([ask(1, online.key), ask(1, live.key)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(academy.gateway.charged()).toHaveLength(1)
  })
})
