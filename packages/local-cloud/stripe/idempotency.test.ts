import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { cards, client, failure, knob, restartCards, stripe } from './testing/test-shop.ts'

describe('idempotency', () => {
  const params = {
    amount: 700,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
  }

  it('replays the same response for the same key and body, for success and decline', async () => {
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const two = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    expect(two.id).toBe(intent.id)
    expect(two.lastResponse.headers['idempotent-replayed']).toBe('true')
    const declined = { ...params, payment_method: 'pm_card_visa_chargeDeclined' }
    const first = await failure(stripe.paymentIntents.create(declined, { idempotencyKey: 'k2' }))
    const second = await failure(stripe.paymentIntents.create(declined, { idempotencyKey: 'k2' }))
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id)
    expect((await stripe.charges.list()).data).toHaveLength(2)
  })

  it('rejects the key with another body and doesn’t store rejected parameters', async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const other = await failure(stripe.paymentIntents.create({ ...params, amount: 800 }, { idempotencyKey: 'k1' }))
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(other.statusCode).toBe(400)
    await failure(stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'k3' }))
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'k3' })).status).toBe('succeeded')
  })

  it('returns 409 while the key’s first request is running', async () => {
    await knob('delay', { ms: 60_000 })
    const first = stripe.paymentIntents.create(params, { idempotencyKey: 'k4' })
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(await failure(stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    await knob('reset')
    expect((await first).status).toBe('succeeded')
  })

  it('charges once when the reply is lost and the SDK retries', async () => {
    await knob('hang')
    const patient = client(cards.url, { maxNetworkRetries: 2 })
    const intent = await patient.paymentIntents.create(params, { idempotencyKey: 'k5' })
    expect(intent.status).toBe('succeeded')
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })

  it('keeps keys and payment intents across a restart', async () => {
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: 'k6' })
    await restartCards()
    const two = await stripe.paymentIntents.create(params, { idempotencyKey: 'k6' })
    expect(two.id).toBe(intent.id)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  })
})
