import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, type Listening } from '../shared/listen.ts'
import { readBody } from '../shared/read-body.ts'
import { startCards, type CardsServer } from './start-cards.ts'

const WEBHOOK_SECRET = 'whsec_localtest'
let dataDir: string
let cards: CardsServer
let hook: Listening
let stripe: Stripe
let events: Stripe.Event[]
let hookStatus: () => number

const open = () =>
  startCards({
    dataDir,
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${hook.url}/hook`,
    publicBaseUrl: () => 'http://localhost:3000/_local/stripe',
    log: () => undefined,
    backoff: () => 10,
  })

const client = (url: string, more: Partial<Stripe.StripeConfig> = {}, key = 'sk_test_local'): Stripe => {
  const { hostname, port } = new URL(url)
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...more,
  })
}

const knob = (path: string, ask: unknown = {}) =>
  fetch(`${cards.url}/_test/${path}`, { method: 'POST', body: JSON.stringify(ask) }).then((reply) => reply.json())

const browserPost = (path: string, fields: Record<string, string>) =>
  fetch(`${cards.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams(fields),
  })

const form = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': number.startsWith('37') ? '1234' : '123',
  'payment_method_data[billing_details][address][postal_code]': '94107',
  return_url: 'http://localhost:3000/back',
  ...more,
})

const tokenFor = async (number: string): Promise<string> => {
  const reply: unknown = await browserPost('/v1/confirmation_tokens', form(number)).then((answer) => answer.json())
  if (typeof reply === 'object' && reply && 'id' in reply && typeof reply.id === 'string') return reply.id
  throw new Error(JSON.stringify(reply))
}

const pay = async (
  number: string,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) =>
  stripe.paymentIntents.create(
    {
      amount: 12_500,
      currency: 'usd',
      confirm: true,
      confirmation_token: await tokenFor(number),
      metadata: { payment: 'P1' },
      ...more,
    },
    options,
  )

const failure = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`no Stripe error: ${String(error)}`)
}

const heard = (type: string) => events.filter((event) => event.type === type)

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cards-'))
  events = []
  hookStatus = () => 200
  const verifier = new Stripe('sk_test_local')
  hook = await listen((req, res) => {
    void readBody(req).then((body) => {
      const status = hookStatus()
      if (status === 200)
        events.push(verifier.webhooks.constructEvent(body, String(req.headers['stripe-signature']), WEBHOOK_SECRET))
      res.writeHead(status).end()
    })
  })
  cards = await open()
  stripe = client(cards.url)
})

afterEach(async () => {
  await cards.close()
  await hook.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('paying', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'])(
    'takes the money of %s',
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
      await vi.waitFor(() => {
        expect(heard('payment_intent.succeeded')).toHaveLength(1)
      })
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
    await vi.waitFor(() => {
      expect(heard('payment_intent.payment_failed')).toHaveLength(1)
    })
  })

  it('pays on a second confirmation after a decline', async () => {
    const error = await failure(pay('4000000000000002'))
    const id = error.payment_intent?.id ?? ''
    const intent = await stripe.paymentIntents.confirm(id, { confirmation_token: await tokenFor('4242424242424242') })
    expect(intent.status).toBe('succeeded')
    expect(await failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    })
  })

  it('takes a payment method in place of a token', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
    })
    expect(intent.status).toBe('succeeded')
  })

  it('opens a dispute on 4000000000000259 and still charges it', async () => {
    const intent = await pay('4000000000000259')
    expect(intent.status).toBe('succeeded')
    const charge = await stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge.disputed).toBe(true)
  })

  it('uses a confirmation token once', async () => {
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
  ])('refuses a bad %s: %j', async (param, change, code, message) => {
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123', ...change }
    const fields = Object.fromEntries(Object.entries(card).map(([name, value]) => [`card[${name}]`, value]))
    const reply = await browserPost('/v1/payment_methods', { type: 'card', ...fields })
    expect(reply.status).toBe(402)
    expect(await reply.json()).toMatchObject({ error: { type: 'card_error', code, message, param } })
  })

  it('refuses a card that is not a test card', async () => {
    const reply = await browserPost('/v1/confirmation_tokens', form('4111111111111111'))
    expect(await reply.json()).toMatchObject({ error: { code: 'card_declined', decline_code: 'test_mode_live_card' } })
  })

  it('lets any origin ask, and a publishable key do no more than a browser may', async () => {
    const preflight = await fetch(`${cards.url}/v1/confirmation_tokens`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    const reply = await browserPost('/v1/payment_intents', { amount: '1', currency: 'usd' })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ error: { code: 'secret_key_required' } })
  })

  it('shows an intent to a browser only with its client secret, and without its metadata', async () => {
    const intent = await pay('4242424242424242')
    const get = (secret: string) =>
      fetch(`${cards.url}/v1/payment_intents/${intent.id}?client_secret=${secret}&key=pk_test_local`)
    const seen: unknown = await (await get(intent.client_secret ?? '')).json()
    expect(seen).toMatchObject({ id: intent.id, status: 'succeeded' })
    expect(seen).not.toHaveProperty('metadata')
    expect((await get('guess')).status).toBe(404)
  })
})

