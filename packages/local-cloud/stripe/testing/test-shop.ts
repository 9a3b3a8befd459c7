import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach } from 'vitest'
import { listen, type Listening } from '#shared/listen.ts'
import { readBody } from '#shared/read-body.ts'
import { startStripe, type CardsServer } from '../start-stripe.ts'

/** The signing secret of webhooks. */
export const WEBHOOK_SECRET = 'whsec_localtest'
let dataDir: string
/** The server under test; a new one for each test. */
export let cards: CardsServer
let hook: Listening
/** An SDK client as functions use it, but without retries. */
export let stripe: Stripe
/** The events the webhook accepted. */
export let events: Stripe.Event[]
let hookStatus: () => number

const open = () =>
  startStripe({
    dataDir,
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${hook.url}/hook`,
    publicBaseUrl: () => 'http://localhost:3000/_local/stripe',
    log: () => undefined,
    backoff: () => 10,
  })

/** Stops the server. */
export async function stopCards(): Promise<void> {
  await cards.close()
}

/** Restarts a stopped server on the same data. */
export async function startAgain(): Promise<void> {
  cards = await open()
  stripe = client(cards.url)
}

/** Stops and restarts the server on the same data. */
export async function restartCards(): Promise<void> {
  await stopCards()
  await startAgain()
}

/** Sets the webhook's response status. */
export function answerHook(status: () => number): void {
  hookStatus = status
}

/** The bodies and signatures the webhook received, accepted or not. */
export const received: { body: string; signature: string }[] = []

/** An SDK client for a server at `url`. */
export const client = (url: string, more: Partial<Stripe.StripeConfig> = {}, key = 'sk_test_local'): Stripe => {
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

/** Sends a test request under `/_test/`. */
export const knob = (path: string, ask: unknown = {}) =>
  fetch(`${cards.url}/_test/${path}`, { method: 'POST', body: JSON.stringify(ask) }).then((reply) => reply.json())

/** Sends a request with the publishable key, like the card form. */
export const browserPost = (path: string, fields: Record<string, string>) =>
  fetch(`${cards.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams(fields),
  })

/** The fields of a card form. */
export const form = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  'payment_method_data[card][cvc]': number.startsWith('37') ? '1234' : '123',
  'payment_method_data[billing_details][address][postal_code]': '94107',
  return_url: 'http://localhost:3000/back',
  ...more,
})

/** A confirmation token for a card. */
export const tokenFor = async (number: string): Promise<string> => {
  const reply: unknown = await browserPost('/v1/confirmation_tokens', form(number)).then((answer) => answer.json())
  if (typeof reply === 'object' && reply && 'id' in reply && typeof reply.id === 'string') return reply.id
  throw new Error(JSON.stringify(reply))
}

/** Creates and confirms an intent. */
export const pay = async (
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

/** The Stripe error with which a promise rejects. */
export const failure = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`no Stripe error: ${String(error)}`)
}

/** The accepted events of a type. */
export const heard = (type: string) => events.filter((event) => event.type === type)

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cards-'))
  events = []
  received.length = 0
  hookStatus = () => 200
  const verifier = new Stripe('sk_test_local')
  hook = await listen(
    (req, res) =>
      void readBody(req).then((body) => {
        const status = hookStatus()
        const signature = String(req.headers['stripe-signature'])
        received.push({ body, signature })
        if (status === 200) events.push(verifier.webhooks.constructEvent(body, signature, WEBHOOK_SECRET))
        res.writeHead(status).end()
      }),
  )
  cards = await open()
  stripe = client(cards.url)
})

afterEach(async () => {
  await cards.close()
  await hook.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The ID of an intent's charge. */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): string =>
  typeof charge === 'string' ? charge : (charge?.id ?? '')
