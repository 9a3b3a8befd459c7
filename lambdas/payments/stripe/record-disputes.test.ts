import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { Dispute, Payment } from '#domain/payments/payment.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { paymentOf } from '#table/payment.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { aCheckout, key, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { crashPoints, dyingProcess } from '#lambdas/payments/testing/crash-fixture.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { receiveEvent } from './receive-event.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { buyCourse } from '#lambdas/payments/testing/part-refunds.ts'

const tables = testTables()
const academy = freshCheckout(buyCourse)

const PAID = 39_900
const EVENTS = ['created', 'updated', 'funds_withdrawn', 'funds_reinstated', 'closed'] as const

const hear = async (event: (typeof EVENTS)[number] = 'created', deps: PaymentDeps = academy) => {
  const url = { body: '{}', headers: { 'stripe-signature': 'x' }, isBase64Encoded: false }
  // The event's own fields may be outdated: only its intent counts.
  const object = { object: 'dispute', id: 'du_1', payment_intent: 'pi_1', status: 'warning_closed', amount: 1 }
  const sent = { id: 'evt', object: 'event', type: `charge.dispute.${event}`, data: { object } }
  return (await receiveEvent(url, 'r', () => Promise.resolve(sent as unknown as Stripe.Event), deps)).statusCode
}
const aDispute = (status: string, more: Partial<Dispute> = {}): Dispute => ({
  ...{ id: 'du_1', status, amount: PAID, reason: 'fraudulent', created: 5_000, dueBy: 9_000 },
  ...more,
})
const atGateway = (...disputes: readonly Dispute[]) => academy.gateway.setDisputes('pi_1', disputes)
const stored = async (): Promise<Payment> => {
  const item = await academy.payment(key)
  if (!item) throw new Error('No payment')
  return paymentOf(item)
}
const notices = async () =>
  (await academy.notifications()).map(({ message }) => message).filter((message) => !message.includes('registered'))

describe('a dispute', () => {
  it('is on the payment with state, amount, reason, and due date, and announced; the course continues', async () => {
    atGateway(aDispute('needs_response'))
    expect(await hear()).toBe(200)
    const { notice: _notice, ...facts } = (await stored()).disputes?.[0] ?? {}
    expect(facts).toEqual(aDispute('needs_response'))
    expect(await stored()).toMatchObject({ status: 'paid', disputed: 5_000, lostAmount: 0 })
    expect(await notices()).toEqual([expect.stringMatching(/^Jane Doe disputes the payment for RN Review March 5/)])
    expect((await academy.progress('jane'))[0]?.endTime).toBe(0)
    expect(moneyOf(await stored()).net).toBe(PAID)
  })

  it.each([
    ['won', 0, []],
    ['lost', PAID, [expect.stringMatching(/^The bank decided for Jane Doe .* \$399\.00 went back/)]],
    ['warning_closed', 0, []],
  ] as const)('is no longer announced once closed (%s), and net follows', async (status, lost, left) => {
    atGateway(aDispute('needs_response'))
    await hear()
    atGateway(aDispute('under_review'))
    await hear('updated')
    expect(await notices()).toHaveLength(1)
    atGateway(aDispute(status))
    await hear('closed')
    expect(await notices()).toEqual(left)
    const payment = await stored()
    expect(payment).not.toHaveProperty('disputed')
    expect(payment.disputes).toEqual([aDispute(status)])
    expect(moneyOf(payment)).toMatchObject({ gross: PAID, lost, net: PAID - lost })
  })

  it('has one effect for events in any order and number', { tags: ['nightly'] }, async () => {
    const states = ['needs_response', 'under_review', 'lost']
    for (let n = 0; n < 20; n += 1) {
      atGateway(aDispute(states[Math.min(2, Math.floor(n / 6))] ?? ''))
      await Promise.all([0, 1, 2].map((k) => hear(EVENTS[(n * 2 + k) % EVENTS.length])))
    }
    expect(await notices()).toHaveLength(1)
    expect(await stored()).toMatchObject({ lostAmount: PAID, disputes: [{ status: 'lost' }] })
  })

  it('is announced only as lost if it was first reported after it was closed', async () => {
    atGateway(aDispute('lost', { amount: 100 }))
    for (const event of EVENTS) await hear(event)
    expect(await notices()).toHaveLength(1)
    expect(moneyOf(await stored()).net).toBe(PAID - 100)
  })

  it('is kept apart from another one of the same charge', async () => {
    atGateway(aDispute('won'), aDispute('needs_response', { id: 'du_2', created: 7_000 }))
    await hear()
    expect(await stored()).toMatchObject({ disputed: 7_000, disputes: [{ status: 'won' }, { id: 'du_2' }] })
    expect(await notices()).toHaveLength(1)
  })

  it('settles a running payment first', async () => {
    const other = await aCheckout(await tables.table())
    await register(other, { token: 'pm_challenge' })
    other.gateway.pass('pi_1')
    other.gateway.setDisputes('pi_1', [aDispute('needs_response')])
    expect(await hear('created', other)).toBe(200)
    expect(await other.payment(key)).toMatchObject({ status: 'paid', disputed: 5_000 })
    expect(await other.progress('jane')).toHaveLength(1)
  })

  it('is not announced again when an older version announced it, and ends', async () => {
    const Item = { ...(await academy.payment(key)), disputed: 4_000 }
    await academy.table.client.send(new PutCommand({ TableName: academy.table.name, Item }))
    atGateway(aDispute('under_review'))
    await hear('updated')
    expect(await notices()).toEqual([])
    atGateway(aDispute('won'))
    await hear('closed')
    expect(await stored()).not.toHaveProperty('disputed')
  })

  it('changes nothing when the card service does not know it, or its payment is not ours', async () => {
    const before = await academy.payment(key)
    expect(await hear()).toBe(200)
    atGateway(aDispute('needs_response'))
    academy.gateway.forget('pi_1', 'paymentKey')
    expect(await hear()).toBe(200)
    expect(await academy.payment(key)).toEqual(before)
  })

  it('is recorded along with a partial refund at the same time', async () => {
    atGateway(aDispute('needs_response', { amount: 300 }))
    const part = refundPayment({ key, reason: 'Missed a class', amount: 500, requestId: 'r1' }, 'avery', academy)
    await Promise.all([part, hear(), hear('updated')])
    expect(await stored()).toMatchObject({ refundedAmount: 500, disputes: [{ id: 'du_1' }] })
  })

  it('outlives a full refund', async () => {
    atGateway(aDispute('won'))
    await hear('closed')
    await refundPayment({ key, reason: 'All of it' }, 'avery', academy)
    expect(await stored()).toMatchObject({ status: 'refunded', disputes: [{ status: 'won' }] })
  })

  it.each(crashPoints(3))('$side effect $effect of its event: another copy records it once', async (point) => {
    silenceErrors()
    atGateway(aDispute('needs_response'))
    await hear('created', dyingProcess(academy, point))
    expect(await hear()).toBe(200)
    expect(await notices()).toHaveLength(1)
    expect(await stored()).toMatchObject({ disputes: [{ id: 'du_1' }] })
  })
})