describe('3-D Secure', () => {
  const answer = (url: string, value: string) =>
    fetch(url.replace('http://localhost:3000/_local/stripe', cards.url), {
      method: 'POST',
      body: new URLSearchParams({ answer: value }),
    })

  it.each(['4000002500003155', '4000002760003184'])(
    'asks %s for authentication and charges once it is complete',
    async (number) => {
      const intent = await pay(number)
      expect(intent.status).toBe('requires_action')
      const url = intent.next_action?.redirect_to_url?.url ?? ''
      expect(url).toContain('http://localhost:3000/_local/stripe/challenge/')
      const page = await fetch(url.replace('http://localhost:3000/_local/stripe', cards.url)).then((reply) =>
        reply.text(),
      )
      expect(page).toContain('Complete authentication')
      expect(page).toContain('TEST MODE')
      const done = await answer(url, 'complete').then((reply) => reply.text())
      expect(done).toContain('http://localhost:3000/back?payment_intent=')
      expect(done).toContain('postMessage')
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
      await answer(url, 'complete')
      await answer(url, 'fail')
      expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
      await vi.waitFor(() => {
        expect(events.map((event) => event.type)).toEqual([
          'payment_intent.requires_action',
          'payment_intent.succeeded',
        ])
      })
    },
  )

  it('fails the payment when authentication fails', async () => {
    const intent = await pay('4000002760003184', { use_stripe_sdk: true })
    expect(intent.next_action?.type).toBe('use_stripe_sdk')
    const url = String(intent.next_action?.use_stripe_sdk?.['stripe_js'])
    await answer(url, 'fail')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await vi.waitFor(() => {
      expect(heard('payment_intent.payment_failed')).toHaveLength(1)
    })
  })

  it('declines instead when actions are not allowed', async () => {
    const error = await failure(pay('4000002500003155', { error_on_requires_action: true }))
    expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' })
  })
})

describe('the rules of the API', () => {
  it('refuses what Stripe refuses, with its own errors', async () => {
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

  it('cancels what is not settled, and nothing else', async () => {
    const waiting = await pay('4000002500003155')
    expect(await stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    await vi.waitFor(() => {
      expect(heard('payment_intent.canceled')).toHaveLength(1)
    })
    const paid = await pay('4242424242424242')
    expect(await failure(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('finds intents by metadata and lists them newest first', async () => {
    const first = await pay('4242424242424242', { metadata: { payment: 'P1' } })
    const second = await pay('4242424242424242', { metadata: { payment: 'P2' } })
    const found = await stripe.paymentIntents.search({ query: "metadata['payment']:'P1' AND status:'succeeded'" })
    expect(found.data.map((intent) => intent.id)).toEqual([first.id])
    const ids: string[] = []
    for await (const intent of stripe.paymentIntents.list({ limit: 1 })) ids.push(intent.id)
    expect(ids).toEqual([second.id, first.id])
  })

  it('answers as Stripe does when limited or broken', async () => {
    await knob('fail', { status: 429 })
    expect(await failure(pay('4242424242424242'))).toBeInstanceOf(Stripe.errors.StripeRateLimitError)
    await knob('fail', { status: 500 })
    expect(await failure(pay('4242424242424242'))).toBeInstanceOf(Stripe.errors.StripeAPIError)
  })
})

describe('refunds', () => {
  it('gives back a part, then the rest, then nothing', async () => {
    const intent = await pay('4242424242424242')
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 500,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({ amount: 500, status: 'succeeded', payment_intent: intent.id })
    expect((await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 12_500 }))).message).toBe(
      'Refund amount ($125.00) is greater than unrefunded amount on charge ($120.00)',
    )
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 12_000 })
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      refunded: true,
      amount_refunded: 12_500,
    })
    expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    })
    await vi.waitFor(() => {
      expect(heard('charge.refunded')).toHaveLength(2)
    })
  })

  it('refunds once however often the same key asks', async () => {
    const intent = await pay('4242424242424242')
    const ask = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund-1' })
    const [one, two] = [await ask(), await ask()]
    expect(two.id).toBe(one.id)
  })

  it('refuses to refund what was never paid', async () => {
    const waiting = await pay('4000002500003155')
    expect((await failure(stripe.refunds.create({ payment_intent: waiting.id }))).message).toContain(
      'does not have a successful charge',
    )
  })
})

