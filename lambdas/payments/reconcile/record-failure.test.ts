import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentTroubles } from '#domain/messages/notifications.ts'
import { OVERDUE_MS } from '#domain/payments/hold.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { paymentKeyOf } from '#lambdas/payments/register-course.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { clearFailures, recordFailure } from './record-failure.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'

const course = anOnlineCourse()
const academy = freshAcademy(course, aUser())
let log: { mock: { calls: unknown[][] } }
beforeEach(async () => {
  log = silenceErrors()
  await registerCourse({ courseKey: course.key, token: 'pm_challenge', requestId: 'request-1' }, 'jane', academy)
})
const key = paymentKeyOf('jane', 'request-1')
const standing = async (): Promise<Payment> => {
  const payment = await findPayment(academy.table, key)
  if (!payment) throw new Error('The payment is gone')
  return payment
}
/** Fails this many times, each time on the current payment. */
const failTimes = async (times: number, undecided = false) => {
  for (let n = 0; n < times; n += 1) await recordFailure(await standing(), undecided, academy)
}
const messages = async () => (await academy.notifications()).map(({ message, path }) => [message, path])
const sentenceOf = (code: keyof typeof paymentTroubles) =>
  `Payment of Jane Doe for ${course.name} needs attention: ${paymentTroubles[code]}`

describe('a failure of the reconciler', () => {
  it('is counted one by one; the third becomes a trouble, with one notification that links to the payment', async () => {
    await failTimes(1)
    expect(await standing()).toMatchObject({ failures: 1 })
    await failTimes(1)
    expect(await standing()).toMatchObject({ failures: 2 })
    expect(await messages()).toEqual([])
    academy.clock.now += 5
    await failTimes(1)
    expect(await standing()).toMatchObject({ failures: 3, trouble: { since: academy.clock.now, code: 'card-service' } })
    expect(await messages()).toEqual([[sentenceOf('card-service'), `/payments?search=${key}`]])
    expect((await academy.notifications())[0]).toMatchObject({ createdOn: academy.clock.now })
    expect(log.mock.calls).toEqual([])
  })

  it('names the problem: the card service answers neither yes nor no', async () => {
    await failTimes(3, true)
    expect((await standing()).trouble?.code).toBe('undecided')
    expect(await messages()).toEqual([[sentenceOf('undecided'), `/payments?search=${key}`]])
  })

  it('names the problem: the card was charged, also when only a search finds the charge', async () => {
    const find = vi.spyOn(academy.gateway, 'find')
    academy.gateway.pass('pi_1')
    await failTimes(2)
    const { intentId: _intent, ...unknown } = await standing()
    await recordFailure(unknown, false, academy)
    expect((await standing()).trouble?.code).toBe('paid-not-enrolled')
    expect(find).not.toHaveBeenCalled()
  })

  it('names the problem: a part of the money cannot be refunded', async () => {
    academy.gateway.pass('pi_1')
    await failTimes(2)
    const openPart = { reason: 'Moved', by: 'Avery', date: 0, amount: 1, request: 'r1' }
    await recordFailure({ ...(await standing()), openPart }, false, academy)
    expect((await standing()).trouble?.code).toBe('refund-failed')
  })

  it('is the card service’s if it knows no charge, and if it cannot be reached', async () => {
    await failTimes(2)
    const { intentId: _intent, ...unknown } = await standing()
    vi.spyOn(academy.gateway, 'search').mockResolvedValueOnce(undefined)
    await recordFailure(unknown, false, academy)
    expect((await standing()).trouble?.code).toBe('card-service')
    expect(log.mock.calls).toEqual([])
  })

  it('changes the code of a trouble that turns into another, without another notification', async () => {
    await failTimes(3)
    const since = academy.clock.now
    academy.clock.now += 5
    academy.gateway.pass('pi_1')
    await failTimes(1)
    expect((await standing()).trouble).toEqual({ since, code: 'paid-not-enrolled' })
    expect(await messages()).toHaveLength(1)
    const send = vi.spyOn(academy.table.client, 'send')
    const payment = await standing()
    send.mockClear()
    await recordFailure(payment, false, academy)
    expect(send).not.toHaveBeenCalled()
  })

  it('is counted once when two runs see the same, and not on a payment that was settled in the meantime', async () => {
    const seen = await standing()
    await Promise.all([recordFailure(seen, false, academy), recordFailure(seen, false, academy)])
    expect((await standing()).failures).toBe(1)
    await failTimes(1)
    const third = await standing()
    await Promise.all([recordFailure(third, false, academy), recordFailure(third, false, academy)])
    expect(await messages()).toHaveLength(1)
    academy.gateway.pass('pi_1')
    academy.clock.now += OVERDUE_MS / 4
    await reconcilePayments(academy)
    const settled = await standing()
    expect(settled.status).toBe('paid')
    await recordFailure(settled, false, academy)
    await recordFailure({ ...settled, failures: 2 }, false, academy)
    expect(await standing()).toEqual(settled)
    expect(await messages()).toHaveLength(2)
  })

  it('is logged with its payment when it cannot be counted, and stops nothing', async () => {
    const payment = await standing()
    vi.spyOn(academy.table.client, 'send').mockRejectedValueOnce(new Error('out of reach'))
    await recordFailure(payment, false, academy)
    const context = { payment: key, doing: 'note-failure' }
    expect(logged(log)).toMatchObject([{ ...context, message: 'out of reach' }])
  })
})

describe('failures', () => {
  it('are forgotten with the trouble; nothing is written when there were none', async () => {
    await failTimes(3)
    await clearFailures(await standing(), academy)
    expect(await standing()).not.toHaveProperty('failures')
    expect(await standing()).not.toHaveProperty('trouble')
    const payment = await standing()
    const send = vi.spyOn(academy.table.client, 'send')
    await clearFailures(payment, academy)
    expect(send).not.toHaveBeenCalled()
  })

  it('are not forgotten of a payment that is gone', async () => {
    const payment = await standing()
    await clearFailures({ ...payment, key: 'another', failures: 1 }, academy)
    expect(await academy.payment('another')).toBeUndefined()
  })
})
