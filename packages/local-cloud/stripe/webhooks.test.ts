import type Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import {
  WEBHOOK_SECRET,
  answerHook,
  events,
  heard,
  knob,
  pay,
  received,
  startAgain,
  stopCards,
  stripe,
} from './testing/test-shop.ts'
import { type SignedRequest, signWebhook } from './webhooks.ts'

describe('webhooks', () => {
  it('retries until the receiver accepts', async () => {
    let refusals = 2
    answerHook(() => (refusals-- > 0 ? 500 : 200))
    await pay('4242424242424242')
    await vi.waitFor(() => expect(heard('payment_intent.succeeded')).toHaveLength(1))
    expect(refusals).toBe(-1)
  })

  it('delivers pending events after a restart', async () => {
    answerHook(() => 500)
    await pay('4242424242424242')
    await stopCards()
    answerHook(() => 200)
    await startAgain()
    await vi.waitFor(() => expect(heard('payment_intent.succeeded')).toHaveLength(1))
  })

  it('returns an event as it would be delivered, signed at any time', async () => {
    await pay('4242424242424242')
    await vi.waitFor(() => expect(heard('payment_intent.succeeded')).toHaveLength(1))
    const [event] = events
    const now = Date.UTC(2030, 0, 1)
    const signed = (await knob('webhooks/signed-request', { id: event?.id, now })) as SignedRequest
    expect(JSON.parse(signed.body)).toMatchObject({ id: event?.id, type: 'payment_intent.succeeded' })
    expect(signed.signature).toBe(signWebhook(signed.body, WEBHOOK_SECRET, now))
    expect(signed.signature).toMatch(`t=${now / 1000},`)
    expect(signed.url).toMatch(/^http/)
    expect(await knob('webhooks/signed-request', { id: 'evt_none' })).toEqual({ error: 'no event of that id' })
  })

  it('holds, reorders, duplicates, drops, and resends events on request', async () => {
    await knob('webhooks', { mode: 'hold' })
    const payment = await pay('4242424242424242')
    const two = await pay('4242424242424242')
    expect(await knob('webhooks/state')).toMatchObject({ mode: 'hold', held: [expect.any(String), expect.any(String)] })
    expect(events).toHaveLength(0)
    await knob('webhooks/flush', { order: 'last' })
    const intentOf = (event: Stripe.Event) => ('id' in event.data.object ? event.data.object.id : '')
    expect(events.map(intentOf)).toEqual([two.id, payment.id])
    await knob('webhooks/resend', { id: events[0]?.id })
    expect(events).toHaveLength(3)
    await knob('webhooks', { mode: 'duplicate' })
    await pay('4242424242424242')
    await vi.waitFor(() => expect(events).toHaveLength(5))
    expect(events[3]?.id).toBe(events[4]?.id)
    await knob('webhooks', { mode: 'drop' })
    await pay('4242424242424242')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(events).toHaveLength(5)
  })

  it('signs events so that a changed body is rejected', async () => {
    await pay('4242424242424242')
    await vi.waitFor(() => expect(received).toHaveLength(1))
    const { body, signature } = received[0] ?? { body: '', signature: '' }
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).type).toBe('payment_intent.succeeded')
    expect(() => stripe.webhooks.constructEvent(body.replace('12500', '1'), signature, WEBHOOK_SECRET)).toThrow()
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
  })
})