describe('idempotency', () => {
  const params = {
    amount: 700,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
  }

  it('replays the same answer for the same key and body, success and decline alike', async () => {
    const one = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const two = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    expect(two.id).toBe(one.id)
    expect(two.lastResponse.headers['idempotent-replayed']).toBe('true')
    const declined = { ...params, payment_method: 'pm_card_visa_chargeDeclined' }
    const first = await failure(stripe.paymentIntents.create(declined, { idempotencyKey: 'k2' }))
    const second = await failure(stripe.paymentIntents.create(declined, { idempotencyKey: 'k2' }))
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id)
    expect((await stripe.charges.list()).data).toHaveLength(2)
  })

  it('refuses the key for another body, and keeps no refused parameters', async () => {
    await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })
    const other = await failure(stripe.paymentIntents.create({ ...params, amount: 800 }, { idempotencyKey: 'k1' }))
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(other.statusCode).toBe(400)
    await failure(stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'k3' }))
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'k3' })).status).toBe('succeeded')
  })

  it('answers 409 while the first call of a key runs', async () => {
    await knob('delay', { ms: 150 })
    const first = stripe.paymentIntents.create(params, { idempotencyKey: 'k4' })
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(await failure(stripe.paymentIntents.create(params, { idempotencyKey: 'k4' }))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    expect((await first).status).toBe('succeeded')
  })

  it('charges once when the reply is lost and the SDK asks again', async () => {
    await knob('hang')
    const patient = client(cards.url, { maxNetworkRetries: 2 })
    const intent = await patient.paymentIntents.create(params, { idempotencyKey: 'k5' })
    expect(intent.status).toBe('succeeded')
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })

  it('remembers keys, intents and payment methods across a restart', async () => {
    const one = await stripe.paymentIntents.create(params, { idempotencyKey: 'k6' })
    await cards.close()
    cards = await open()
    stripe = client(cards.url)
    const two = await stripe.paymentIntents.create(params, { idempotencyKey: 'k6' })
    expect(two.id).toBe(one.id)
    expect((await stripe.paymentIntents.retrieve(one.id)).status).toBe('succeeded')
  })
})

describe('webhooks', () => {
  it('tries again until the receiver accepts', async () => {
    let refusals = 2
    hookStatus = () => (refusals-- > 0 ? 500 : 200)
    await pay('4242424242424242')
    await vi.waitFor(() => {
      expect(heard('payment_intent.succeeded')).toHaveLength(1)
    })
    expect(refusals).toBe(-1)
  })

  it('delivers what was pending when the server was stopped', async () => {
    hookStatus = () => 500
    await pay('4242424242424242')
    await cards.close()
    hookStatus = () => 200
    cards = await open()
    await vi.waitFor(() => {
      expect(heard('payment_intent.succeeded')).toHaveLength(1)
    })
  })

  it('holds, reorders, doubles, drops and sends again on request', async () => {
    await knob('webhooks', { mode: 'hold' })
    const one = await pay('4242424242424242')
    const two = await pay('4242424242424242')
    expect(await knob('webhooks/state')).toMatchObject({ mode: 'hold', held: [expect.any(String), expect.any(String)] })
    expect(events).toHaveLength(0)
    await knob('webhooks/flush', { order: 'last' })
    const intentOf = (event: Stripe.Event) => ('id' in event.data.object ? event.data.object.id : '')
    expect(events.map(intentOf)).toEqual([two.id, one.id])
    await knob('webhooks/resend', { id: events[0]?.id })
    expect(events).toHaveLength(3)
    await knob('webhooks', { mode: 'duplicate' })
    await pay('4242424242424242')
    await vi.waitFor(() => {
      expect(events).toHaveLength(5)
    })
    expect(events[3]?.id).toBe(events[4]?.id)
    await knob('webhooks', { mode: 'drop' })
    await pay('4242424242424242')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(events).toHaveLength(5)
  })

  it('signs so that a changed body is not accepted', async () => {
    const seen: { body: string; signature: string }[] = []
    const spy = createServer((req, res) => {
      void readBody(req).then((body) => {
        seen.push({ body, signature: String(req.headers['stripe-signature']) })
        res.end()
      })
    })
    await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', resolve))
    const address = spy.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await hook.close()
    hook = {
      url: `http://127.0.0.1:${String(port)}`,
      port,
      close: async () => {
        spy.closeAllConnections()
        spy.close()
      },
    }
    await pay('4242424242424242')
    await vi.waitFor(() => {
      expect(seen).toHaveLength(1)
    })
    const { body, signature } = seen[0] ?? { body: '', signature: '' }
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).type).toBe('payment_intent.succeeded')
    expect(() => stripe.webhooks.constructEvent(body.replace('12500', '1'), signature, WEBHOOK_SECRET)).toThrow()
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
  })
})
