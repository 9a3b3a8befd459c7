import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentGateway } from './payment-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

type Seen = { path: string; key: string | undefined; form: Record<string, string> }
type Answer = { status: number; body: object }

/** Stands for a reply that never arrives. */
const HANGS = 0

let server: Server
let gateway: PaymentGateway
const seen: Seen[] = []
const answers: Answer[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      seen.push({
        path: `${request.method} ${request.url}`,
        key: typeof key === 'string' ? key : undefined,
        form: Object.fromEntries(new URLSearchParams(text)),
      })
      const { status, body } = answers.shift() ?? { status: 500, body: {} }
      if (status === HANGS) return
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  gateway = stripeGateway(
    new Stripe('sk_test_1', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout: 500 }),
  )
})
afterAll(() => void server.close())
afterEach(() => {
  vi.restoreAllMocks()
  seen.length = 0
  answers.length = 0
})

const intent = (more: object = {}) => ({
  object: 'payment_intent',
  id: 'pi_1',
  status: 'succeeded',
  amount: 39_900,
  currency: 'usd',
  client_secret: 'pi_1_secret',
  latest_charge: 'ch_1',
  last_payment_error: null,
  metadata: { paymentKey: 'p1' },
  ...more,
})
const error = (status: number, more: object): Answer => ({ status, body: { error: { message: 'No.', ...more } } })
const order = (token = 'ctoken_1') =>
  gateway.order({ paymentKey: 'p1', amount: 39_900, currency: 'usd', token, description: 'RN - 90 days' })

describe('stripeGateway', () => {
  it.each([
    ['ctoken_1', 'confirmation_token'],
    ['pm_1', 'payment_method'],
  ])('creates and confirms with %s under the payment key', async (token, field) => {
    answers.push({ status: 200, body: intent() })
    expect(await order(token)).toEqual({
      kind: 'intent',
      intent: {
        id: 'pi_1',
        status: 'succeeded',
        amount: 39_900,
        currency: 'usd',
        paymentKey: 'p1',
        clientSecret: 'pi_1_secret',
        chargeId: 'ch_1',
      },
    })
    expect(seen).toMatchObject([{ path: 'POST /v1/payment_intents', key: 'p1' }])
    expect(seen[0]?.form).toEqual({
      amount: '39900',
      currency: 'usd',
      confirm: 'true',
      description: 'RN - 90 days',
      'metadata[paymentKey]': 'p1',
      'allowed_payment_method_types[0]': 'card',
      [field]: token,
    })
  })

  it('reports a declined card with its message, and the intent it left', async () => {
    const failed = intent({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', message: 'Declined.' },
    })
    answers.push(error(402, { type: 'card_error', code: 'card_declined', payment_intent: failed }))
    expect(await order()).toMatchObject({
      kind: 'intent',
      intent: { id: 'pi_1', status: 'failed', failure: 'Declined.' },
    })
  })

  it('throws when the card service hangs: it may have charged', async () => {
    answers.push({ status: HANGS, body: {} })
    await expect(order()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(seen).toMatchObject([{ key: 'p1' }])
  })

  it('distinguishes an invalid order from one that may have charged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers.push(error(400, { type: 'invalid_request_error', code: 'resource_missing' }))
    expect(await order()).toEqual({ kind: 'refused' })
    expect(log).toHaveBeenCalledTimes(1)
    answers.push(error(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' }))
    expect(await order()).toEqual({ kind: 'busy' })
    answers.push(
      error(400, { type: 'idempotency_error' }),
      error(500, { type: 'api_error' }),
      error(401, {}),
      error(429, {}),
    )
    for (let n = 0; n < 4; n += 1) await expect(order()).rejects.toThrow()
  })

  it.each([
    ['requires_action', 'requires_action'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'canceled'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
  ])('takes the status %s as %s', async (status, expected) => {
    answers.push({ status: 200, body: intent({ status }) })
    expect((await gateway.find('pi_1')).status).toBe(expected)
  })

  it('returns the current intent when it can no longer be cancelled', async () => {
    answers.push(error(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }))
    answers.push({ status: 200, body: intent() })
    expect((await gateway.cancel('pi_1')).status).toBe('succeeded')
    expect(seen.map(({ path }) => path)).toEqual([
      'POST /v1/payment_intents/pi_1/cancel',
      'GET /v1/payment_intents/pi_1?expand[0]=latest_charge',
    ])
  })

  it('reports an intent whose whole charge was refunded', async () => {
    const charge = { object: 'charge', id: 'ch_1', refunded: true }
    answers.push({ status: 200, body: intent({ latest_charge: charge }) })
    answers.push({ status: 200, body: intent({ latest_charge: { ...charge, refunded: false } }) })
    expect(await gateway.find('pi_1')).toMatchObject({ chargeId: 'ch_1', refunded: true })
    expect(await gateway.find('pi_1')).not.toHaveProperty('refunded')
  })

  it.each([
    ['charge_disputed', { why: 'disputed' }],
    ['balance_insufficient', { why: 'funds' }],
    ['insufficient_funds', { why: 'funds' }],
    ['charge_expired_for_capture', { why: 'refused' }],
    ['lock_timeout', { type: 'StripeInvalidRequestError' }],
  ])('distinguishes a refund refused for %s from one that may be asked again', async (code, thrown) => {
    answers.push(error(400, { type: 'invalid_request_error', code }))
    await expect(gateway.refund('pi_1')).rejects.toMatchObject(thrown)
  })

  it('refunds the whole charge once, and asks again after a refusal', async () => {
    answers.push(error(400, { type: 'invalid_request_error', code: 'insufficient_funds' }))
    answers.push({ status: 200, body: { id: 're_1' } })
    answers.push(error(400, { type: 'invalid_request_error', code: 'charge_already_refunded' }))
    await expect(gateway.refund('pi_1')).rejects.toMatchObject({ why: 'funds' })
    await gateway.refund('pi_1')
    await gateway.refund('pi_1')
    expect(seen.map(({ form }) => form)).toEqual(Array.from({ length: 3 }, () => ({ payment_intent: 'pi_1' })))
    // With a key of ours, Stripe would repeat its first reply.
    const keys = seen.flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('searches by the payment key', async () => {
    answers.push({ status: 200, body: { object: 'search_result', data: [intent()], has_more: false } })
    answers.push({ status: 200, body: { object: 'search_result', data: [], has_more: false } })
    expect(await gateway.search('p1')).toMatchObject({ id: 'pi_1' })
    expect(await gateway.search('p1')).toBeUndefined()
    expect(decodeURIComponent(seen[0]?.path ?? '')).toContain("metadata['paymentKey']:'p1'")
  })
})
