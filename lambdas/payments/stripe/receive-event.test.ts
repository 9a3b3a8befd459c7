import fc from 'fast-check'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutItem } from '#table/payment.ts'
import { checkoutKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { paymentKeyOf, registerCourse } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { anEvent, aRefundEvent } from '#lambdas/payments/testing/event-fixture.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { receiveEvent, type Verify } from './receive-event.ts'

const SECRET = 'whsec_test'
const stripe = new Stripe('sk_test_none')
const verify: Verify = (payload, signature) =>
  new Promise((resolve) => resolve(stripe.webhooks.constructEvent(payload, signature, SECRET, 300)))

const live = aLiveCourse()
const academy = freshAcademy(live, aUser())
beforeEach(async () => {
  await registerCourse({ courseKey: live.key, token: 'pm_challenge', requestId: 'request-1' }, 'jane', academy)
})
type Signing = { secret?: string; timestamp?: number }
const signed = (event: Stripe.Event, { secret = SECRET, timestamp = Math.floor(Date.now() / 1000) }: Signing = {}) => {
  const body = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'stripe-signature': signature }, isBase64Encoded: false }
}
type Signed = ReturnType<typeof signed>
const alterHeader = (url: Signed, alter: (text: string) => string): Signed => ({
  ...url,
  headers: { 'stripe-signature': alter(url.headers['stripe-signature']) },
})
const receive = async (url: Parameters<typeof receiveEvent>[0]) =>
  (await receiveEvent(url, 'r-1', verify, academy)).statusCode
const firstIntent = () => {
  const [intent] = academy.gateway.intents()
  if (!intent) throw new Error('No intent')
  return intent
}
const paidEvent = () => {
  academy.gateway.pass('pi_1')
  return anEvent('payment_intent.succeeded', firstIntent())
}
const enrolled = async () => (await academy.progress('jane')).length

