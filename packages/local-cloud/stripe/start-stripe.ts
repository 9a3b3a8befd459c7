import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../shared/listen.ts'
import { openStore } from '../shared/open-store.ts'
import { readBody } from '../shared/read-body.ts'
import { answerCall } from './answer-call.ts'
import type { Cards } from './call.ts'
import { challengePage, settledPage, unknownChallengePage } from './challenge-page.ts'
import { bankDecides } from './disputes.ts'
import { openFaults, type Fault } from './faults.ts'
import { parseForm, textAt } from './form.ts'
import { openIdempotency } from './idempotency.ts'
import { newId } from './new-id.ts'
import type { CardEvent, CardRecords, PaymentIntent } from './records.ts'
import { settleChallenge } from './settle-challenge.ts'
import { turnKnob } from './test-knobs.ts'
import { startWebhooks } from './webhooks.ts'

export type CardsOptions = {
  port?: number
  dataDir: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The destination of events; called before every delivery, so it may be set later. */
  webhookUrl: () => string | undefined
  /** This server's URL as the browser sees it, including the path (e.g. `http://localhost:3000/_local/stripe`). */
  publicBaseUrl: () => string
  log: (line: string) => void
  /** Returns the time in epoch milliseconds; tests may replace it. */
  now?: () => number
  /** Milliseconds to wait before webhook retry n. */
  backoff?: (attempt: number) => number
}

export type CardsServer = {
  url: string
  /** Handles a request received by another server; removes the path of `publicBaseUrl`. */
  handler: (req: IncomingMessage, res: ServerResponse) => void
  close: () => Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, stripe-version, stripe-account, x-stripe-client-user-agent',
  'access-control-expose-headers': 'request-id, idempotent-replayed, stripe-should-retry',
  'access-control-max-age': '600',
}

const API_VERSION = '2026-10-28.endive'

/** The URL to which the browser returns after a challenge, with Stripe's parameters. */
function returnAddress(intent: PaymentIntent, returnUrl: string | null): string | null {
  if (!returnUrl || !URL.canParse(returnUrl) || !/^https?:/.test(returnUrl)) return null
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.last_payment_error ? 'failed' : 'succeeded')
  return url.href
}

const readJson = (text: string): Record<string, unknown> => {
  const value: unknown = text === '' ? {} : JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Starts the Stripe-compatible server. State is stored in `dataDir/cards.jsonl`. */
export async function startStripe(options: CardsOptions): Promise<CardsServer> {
  const now = options.now ?? Date.now
  const store = openStore<CardRecords>(join(options.dataDir, 'cards.jsonl'))
  const webhooks = startWebhooks({
    store,
    now,
    secret: options.webhookSecret,
    url: options.webhookUrl,
    log: options.log,
    ...(options.backoff ? { backoff: options.backoff } : {}),
  })
  const faults = openFaults()
  const idempotency = openIdempotency(store)
  const base = () => options.publicBaseUrl().replace(/\/$/, '')
  const cards: Cards = {
    store,
    now,
    challengeUrl: (id) => `${base()}/challenge/${id}`,
    emit: (type, object, request) => {
      const event: CardEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(now() / 1000),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request,
        type,
      }
      store.put('event', event.id, event)
      webhooks.queue(event)
    },
  }

  const html = (res: ServerResponse, status: number, page: string) => {
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
  }
  const json = (res: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) => {
    res
      .writeHead(status, {
        ...CORS,
        'content-type': 'application/json',
        'cache-control': 'no-cache, no-store',
        ...headers,
      })
      .end(body)
  }

  const challenge = async (req: IncomingMessage, res: ServerResponse, id: string) => {
    const stored = store.get('challenge', id)
    const intent = stored && store.get('payment_intent', stored.payment_intent)
    if (!intent) {
      html(res, 404, unknownChallengePage())
      return
    }
    if (req.method !== 'POST' && !stored.settled) {
      html(res, 200, challengePage(intent))
      return
    }
    const answer = req.method === 'POST' ? textAt(parseForm(await readBody(req)), 'answer') : undefined
    const settled = settleChallenge(cards, id, answer === 'complete') ?? intent
    const outcome = {
      type: 'stripe-challenge',
      paymentIntent: settled.id,
      status: settled.status,
      passed: settled.last_payment_error === null,
    } as const
    html(res, 200, settledPage(outcome, returnAddress(settled, stored.return_url)))
  }

  const broken = (res: ServerResponse, fault: Fault | undefined): boolean => {
    if (fault?.kind === 'lose-request') res.destroy()
    else if (fault?.kind === 'status') {
      const [type, message] =
        fault.status === 429
          ? ['invalid_request_error', 'Request rate limit exceeded.']
          : ['api_error', 'An unknown error occurred.']
      const code = fault.status === 429 ? { code: 'rate_limit' } : {}
      json(res, fault.status, JSON.stringify({ error: { ...code, type, message } }))
    } else return false
    return true
  }

  const api = async (req: IncomingMessage, res: ServerResponse, url: URL) => {
    const body = await readBody(req)
    const method = req.method ?? 'GET'
    const fault = faults.take(method, url.pathname)
    if (broken(res, fault)) return
    const key = req.headers['idempotency-key']
    const apiRequest = {
      method,
      path: url.pathname,
      query: url.search.slice(1),
      body,
      authorization: req.headers.authorization,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    const answer = await answerCall(cards, apiRequest, options, idempotency, async () => {
      if (fault?.kind === 'delay') await faults.wait(fault.ms)
    })
    if (fault?.kind === 'lose-reply') {
      res.destroy()
      return
    }
    json(res, answer.status, answer.body, {
      'request-id': answer.requestId,
      'stripe-version': API_VERSION,
      ...(answer.replayed ? { 'idempotent-replayed': 'true' } : {}),
      ...(apiRequest.idempotencyKey ? { 'idempotency-key': apiRequest.idempotencyKey } : {}),
    })
  }

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', 'http://local')
    const prefix = new URL(base(), 'http://local').pathname
    if (prefix !== '/' && url.pathname.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length)
    if (url.pathname.startsWith('/_test/')) {
      const reply = await turnKnob(url.pathname, readJson(await readBody(req)), {
        ...{ webhooks, faults },
        decideDispute: (id, won) => store.together(() => bankDecides(cards, id, won)),
      })
      res
        .writeHead(reply?.status ?? 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply?.body ?? { error: 'no such knob' }))
    } else if (url.pathname.startsWith('/challenge/'))
      await challenge(req, res, url.pathname.slice('/challenge/'.length))
    else if (req.method === 'OPTIONS') res.writeHead(204, CORS).end()
    else await api(req, res, url)
  }

  const handler = (req: IncomingMessage, res: ServerResponse): void => {
    answer(req, res).catch((error: unknown) => {
      options.log(`cards: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      if (res.headersSent) res.destroy()
      else json(res, 500, JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }))
    })
  }

  const server = await listen(handler, options.port)
  return {
    url: server.url,
    handler,
    close: async () => {
      await webhooks.close()
      await server.close()
    },
  }
}
