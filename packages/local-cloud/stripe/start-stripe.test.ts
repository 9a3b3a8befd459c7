import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import {
  browserPost,
  cards,
  chargeOf,
  client,
  failure,
  form,
  heard,
  knob,
  pay,
  stripe,
  tokenFor,
} from './testing/test-shop.ts'

describe('payments', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'])(
    'charges %s',
    async (number) => {
      const intent = await pay(number, { expand: ['latest_charge'], receipt_email: 'a@b.co', description: 'RN Review' })
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount: 12_500,
        amount_received: 12_500,
        metadata: { payment: 'P1' },
      })
      expect(intent.latest_charge).toMatchObject({
        object: 'charge',
        paid: true,
        status: 'succeeded',
        payment_method_details: { card: { last4: number.slice(-4) } },
      })
      await vi.waitFor(() => expect(heard('payment_intent.succeeded')).toHaveLength(1))
      expect(heard('payment_intent.succeeded')[0]?.data.object).toMatchObject({ id: intent.id, status: 'succeeded' })
    },
  )

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4000000000000341', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ])('declines %s with %s', async (number, code, decline_code, message) => {
    const error = await failure(pay(number))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, code, decline_code, message })
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    const stored = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '', { expand: ['latest_charge'] })
    expect(stored.latest_charge).toMatchObject({ paid: false, failure_code: code })
    await vi.waitFor(() => expect(heard('payment_intent.payment_failed')).toHaveLength(1))
  })

  it('succeeds on a second confirmation after a decline', async () => {
    const error = await failure(pay('4000000000000002'))
    const id = error.payment_intent?.id ?? ''
    const intent = await stripe.paymentIntents.confirm(id, { confirmation_token: await tokenFor('4242424242424242') })
    expect(intent.status).toBe('succeeded')
    expect(await failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    })
  })

  it('accepts a payment method in place of a token', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
    })
    expect(intent.status).toBe('succeeded')
  })

  it('charges 4000000000000259 and opens a dispute', async () => {
    const intent = await pay('4000000000000259')
    expect(intent.status).toBe('succeeded')
    const charge = await stripe.charges.retrieve(chargeOf(intent))
    expect(charge.disputed).toBe(true)
  })

  it('accepts a confirmation token only once', async () => {
    const token = await tokenFor('4242424242424242')
    await stripe.paymentIntents.create({ amount: 500, currency: 'usd', confirm: true, confirmation_token: token })
    const again = await failure(
      stripe.paymentIntents.create({ amount: 500, currency: 'usd', confirm: true, confirmation_token: token }),
    )
    expect(again).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(again.message).toContain('already been used')
  })
})

describe('the card form', () => {
  it.each([
    ['number', { number: '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
    ['number', { number: '4242' }, 'incorrect_number', 'Your card number is incorrect.'],
    ['number', { number: '4242abc242424242' }, 'invalid_number', 'The card number is not a valid credit card number.'],
    ['exp_year', { exp_year: '2020' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    ['exp_month', { exp_month: '13' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    ['cvc', { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('rejects a bad %s: %j', async (param, change, code, message) => {
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123', ...change }
    const fields = Object.fromEntries(Object.entries(card).map(([name, value]) => [`card[${name}]`, value]))
    const reply = await browserPost('/v1/payment_methods', { type: 'card', ...fields })
    expect(reply.status).toBe(402)
    expect(await reply.json()).toMatchObject({ error: { type: 'card_error', code, message, param } })
  })

  it('rejects a card that isn’t a test card', async () => {
    const reply = await browserPost('/v1/confirmation_tokens', form('4111111111111111'))
    expect(await reply.json()).toMatchObject({ error: { code: 'card_declined', decline_code: 'test_mode_live_card' } })
  })

  it('allows any origin and limits a publishable key to what a browser may do', async () => {
    const preflight = await fetch(`${cards.url}/v1/confirmation_tokens`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    const reply = await browserPost('/v1/payment_intents', { amount: '1', currency: 'usd' })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ error: { code: 'secret_key_required' } })
  })

  it('returns an intent to a browser only with its client secret and without its metadata', async () => {
    const intent = await pay('4242424242424242')
    const get = (secret: string) =>
      fetch(`${cards.url}/v1/payment_intents/${intent.id}?client_secret=${secret}&key=pk_test_local`)
    const seen: unknown = await (await get(intent.client_secret ?? '')).json()
    expect(seen).toMatchObject({ id: intent.id, status: 'succeeded' })
    expect(seen).not.toHaveProperty('metadata')
    expect((await get('guess')).status).toBe(404)
  })
})

describe('API rules', () => {
  it('rejects what Stripe rejects, with Stripe’s errors', async () => {
    const create = (params: Partial<Stripe.PaymentIntentCreateParams>) =>
      failure(stripe.paymentIntents.create({ amount: 500, currency: 'usd', ...params }))
    expect(await create({ amount: 49 })).toMatchObject({ code: 'amount_too_small', param: 'amount' })
    expect(await create({ amount: 100_000_000 })).toMatchObject({ code: 'amount_too_large' })
    expect(await create({ currency: 'zzz' })).toMatchObject({ param: 'currency' })
    expect(await create({ amount: 1.5 })).toMatchObject({ code: 'parameter_invalid_integer' })
    expect(
      await create({ confirm: true, payment_method: 'pm_none', allowed_payment_method_types: ['card'] }),
    ).toMatchObject({
      code: 'resource_missing',
    })
    expect((await create({ confirm: true, payment_method: 'pm_card_visa' })).message).toContain(
      'you must provide a `return_url`',
    )
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    })
    expect(await failure(client(cards.url, {}, 'sk_test_other').paymentIntents.list())).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    const unknown = await fetch(`${cards.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: 'amount=500&currency=usd&colour=red',
    })
    expect(await unknown.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'colour' } })
  })

  it('cancels only an unsettled intent', async () => {
    const waiting = await pay('4000002500003155')
    expect(await stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    await vi.waitFor(() => expect(heard('payment_intent.canceled')).toHaveLength(1))
    const paid = await pay('4242424242424242')
    expect(await failure(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('finds intents by metadata and lists them newest first', async () => {
    const first = await pay('4242424242424242', { metadata: { payment: 'P1' } })
    const second = await pay('4242424242424242', { metadata: { payment: 'P2' } })
    const result = await stripe.paymentIntents.search({ query: "metadata['payment']:'P1' AND status:'succeeded'" })
    expect(result.data.map((intent) => intent.id)).toEqual([first.id])
    const ids: string[] = []
    for await (const intent of stripe.paymentIntents.list({ limit: 1 })) ids.push(intent.id)
    expect(ids).toEqual([second.id, first.id])
  })

  it('returns Stripe’s errors when rate limited or failing', async () => {
    await knob('fail', { status: 429 })
    expect(await failure(pay('4242424242424242'))).toBeInstanceOf(Stripe.errors.StripeRateLimitError)
    await knob('fail', { status: 500 })
    expect(await failure(pay('4242424242424242'))).toBeInstanceOf(Stripe.errors.StripeAPIError)
  })
})