describe('receiveEvent', () => {
  it('enrolls the buyer whose challenge was passed; their card was not declined', async () => {
    expect(await receive(signed(paidEvent()))).toBe(200)
    expect(await enrolled()).toBe(1)
    const checkout = await getItem<CheckoutItem>(academy.table, checkoutKey('jane'), { consistent: true })
    expect(checkout).not.toHaveProperty('declined')
  })

  it('accepts a body that the function URL encoded', async () => {
    const url = signed(paidEvent())
    expect(await receive({ ...url, body: Buffer.from(url.body).toString('base64'), isBase64Encoded: true })).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('has one effect for a hundred copies', async () => {
    const event = paidEvent()
    const codes = new Set<number>()
    for (let copies = 0; copies < 100; copies += 10) {
      for (const code of await Promise.all(Array.from({ length: 10 }, () => receive(signed(event))))) codes.add(code)
    }
    expect((await academy.seats(live.group))?.students).toEqual({ jane: 0 })
    expect([...codes]).toEqual([200])
    expect(await enrolled()).toBe(1)
    expect(await academy.notifications()).toHaveLength(1)
    expect(academy.gateway.charged()).toHaveLength(1)
  })

  it('trusts the card service, not the event: a failure that arrives late changes nothing', async () => {
    const failed: Stripe.Event = { ...paidEvent(), type: 'payment_intent.payment_failed' } as Stripe.Event
    expect(await receive(signed(failed))).toBe(200)
    expect(await enrolled()).toBe(1)
    expect(await receive(signed(failed))).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('enrolls nobody for a paid event that the card service contradicts', async () => {
    const intent = firstIntent()
    const lie = anEvent('payment_intent.succeeded', { ...intent, status: 'succeeded' })
    expect(await receive(signed(lie))).toBe(200)
    expect(await enrolled()).toBe(0)
  })

  it('counts each card that is tried with the client secret of a challenge: after five the student waits until tomorrow', async () => {
    const intent = firstIntent()
    academy.gateway.decline('pi_1')
    const decline = (charge: number) =>
      receive(signed(anEvent('payment_intent.payment_failed', { ...intent, chargeId: `ch_${charge}` })))
    const again = (requestId: string) =>
      registerCourse({ courseKey: live.key, token: 'pm_challenge', requestId }, 'jane', academy)
    for (const charge of [1, 1, 2, 3, 4, 4, 4]) expect(await decline(charge)).toBe(200)
    expect((await again('request-2')).payment).toMatchObject({ processing: true })
    academy.gateway.decline('pi_2')
    const [, second] = academy.gateway.intents()
    await receive(signed(anEvent('payment_intent.payment_failed', { ...second!, chargeId: 'ch_5' })))
    expect(await refusalOf(again('request-3'))).toEqual({ code: 'payment-later', data: null })
  })

  /** Expects an error status, no card service requests, and no writes. */
  async function expectRefused(url: Parameters<typeof receiveEvent>[0], status = 400): Promise<void> {
    const send = vi.spyOn(academy.table.client, 'send')
    const find = vi.spyOn(academy.gateway, 'find')
    const published = academy.published.length
    expect(await receive(url)).toBe(status)
    expect([send.mock.calls, find.mock.calls]).toEqual([[], []])
    expect(academy.published).toHaveLength(published)
    send.mockRestore()
    find.mockRestore()
  }
  const now = () => Math.floor(Date.now() / 1000)
  const header = (value: string) => ({ 'stripe-signature': value })

  it.each<[string, (event: Stripe.Event) => Parameters<typeof receiveEvent>[0]]>([
    ['another secret', (event) => signed(event, { secret: 'whsec_other' })],
    ['an empty secret', (event) => signed(event, { secret: ' ' })],
    ['a time six minutes ahead', (event) => signed(event, { timestamp: now() + 360 })],
    ['a time of six minutes ago', (event) => signed(event, { timestamp: now() - 360 })],
    [
      'a time that was altered',
      (event) => alterHeader(signed(event), (text) => text.replace(/t=\d+/, `t=${now() - 1}`)),
    ],
    ['an altered signature', (event) => alterHeader(signed(event), (text) => text.replace(/v1=\w/, 'v1=x'))],
    ['a signature without digits', (event) => alterHeader(signed(event), (text) => text.replace(/v1=\w+/, 'v1='))],
    ['an empty signature beside its own', (event) => alterHeader(signed(event), (text) => `${text},v1`)],
    ['a signature cut short', (event) => alterHeader(signed(event), (text) => text.slice(0, -1))],
    ['a signature of an older scheme', (event) => alterHeader(signed(event), (text) => text.replace('v1=', 'v0='))],
    ['a signature without a time', (event) => alterHeader(signed(event), (text) => text.replace(/t=\d+,/, ''))],
    [
      'a signature of another event',
      (event) => ({ ...signed(event), headers: signed({ ...event, id: 'evt_2' }).headers }),
    ],
    [
      'an empty signature beside its own, after a space',
      (event) => alterHeader(signed(event), (text) => `${text}, v1=`),
    ],
    ['an altered body', (event) => ({ ...signed(event), body: JSON.stringify(event).replace('pi_1', 'pi_2') })],
    ['a body with a space more', (event) => ({ ...signed(event), body: `${JSON.stringify(event)} ` })],
    ['a body that says falsely how it is encoded', (event) => ({ ...signed(event), isBase64Encoded: true })],
    ['no signature', (event) => ({ ...signed(event), headers: {} })],
    ['no body', (event) => ({ headers: signed(event).headers, isBase64Encoded: false })],
    ['nonsense', () => ({ body: '{}', headers: header('t=now,v1=yes'), isBase64Encoded: false })],
  ])('rejects %s with 400, requests nothing, and writes nothing', async (_, alter) => {
    await expectRefused(alter(paidEvent()))
    expect(await enrolled()).toBe(0)
  })

  it('refuses a body in which any one letter was altered', async () => {
    const url = signed(paidEvent())
    await fc.assert(
      fc.asyncProperty(fc.nat(url.body.length - 1), fc.integer({ min: 33, max: 126 }), async (place, code) => {
        const letter = String.fromCharCode(code)
        fc.pre(url.body[place] !== letter)
        await expectRefused({ ...url, body: url.body.slice(0, place) + letter + url.body.slice(place + 1) })
      }),
      { numRuns: 300 },
    )
    expect(await receive(url)).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('accepts an event that is nearly five minutes old, and one signed with a rolled secret along with ours', async () => {
    expect(await receive(signed(paidEvent(), { timestamp: now() - 290 }))).toBe(200)
    const rolled = signed(paidEvent(), { secret: 'whsec_new' }).headers['stripe-signature'].replace(/^t=\d+/, '')
    expect(await receive(alterHeader(signed(paidEvent()), (text) => text + rolled))).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('refuses a body that is too long before it looks at its signature', async () => {
    const check = vi.fn(verify)
    const long = { ...signed(paidEvent()), body: ' '.repeat(1024 * 1024 + 1) }
    expect(await receiveEvent(long, 'r', check, academy)).toEqual({ statusCode: 413, body: 'too long' })
    expect(check).not.toHaveBeenCalled()
    await expectRefused(long, 413)
    expect((await receiveEvent({ ...long, body: long.body.slice(1) }, 'r', check, academy)).statusCode).toBe(400)
    expect(check).toHaveBeenCalledOnce()
  })

  it.each(['customer.created', 'payment_intent.created', 'charge.refunded', 'payment_intent.succeeded.v2', ''])(
    'answers 200 to an event of the type %j and does nothing',
    async (type) => {
      await expectRefused(signed(anEvent(type, firstIntent())), 200)
    },
  )

  it('answers 200 to what does not concern it', async () => {
    const other = { id: 'pi_9', status: 'succeeded', amount: 1, currency: 'usd' } as const
    expect(await receive(signed(anEvent('charge.refunded', other)))).toBe(200)
    expect(await receive(signed(anEvent('payment_intent.succeeded', other)))).toBe(200)
    expect(await receive(signed(anEvent('payment_intent.succeeded', { ...other, paymentKey: 'unknown' })))).toBe(200)
  })

  it('answers 500 when it fails itself, so that the event is sent again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.gateway, 'find').mockRejectedValueOnce(new Error('out of reach'))
    const event = paidEvent()
    expect(await receive(signed(event))).toBe(500)
    expect(logged(log)).toMatchObject([{ doing: 'webhook', message: 'out of reach' }])
    const noSecret = () => Promise.reject(new Error('the secret cannot be read'))
    expect((await receiveEvent(signed(event), 'r', noSecret, academy)).statusCode).toBe(500)
    expect(await receive(signed(event))).toBe(200)
    expect(await enrolled()).toBe(1)
  })
})

describe('an event about a payment', () => {
  const payment = () => academy.payment(paymentKeyOf('jane', 'request-1'))
  const eventOf = (type: string) => signed(anEvent(`payment_intent.${type}`, firstIntent()))

  it.each(['payment_failed', 'canceled'])('%s ends a payment whose card was not charged', async (type) => {
    academy.gateway.decline('pi_1')
    if (type === 'canceled') await academy.gateway.cancel('pi_1')
    expect(await receive(eventOf(type))).toBe(200)
    expect(await payment()).toMatchObject({ status: 'failed', processing: false })
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('refunds the late charge of a failed payment at the event of the charge, and at no other', async () => {
    academy.gateway.decline('pi_1')
    await receive(eventOf('payment_failed'))
    academy.gateway.pass('pi_1')
    const find = vi.spyOn(academy.gateway, 'find')
    for (const type of ['payment_failed', 'canceled']) expect(await receive(eventOf(type))).toBe(200)
    expect(find).not.toHaveBeenCalled()
    expect(await payment()).toMatchObject({ status: 'failed' })
    expect(await receive(eventOf('succeeded'))).toBe(200)
    expect(await payment()).toMatchObject({ status: 'refunded' })
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
  })

  it.each<[string, unknown, boolean]>([
    ['its number', 'pi_1', true],
    ['itself', { id: 'pi_1' }, true],
    ['nothing', null, false],
  ])('handles a refunded charge that names the intent by %s', async (_, named, ends) => {
    await receive(signed(paidEvent()))
    await academy.gateway.refund('pi_1')
    const event = aRefundEvent('pi_1')
    const object = { ...event.data.object, payment_intent: named }
    expect(await receive(signed({ ...event, data: { object } } as Stripe.Event))).toBe(200)
    expect(await payment()).toMatchObject({ status: ends ? 'refunded' : 'paid' })
  })
})

describe('an event about a refund or a dispute', () => {
  const eventOf = (type: string) => signed({ ...aRefundEvent('pi_1'), type } as Stripe.Event)

  it.each(['charge.refunded', 'refund.updated', 'refund.failed'])('%s records what was refunded', async (type) => {
    await receive(signed(paidEvent()))
    await academy.gateway.refund('pi_1')
    expect(await receive(eventOf(type))).toBe(200)
    expect(await academy.payment(paymentKeyOf('jane', 'request-1'))).toMatchObject({ status: 'refunded' })
  })

  it.each(['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])(
    'charge.dispute.%s records the disputes of the payment',
    async (type) => {
      await receive(signed(paidEvent()))
      const disputes = vi.spyOn(academy.gateway, 'disputes')
      expect(await receive(eventOf(`charge.dispute.${type}`))).toBe(200)
      expect(disputes).toHaveBeenCalledOnce()
    },
  )
})

describe('an answer to the card service', () => {
  const answer = (url: Parameters<typeof receiveEvent>[0], check = verify) => receiveEvent(url, 'r-1', check, academy)

  it('reports the result of the event, and a failure of ours is logged with the request', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const url = signed(paidEvent())
    expect(await answer({ ...url, headers: {} })).toEqual({ statusCode: 400, body: 'bad signature' })
    expect(log).not.toHaveBeenCalled()
    const noSecret = () => Promise.reject(new Error('no secret'))
    expect(await answer(url, noSecret)).toEqual({ statusCode: 500, body: 'try again' })
    expect(logged(log)).toMatchObject([{ requestId: 'r-1', doing: 'webhook', message: 'no secret' }])
    expect(await answer(url)).toEqual({ statusCode: 200, body: 'ok' })
  })

  it('rejects signed data that is not an event', async () => {
    const text = 'no event'
    const signature = stripe.webhooks.generateTestHeaderString({ payload: text, secret: SECRET })
    const url = { body: text, headers: { 'stripe-signature': signature }, isBase64Encoded: false }
    expect(await answer(url)).toMatchObject({ statusCode: 400 })
  })

  it('ignores signatures of unknown schemes', async () => {
    for (const more of ['dev1=', 'x=9999999999'])
      expect(await receive(alterHeader(signed(paidEvent()), (text) => `${text},${more}`))).toBe(200)
    expect(await enrolled()).toBe(1)
  })
})
