import { describe, expect, it } from 'vitest'
import { paymentPath } from '#domain/payments/payment.ts'
import { recordGatewayRefund } from './refund-payment.ts'
import { refundLateCharge } from './refund-charge.ts'
import { course, key, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { expectRefunded } from '#lambdas/payments/testing/expect-refunded.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'

const academy = freshCheckout()

const buy = async (token = 'pm_ok') => {
  const { payment } = await register(academy, { token })
  academy.published.length = 0
  academy.clock.now += 5_000
  return payment
}
const inputs = () => academy.published.map(({ variables }) => variables['input'])
const notifications = async () => (await academy.notifications()).filter(({ message }) => message.includes('refunded'))
/** Expects that no record changes, no money moves, and no one is notified. */
async function expectUntouched(act: () => Promise<void>): Promise<void> {
  const before = [await academy.payment(key), await academy.notifications(), academy.gateway.refundCalls()]
  await act()
  expect([await academy.payment(key), await academy.notifications(), academy.gateway.refundCalls()]).toEqual(before)
  expect(inputs()).toEqual([])
}

describe('a charge that was given back in the card service’s dashboard', () => {
  it('ends the course and records where and when; the student and administrators are notified once', async () => {
    await buy()
    await academy.gateway.refund('pi_1')
    await recordGatewayRefund('pi_1', academy)
    await expectRefunded(academy)
    const refund = { by: 'Stripe', reason: 'Refunded in Stripe’s dashboard', date: academy.clock.now }
    expect(await academy.payment(key)).toMatchObject({ refunding: 'at-card-service', refund })
    expect(inputs()).toMatchObject([
      { key, status: 'refunded' },
      { studentId: 'jane', endTime: academy.clock.now },
    ])
    const message = `Payment of Jane Doe for ${course.name} was refunded: ${refund.reason} (Stripe)`
    expect(await notifications()).toMatchObject([{ message, createdOn: academy.clock.now, path: paymentPath(key) }])
    academy.published.length = 0
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
  })

  it('notifies only once for two concurrent calls', async () => {
    await buy()
    await academy.gateway.refund('pi_1')
    await Promise.all([recordGatewayRefund('pi_1', academy), recordGatewayRefund('pi_1', academy)])
    expect(inputs()).toHaveLength(2)
    await expectRefunded(academy)
  })

  it('never becomes an enrolment when the payment is still open', async () => {
    await buy('pm_challenge')
    academy.gateway.pass('pi_1')
    await academy.gateway.refund('pi_1')
    await recordGatewayRefund('pi_1', academy)
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded', refunding: 'at-card-service' })
    expect(await academy.progress('jane')).toEqual([])
    expect(await notifications()).toHaveLength(1)
  })

  it('is no news of a payment that had failed', async () => {
    await buy('pm_declined')
    academy.gateway.tamper('pi_1', { refunded: true })
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
  })

  it('changes nothing after a partial refund, or if the charge belongs to no payment of the academy', async () => {
    await buy()
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
    academy.gateway.tamper('pi_1', { refunded: false })
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
    academy.gateway.tamper('pi_1', { refunded: true, paymentKey: 'nobody' })
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
    academy.gateway.forget('pi_1', 'paymentKey')
    await expectUntouched(() => recordGatewayRefund('pi_1', academy))
  })
})

describe('a charge that comes although its payment had failed', () => {
  const late = async () => {
    const payment = await buy('pm_declined')
    academy.gateway.pass('pi_1')
    return payment
  }

  it('is refunded, and the buyer and administrators are notified why', async () => {
    await refundLateCharge(await late(), 'pi_1', academy)
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded', refunding: 'paid-late', processing: false })
    expect(await academy.payment(key)).not.toHaveProperty('gsi2pk')
    expect(inputs()).toMatchObject([{ key, status: 'refunded', charge: { id: 'ch_pi_1' } }])
    const message = `Payment of Jane Doe for ${course.name} was refunded: the charge came after the payment had failed`
    expect(await notifications()).toMatchObject([{ message, createdOn: academy.clock.now }])
  })

  it('is left to the call that settles while the payment is open', async () => {
    const payment = await buy('pm_challenge')
    academy.gateway.pass('pi_1')
    await expectUntouched(() => refundLateCharge({ ...payment, status: 'failed' }, 'pi_1', academy))
    await expectUntouched(() => refundLateCharge(payment, 'pi_1', academy))
  })

  it('is not the charge of a paid payment', async () => {
    const payment = await buy()
    await expectUntouched(() => refundLateCharge(payment, 'pi_1', academy))
    expect(academy.gateway.charged()).toEqual(['pi_1'])
  })

  it('is not one that the card service has not made, or made for another payment', async () => {
    const payment = await late()
    academy.gateway.tamper('pi_1', { status: 'processing' })
    await expectUntouched(() => refundLateCharge(payment, 'pi_1', academy))
    academy.gateway.tamper('pi_1', { status: 'succeeded', paymentKey: 'another' })
    await expectUntouched(() => refundLateCharge(payment, 'pi_1', academy))
  })
})
