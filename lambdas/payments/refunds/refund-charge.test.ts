import { describe, expect, it, vi } from 'vitest'
import { paymentKey, refundKey } from '#table/keys.ts'
import type { RefundItem } from '#table/payment.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Intent } from '#lambdas/payments/stripe/payment-gateway.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { refundCharge } from './refund-charge.ts'
import { anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'

const course = anOnlineCourse()
const academy = freshAcademy(course, aUser())
const buy = async (token: string) => (await register(academy, { token, courseKey: course.key })).payment
const intent = (): Intent => {
  const [first] = academy.gateway.intents()
  if (!first) throw new Error('No intent')
  return first
}
/** Jane has passed the bank's challenge, and her money must be refunded. */
const passed = async (): Promise<Payment> => {
  const payment = await buy('pm_challenge')
  academy.gateway.pass('pi_1')
  return payment
}

describe('a charge that cannot become an enrollment', () => {
  it('is recorded as being refunded, where the reconciler looks, before the card service is called', async () => {
    const payment = await passed()
    const { refund } = academy.gateway
    let before: unknown
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async (id) => {
      before = await academy.payment(payment.key)
      return refund(id)
    })
    const { payment: ended, notification } = await refundCharge(payment, intent(), 'course-gone', academy)
    const open = { refunding: 'course-gone', intentId: 'pi_1', processing: true, gsi2pk: 'PROCESSING' }
    expect(before).toMatchObject(open)
    expect(before).not.toHaveProperty('status')
    expect(ended).toMatchObject({ status: 'refunded', processing: false, charge: { id: 'ch_pi_1' } })
    expect(await findPayment(academy.table, payment.key)).toEqual(ended)
    expect(notification).toMatchObject({ createdOn: academy.clock.now })
    expect(await academy.notifications()).toMatchObject([{ ...notification }])
    // No progress names this payment, so the student's list of refunds does.
    const key = refundKey('jane', payment.key)
    expect(await getItem<RefundItem>(academy.table, key)).toEqual({ ...key, type: 'refund', paymentKey: payment.key })
  })

  it('names no charge when the card service names none', async () => {
    const payment = await passed()
    academy.gateway.forget('pi_1', 'chargeId')
    const { payment: ended } = await refundCharge(payment, intent(), 'no-seats', academy)
    expect(ended.charge).not.toHaveProperty('id')
  })

  it('keeps the reason that another call gave first', async () => {
    const payment = await passed()
    vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
    await expect(refundCharge(payment, intent(), 'amount-differs', academy)).rejects.toThrow('out of reach')
    const { payment: ended } = await refundCharge(payment, intent(), 'no-seats', academy)
    expect(ended).toMatchObject({ status: 'refunded', refunding: 'amount-differs' })
    expect(await academy.notifications()).toMatchObject([{ message: expect.stringContaining('amount') as string }])
  })

  it('is not refunded once the payment is paid', async () => {
    const paid = await buy('pm_ok')
    const { status: _status, ...open } = paid
    const stale: Payment = { ...open, processing: true }
    expect(await refundCharge(stale, intent(), 'no-seats', academy)).toEqual({ payment: paid })
    expect(academy.gateway.refundCalls()).toBe(0)
    expect(await academy.progress('jane')).toMatchObject([{ endTime: 0 }])
  })

  it('is refunded once: a later call requests nothing and writes nothing', async () => {
    const stale = await passed()
    const { payment: ended } = await refundCharge(stale, intent(), 'no-seats', academy)
    expect(await refundCharge(stale, intent(), 'no-seats', academy)).toEqual({ payment: ended })
    expect(academy.gateway.refundCalls()).toBe(1)
    expect(await academy.notifications()).toHaveLength(1)
  })

  it('is reported by the call that recorded its end, of two concurrent calls', async () => {
    const payment = await passed()
    const { refund } = academy.gateway
    let faster: unknown
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async (id) => {
      faster = await refundCharge(payment, intent(), 'no-seats', academy)
      return refund(id)
    })
    const slower = await refundCharge(payment, intent(), 'no-seats', academy)
    expect(faster).toMatchObject({ payment: { status: 'refunded' }, notification: { createdOn: academy.clock.now } })
    expect(slower).not.toHaveProperty('notification')
    expect(slower.payment).toMatchObject({ status: 'refunded' })
    expect(await academy.notifications()).toHaveLength(1)
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
  })

  it('is an error when its payment is gone after the refund, and writes no other', async () => {
    const payment = await passed()
    const { refund } = academy.gateway
    vi.spyOn(academy.gateway, 'refund').mockImplementationOnce(async (id) => {
      await refund(id)
      await removeItem(academy.table, paymentKey(payment.key))
    })
    const ended = refundCharge(payment, intent(), 'no-seats', academy)
    await expect(ended).rejects.toThrow('A payment that was being settled is gone')
    expect(await academy.payment(payment.key)).toBeUndefined()
    expect(await academy.notifications()).toEqual([])
  })
})
