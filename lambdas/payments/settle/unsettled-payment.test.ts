import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentKey } from '#table/keys.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Intent, OrderResult } from '#lambdas/payments/stripe/payment-gateway.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { cancelPayment } from '#lambdas/payments/cancel-payment.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { refundLateCharge } from '#lambdas/payments/refunds/refund-charge.ts'
import { settlePayment } from './settle-payment.ts'
import { aLiveCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'

const live = aLiveCourse()
const academy = freshAcademy(live, aUser(), aUser({ uid: 'avery', type: 'Admin' }))
beforeEach(() => void silenceErrors())
const ask = ({ key }: Payment) => settleOwnPayment(key, 'jane', academy)

it('an unsettled payment is checked 30 times a minute for its student, and returned as stored after that', async () => {
  const { payment } = await register(academy, { token: 'pm_challenge' })
  const find = vi.spyOn(academy.gateway, 'find')
  for (let look = 0; look < 40; look += 1) expect((await ask(payment)).payment).toMatchObject({ processing: true })
  expect(find).toHaveBeenCalledTimes(30)
  // Repeating the same request also counts as a check.
  await register(academy, { token: 'pm_challenge' })
  expect(find).toHaveBeenCalledTimes(30)
  // Calls that start within the same minute cannot exceed it either.
  academy.clock.now += 60_000
  find.mockClear()
  await Promise.all(Array.from({ length: 40 }, () => ask(payment)))
  expect(find).toHaveBeenCalledTimes(30)
  academy.clock.now += 60_000
  academy.gateway.pass('pi_1')
  expect((await ask(payment)).payment).toMatchObject({ status: 'paid' })
})

it('cancellations and checks of a refund share the limit of 30 a minute', async () => {
  const { payment } = await register(academy, { token: 'pm_challenge' })
  const find = vi.spyOn(academy.gateway, 'find')
  for (let look = 0; look < 30; look += 1) await ask(payment)
  expect(await refusalOf(cancelPayment(payment.key, 'jane', academy))).toMatchObject({ code: 'payment-busy' })
  expect(find).toHaveBeenCalledTimes(30)
  academy.clock.now += 60_000
  academy.gateway.pass('pi_1')
  await ask(payment)
  const refund = vi.spyOn(academy.gateway, 'refund').mockRejectedValue(new Error('The card service is away'))
  await refundPayment({ key: payment.key, reason: 'Asked for it' }, 'avery', academy).catch(() => undefined)
  refund.mockClear()
  for (let look = 0; look < 40; look += 1) await ask(payment).catch(() => undefined)
  expect(refund).toHaveBeenCalledTimes(29)
  expect((await ask(payment)).payment).toMatchObject({ status: 'paid', refunding: 'by-administrator' })
})

const intent = (): Intent => {
  const [first] = academy.gateway.intents()
  if (!first) throw new Error('No intent')
  return first
}
/** Settles with an earlier reply of the card service. */
const settleOn = (payment: Payment, answer: Partial<Intent>) =>
  settlePayment(payment, academy, { ordered: { kind: 'intent', intent: { ...intent(), ...answer } } })
const writes = () => {
  const send = vi.spyOn(academy.table.client, 'send')
  return () => send.mock.calls.map(([command]) => command.constructor.name).filter((name) => /Write|Update/.test(name))
}
const inputs = () => academy.published.map(({ variables }) => variables['input'])

describe('a payment on which the card service has not decided', () => {
  it('stays as it is while the same order is being worked on', async () => {
    const busy: OrderResult = { kind: 'busy' }
    vi.spyOn(academy.gateway, 'order').mockResolvedValueOnce(busy)
    const log = vi.spyOn(console, 'error')
    const settled = await register(academy)
    expect(settled.payment).toMatchObject({ processing: true })
    expect(log).not.toHaveBeenCalled()
    // Only the opening was published, no end.
    expect(inputs()).toMatchObject([{ key: settled.payment.key, processing: true }])
    expect(await academy.seats(live.group)).toMatchObject({ holds: { [settled.payment.key]: { uid: 'jane' } } })
    expect(await ask(settled.payment)).toMatchObject({ payment: { status: 'paid' } })
  })

  it('keeps the number of its charge from the first answer on, and writes it once', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    expect(payment).toMatchObject({ processing: true, intentId: 'pi_1' })
    expect(await academy.payment(payment.key)).toMatchObject({ processing: true, intentId: 'pi_1' })
    const written = writes()
    expect((await settlePayment(payment, academy)).payment).toEqual(payment)
    expect(written()).toEqual([])
  })

  it('has no secret for the buyer when the card service returns none', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.tamper('pi_1', { status: 'processing' })
    academy.gateway.forget('pi_1', 'clientSecret')
    const settled = await ask(payment)
    expect(settled).toEqual({ payment })
    expect(settled).not.toHaveProperty('clientSecret')
  })

  it('is not touched by an answer that comes after its end', async () => {
    const { payment } = await register(academy, { token: 'pm_declined' })
    const before = await academy.payment(payment.key)
    const { status: _status, ...open } = payment
    const stale = { ...open, processing: true }
    await settleOn(stale, { id: 'pi_9', status: 'processing' })
    expect(await academy.payment(payment.key)).toEqual(before)
  })

  it('waits on when it can no longer be cancelled and is not paid either', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.clock.now += HOLD_MS
    vi.spyOn(academy.gateway, 'cancel').mockResolvedValueOnce({ ...intent(), status: 'processing' })
    expect((await ask(payment)).payment).toMatchObject({ processing: true, intentId: 'pi_1' })
    expect(await academy.ownership('jane', live.group)).toMatchObject({ paymentKey: payment.key })
    academy.gateway.pass('pi_1')
    expect((await ask(payment)).payment.status).toBe('paid')
  })
})

