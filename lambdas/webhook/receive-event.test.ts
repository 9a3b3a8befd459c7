import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerCourse } from '../registration/register-course.ts'
import { aLiveCourse, anAcademy, aUser, type TestAcademy } from '../registration/testing/an-academy.ts'
import { anEvent } from '../registration/testing/event-fixture.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { receiveEvent, type Verify } from './receive-event.ts'

const SECRET = 'whsec_test'
const stripe = new Stripe('sk_test_none')
const verify: Verify = (payload, signature) =>
  new Promise((resolve) => resolve(stripe.webhooks.constructEvent(payload, signature, SECRET, 300)))

let tables: TestTables
let academy: TestAcademy
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  await academy.add(live, aUser())
  await registerCourse(academy, 'jane', { courseKey: live.key, token: 'pm_challenge', requestId: 'request-1' })
})
afterEach(() => vi.restoreAllMocks())

const live = aLiveCourse()
type Signing = { secret?: string; timestamp?: number }
const signed = (event: Stripe.Event, { secret = SECRET, timestamp = Math.floor(Date.now() / 1000) }: Signing = {}) => {
  const body = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'stripe-signature': signature }, isBase64Encoded: false }
}
const receive = async (url: Parameters<typeof receiveEvent>[2]) =>
  (await receiveEvent(academy, verify, url, 'r-1')).statusCode
const paidEvent = () => {
  academy.cards.pass('pi_1')
  const [intent] = academy.cards.intents()
  if (!intent) throw new Error('No intent')
  return anEvent('payment_intent.succeeded', intent)
}
const enrolled = async () => (await academy.progress('jane')).length

describe('receiveEvent', () => {
  it('enrols the buyer whose challenge was passed', async () => {
    expect(await receive(signed(paidEvent()))).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('takes a body that the function URL encoded', async () => {
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
    expect([...codes]).toEqual([200])
    expect(await enrolled()).toBe(1)
    expect(await academy.notifications()).toHaveLength(1)
    expect(academy.cards.charged()).toHaveLength(1)
  })

  it('believes the card service, not the event: a failure that arrives late changes nothing', async () => {
    const failed: Stripe.Event = { ...paidEvent(), type: 'payment_intent.payment_failed' } as Stripe.Event
    expect(await receive(signed(failed))).toBe(200)
    expect(await enrolled()).toBe(1)
    expect(await receive(signed(failed))).toBe(200)
    expect(await enrolled()).toBe(1)
  })

  it('enrols nobody for an event that says paid while the card service says otherwise', async () => {
    const [intent] = academy.cards.intents()
    if (!intent) throw new Error('No intent')
    const lie = anEvent('payment_intent.succeeded', { ...intent, status: 'succeeded' })
    expect(await receive(signed(lie))).toBe(200)
    expect(await enrolled()).toBe(0)
  })

  it.each<[string, (event: Stripe.Event) => Parameters<typeof receiveEvent>[2]]>([
    ['another secret', (event) => signed(event, { secret: 'whsec_other' })],
    ['a time of six minutes ago', (event) => signed(event, { timestamp: Math.floor(Date.now() / 1000) - 360 })],
    ['an altered body', (event) => ({ ...signed(event), body: JSON.stringify(event).replace('pi_1', 'pi_2') })],
    ['an altered signature', (event) => ({ ...signed(event), headers: { 'stripe-signature': 't=1,v1=00' } })],
    ['no signature', (event) => ({ ...signed(event), headers: {} })],
    ['no body', (event) => ({ headers: signed(event).headers, isBase64Encoded: false })],
  ])('refuses %s with 400 and does nothing', async (_, alter) => {
    expect(await receive(alter(paidEvent()))).toBe(400)
    expect(await enrolled()).toBe(0)
  })

  it('answers 200 to what does not concern it', async () => {
    const other = { id: 'pi_9', status: 'succeeded', amount: 1, currency: 'usd' } as const
    expect(await receive(signed(anEvent('charge.refunded', other)))).toBe(200)
    expect(await receive(signed(anEvent('payment_intent.succeeded', other)))).toBe(200)
    expect(await receive(signed(anEvent('payment_intent.succeeded', { ...other, paymentKey: 'unknown' })))).toBe(200)
  })

  it('answers 500 when it fails itself, so that the event comes again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.cards, 'find').mockRejectedValueOnce(new Error('out of reach'))
    const event = paidEvent()
    expect(await receive(signed(event))).toBe(500)
    expect(log).toHaveBeenCalledTimes(1)
    const noSecret = () => Promise.reject(new Error('the secret cannot be read'))
    expect((await receiveEvent(academy, noSecret, signed(event), 'r')).statusCode).toBe(500)
    expect(await receive(signed(event))).toBe(200)
    expect(await enrolled()).toBe(1)
  })
})
