import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentItem } from '#table/payment.ts'
import { HOLD_MS, OVERDUE_MS, STUCK_MS } from '#domain/payments/hold.ts'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { paymentKeyOf } from '#lambdas/payments/register-course.ts'
import { refundLateCharge } from '#lambdas/payments/refunds/refund-charge.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { withFaults } from '#lambdas/payments/testing/faults-fixture.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const course = anOnlineCourse()
const academy = freshAcademy(course)
const waiting = async (uid: string) => {
  await academy.add(aUser({ uid }))
  await registerCourse({ courseKey: course.key, token: 'pm_challenge', requestId: 'request-1' }, uid, academy)
}

describe('reconcilePayments', () => {
  it('asks about payments that are processing for over a minute, and no others', async () => {
    await waiting('jane')
    academy.gateway.pass('pi_1')
    academy.clock.now += STUCK_MS
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
  })

  it('waits for the bank ten minutes, then cancels and frees', async () => {
    await waiting('jane')
    academy.clock.now += HOLD_MS - 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 0, stuck: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(academy.gateway.intents()).toMatchObject([{ status: 'canceled' }])
    expect(await academy.ownership('jane', course.group)).toBeUndefined()
  })

  it('settles all pages, and one failure stops no other', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let n = 1; n <= 12; n += 1) {
      await waiting(`buyer-${n}`)
      academy.gateway.pass(`pi_${n}`)
      academy.clock.now += 1
    }
    academy.clock.now += 2 * STUCK_MS
    vi.spyOn(academy.gateway, 'find').mockRejectedValueOnce(new Error('out of reach'))
    expect(await reconcilePayments(academy)).toEqual({ asked: 12, settled: 11, failed: 1, stuck: 0 })
    expect(logged(log)).toMatchObject([{ doing: 'reconcile', message: 'out of reach' }])
    expect(logged(log)[0]?.['payment']).toHaveLength(32)
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
  })

  it('refunds a late charge if the webhook that began it has died, although the payment had failed', async () => {
    await waiting('jane')
    academy.clock.now += HOLD_MS
    await reconcilePayments(academy)
    academy.gateway.pass('pi_1')
    const key = paymentKeyOf('jane', 'request-1')
    const failed = await findPayment(academy.table, key)
    if (!failed) throw new Error('The payment is gone')
    // Its effects: the request for the intent, and the write of the refund's intent.
    const dying = dyingProcess(academy, { effect: 1, side: 'after' })
    await expect(refundLateCharge(failed, 'pi_1', dying)).rejects.toThrow('The process has died')
    expect(academy.gateway.refunded()).toEqual([])
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded' })
    expect(await academy.notifications()).toHaveLength(1)
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
  })

  it('counts as failed, for the alarm, what the card service leaves undecided for an hour', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await waiting('jane')
    academy.gateway.tamper('pi_1', { status: 'processing' })
    academy.clock.now += OVERDUE_MS - 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 0, stuck: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 1, stuck: 0 })
    const why = {
      payment: paymentKeyOf('jane', 'request-1'),
      message: expect.stringContaining('not decided') as string,
    }
    expect(logged(log)).toMatchObject([why])
    academy.gateway.pass('pi_1')
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0, stuck: 0 })
  })

  it('begins no page when its time is up', async () => {
    await waiting('jane')
    academy.clock.now += 2 * STUCK_MS
    expect(await reconcilePayments(academy, () => true)).toEqual({ asked: 0, settled: 0, failed: 0, stuck: 0 })
  })

  it('ends after the page in which its time is up', async () => {
    for (let n = 1; n <= 12; n += 1) await waiting(`buyer-${n}`)
    academy.clock.now += 2 * STUCK_MS
    let looks = 0
    expect(await reconcilePayments(academy, () => (looks += 1) > 1)).toMatchObject({ asked: 10 })
  })

  it('asks about 200 payments a run at most', async () => {
    await waiting('jane')
    const payment = await findPayment(academy.table, paymentKeyOf('jane', 'request-1'))
    if (!payment) throw new Error('The payment is gone')
    const copies = Array.from({ length: 204 }, (_, n) => paymentItem({ ...payment, key: `copy-${n}` }))
    await batchPut(academy.table, copies)
    academy.clock.now += 2 * STUCK_MS
    expect(await reconcilePayments(academy)).toEqual({ asked: 200, settled: 0, failed: 0, stuck: 0 })
  })

  describe('a payment that cannot be settled', () => {
    const key = paymentKeyOf('jane', 'request-1')
    const messages = async () => (await academy.notifications()).map(({ message }) => message)
    const run = async (times: number) => {
      let last
      for (let n = 0; n < times; n += 1) {
        academy.clock.now += STUCK_MS
        last = await reconcilePayments(academy)
      }
      return last
    }
    beforeEach(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await waiting('jane')
      academy.clock.now += STUCK_MS
    })

    it('is in trouble after three runs, of which administrators are notified once, until it is settled', async () => {
      academy.gateway.pass('pi_1')
      const find = vi.spyOn(academy.gateway, 'find').mockRejectedValue(new Error('out of reach'))
      expect(await run(2)).toMatchObject({ failed: 1, stuck: 0 })
      expect(await academy.payment(key)).toMatchObject({ failures: 2 })
      expect(await academy.payment(key)).not.toHaveProperty('trouble')
      expect(await run(1)).toMatchObject({ failed: 1, stuck: 1 })
      expect(await run(3)).toMatchObject({ failed: 1, stuck: 1 })
      expect(await academy.payment(key)).toMatchObject({ trouble: { code: 'card-service' }, processing: true })
      const sentence = `Payment of Jane Doe for ${course.name} needs attention: the card service could not be asked`
      expect(await messages()).toEqual([sentence])
      find.mockRestore()
      expect(await run(1)).toMatchObject({ failed: 0, stuck: 0 })
      expect(await academy.payment(key)).toMatchObject({ status: 'paid' })
      expect(await academy.payment(key)).not.toHaveProperty('trouble')
      expect(await academy.payment(key)).not.toHaveProperty('failures')
    })

    it('differs from others when the card was charged without an enrolment', async () => {
      academy.gateway.pass('pi_1')
      const broken = withFaults(academy, (command) =>
        command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('PROGRESS#')
          ? { side: 'before', error: new Error('broken') }
          : undefined,
      )
      for (let n = 0; n < 3; n += 1) await reconcilePayments({ ...broken, now: () => academy.clock.now + 1 })
      expect(await academy.payment(key)).toMatchObject({ trouble: { code: 'paid-not-enrolled' } })
      expect(await messages()).toEqual([expect.stringContaining('the card was charged')])
    })

    it('forgets its failures when the bank is merely waited for again', async () => {
      const find = vi.spyOn(academy.gateway, 'find').mockRejectedValue(new Error('out of reach'))
      await run(3)
      expect(await academy.payment(key)).toHaveProperty('trouble')
      find.mockRestore()
      await run(1)
      expect(await academy.payment(key)).toMatchObject({ processing: true })
      expect(await academy.payment(key)).not.toHaveProperty('trouble')
    })

    it('is in trouble if its money cannot be refunded', async () => {
      academy.gateway.pass('pi_1')
      await run(1)
      vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
      await academy.add(aUser({ uid: 'avery', type: 'Admin' }))
      await refundPayment({ key, reason: 'Asked for it' }, 'avery', academy).catch(() => undefined)
      academy.gateway.refuseRefunds('funds')
      academy.clock.now += 1
      await run(3)
      expect(await academy.payment(key)).toMatchObject({ status: 'paid', trouble: { code: 'refund-failed' } })
      expect((await messages()).filter((message) => message.includes('needs attention'))).toHaveLength(1)
      academy.gateway.refuseRefunds(undefined)
      await run(1)
      expect(await academy.payment(key)).toMatchObject({ status: 'refunded' })
      expect(await academy.payment(key)).not.toHaveProperty('trouble')
    })
  })
})