describe('a payment that is settled', () => {
  it('is returned as stored; the card service is not called', async () => {
    const { payment } = await register(academy)
    const find = vi.spyOn(academy.gateway, 'find')
    const written = writes()
    expect(await ask(payment)).toEqual({ payment })
    expect(find).not.toHaveBeenCalled()
    expect(written()).toEqual([])
  })

  it('stays paid, with seat and group, when a later answer reports a failure', async () => {
    const { payment: stale } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.pass('pi_1')
    const { payment: paid } = await ask(stale)
    expect((await settleOn(stale, { status: 'canceled' })).payment).toEqual(paid)
    expect(await academy.payment(stale.key)).toMatchObject({ status: 'paid' })
    expect(await academy.ownership('jane', live.group)).toMatchObject({ progressKey: paid.progressKey })
    expect((await academy.seats(live.group))?.students).toEqual({ jane: 0 })
  })
})

describe('a payment that failed', () => {
  it('keeps the numbers of intent and charge and the card service’s words, and its buyer is notified', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.decline('pi_1')
    academy.gateway.tamper('pi_1', { chargeId: 'ch_declined' })
    academy.published.length = 0
    const charge = { id: 'ch_declined', failure_message: 'Your card was declined.' }
    expect((await ask(payment)).payment).toMatchObject({ status: 'failed', intentId: 'pi_1', charge })
    expect((await academy.payment(payment.key))?.charge).toEqual(charge)
    expect(inputs()).toMatchObject([{ key: payment.key, status: 'failed', charge }])
  })

  it('shows why the card was declined although the cancelled intent no longer does [1.4.20]', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.decline('pi_1')
    const { failure, ...others } = intent()
    vi.spyOn(academy.gateway, 'cancel').mockResolvedValueOnce({ ...others, status: 'canceled' })
    expect((await ask(payment)).payment.charge).toEqual({ failure_message: failure })
  })

  it('reports that it was not completed if no reason is given', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.tamper('pi_1', { status: 'canceled' })
    expect((await ask(payment)).payment.charge).toEqual({ failure_message: chargeFailures['card-failed'] })
  })

  it('shows the card service’s message about a token that it refuses, and has no intent', async () => {
    const refused: OrderResult = { kind: 'refused', failure: 'This card is not supported.' }
    vi.spyOn(academy.gateway, 'order').mockResolvedValueOnce(refused)
    const { payment } = await register(academy)
    expect(payment.charge).toEqual({ failure_message: 'This card is not supported.' })
    expect(await academy.payment(payment.key)).not.toHaveProperty('intentId')
    expect(inputs()).toMatchObject([{ key: payment.key, status: 'failed' }])
  })

  it('does not come back when it is gone', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    await removeItem(academy.table, paymentKey(payment.key))
    const settled = settleOn(payment, { status: 'canceled' })
    await expect(settled).rejects.toThrow('A payment that was being settled is gone')
    expect(await academy.payment(payment.key)).toBeUndefined()
  })
})

describe('money that is on its way back', () => {
  it('enrolls nobody if all of it was refunded at the card service before any check', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    academy.gateway.pass('pi_1')
    await academy.gateway.refund('pi_1')
    const failure_message = chargeFailures['at-card-service']
    expect((await ask(payment)).payment).toMatchObject({ status: 'refunded', charge: { failure_message } })
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('is completed for a late charge when the buyer checks', async () => {
    const { payment: failed } = await register(academy, { token: 'pm_declined' })
    academy.gateway.pass('pi_1')
    const dying = dyingProcess(academy, { effect: 1, side: 'after' })
    await expect(refundLateCharge(failed, 'pi_1', dying)).rejects.toThrow('The process has died')
    expect(academy.gateway.refunded()).toEqual([])
    const failure_message = chargeFailures['paid-late']
    expect((await ask(failed)).payment).toMatchObject({ status: 'refunded', charge: { failure_message } })
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
  })

  it('is completed when the buyer checks, after an administrator could not complete it', async () => {
    const { payment } = await register(academy)
    vi.spyOn(academy.gateway, 'refund').mockRejectedValueOnce(new Error('out of reach'))
    await refundPayment({ key: payment.key, reason: 'Asked for it' }, 'avery', academy).catch(() => undefined)
    expect(await academy.payment(payment.key)).toMatchObject({ status: 'paid', refunding: 'by-administrator' })
    expect((await ask(payment)).payment).toMatchObject({ status: 'refunded', refund: { byUid: 'avery' } })
    expect(academy.gateway.charged()).toEqual([])
    expect((await academy.seats(live.group))?.students).toEqual({})
  })
})
