import { createHmac } from 'node:crypto'
import { newId } from './new-id.ts'
import type { CardEvent, CardStore, Delivery } from './records.ts'

export type WebhookMode = 'normal' | 'hold' | 'duplicate' | 'drop'

/** Events that our webhook endpoint subscribes to; /v1/events lists the others too. */
export const DELIVERED = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

/** An event ready to send: its URL, body, and `stripe-signature` header. */
export type SignedRequest = { url: string | undefined; body: string; signature: string }

export type Webhooks = {
  /** Queues an event of a delivered type, according to the current mode. */
  queue: (event: CardEvent) => void
  setMode: (mode: WebhookMode) => void
  mode: () => WebhookMode
  held: () => string[]
  /** Delivers held events sequentially, oldest or newest first. Returns the event IDs. */
  flush: (order: 'first' | 'last') => Promise<string[]>
  /** Delivers an event again, immediately. False if there is none with that ID. */
  resend: (event: string) => Promise<boolean>
  /**
   * An event as it would be delivered at `now` (epoch milliseconds), with its URL. Undefined if there is none with that
   * ID.
   */
  signedRequest: (event: string, now: number) => SignedRequest | undefined
  /** Stops new deliveries and waits for pending ones. The rest is delivered after the next start. */
  close: () => Promise<void>
}

type Settings = {
  store: CardStore
  secret: string
  url: () => string | undefined
  now: () => number
  log: (line: string) => void
  /** Milliseconds to wait before attempt n (1 = first retry). */
  backoff?: (attempt: number) => number
}

const MAX_ATTEMPTS = 16

/** `t=…,v1=…` over `t.body`, as Stripe signs. `now` is in epoch milliseconds. */
export function signWebhook(body: string, secret: string, now: number): string {
  const t = String(Math.floor(now / 1000))
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

const defaultBackoff = (attempt: number): number => Math.min(60_000, 500 * 2 ** attempt)

/** Delivers events to the webhook with Stripe's signature and retries with increasing delays until it returns 2xx. */
export function startWebhooks(settings: Settings): Webhooks {
  const { store, log } = settings
  const backoff = settings.backoff ?? defaultBackoff
  const timers = new Set<NodeJS.Timeout>()
  const underway = new Set<Promise<void>>()
  const closing = new AbortController()
  let mode: WebhookMode = 'normal'
  let closed = false
  const isClosed = () => closed

  const write = (event: CardEvent, now: number): SignedRequest => {
    const body = JSON.stringify(event, null, 2)
    return { url: settings.url(), body, signature: signWebhook(body, settings.secret, now) }
  }
  const post = async (event: CardEvent): Promise<boolean> => {
    const { url, body, signature } = write(event, settings.now())
    if (!url) return false
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature,
        },
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(20_000), closing.signal]),
      })
      await reply.arrayBuffer()
      return reply.ok
    } catch {
      return false
    }
  }

  const later = (delivery: Delivery, wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const running = attempt(delivery).finally(() => underway.delete(running))
      underway.add(running)
    }, wait)
    timer.unref()
    timers.add(timer)
  }

  const attempt = async (delivery: Delivery): Promise<void> => {
    const event = store.get('event', delivery.event)
    if (!event || isClosed()) return
    const accepted = await post(event)
    const attempts = delivery.attempts + 1
    if (accepted || attempts >= MAX_ATTEMPTS) {
      store.together(() => {
        store.remove('delivery', delivery.id)
        if (accepted) store.put('event', event.id, { ...event, pending_webhooks: 0 })
      })
      if (!accepted) log(`cards: gave up delivering ${event.type} ${event.id}`)
      return
    }
    const next = { ...delivery, attempts, held: false }
    store.put('delivery', next.id, next)
    if (settings.url()) log(`cards: webhook refused ${event.type} ${event.id}, attempt ${String(attempts)}`)
    if (!isClosed()) later(next, backoff(attempts))
  }

  const add = (event: CardEvent, held: boolean) => {
    const delivery: Delivery = { id: newId('dl'), event: event.id, attempts: 0, held }
    store.put('delivery', delivery.id, delivery)
    if (!held) later(delivery, 0)
  }

  for (const delivery of store.list('delivery')) later({ ...delivery, held: false }, 0)

  return {
    queue: (event) => {
      if (!DELIVERED.includes(event.type) || mode === 'drop') return
      add(event, mode === 'hold')
      if (mode === 'duplicate') add(event, false)
    },
    setMode: (next) => {
      mode = next
    },
    mode: () => mode,
    held: () => store.list('delivery').flatMap(({ held, event }) => (held ? [event] : [])),
    flush: async (order) => {
      const held = store.list('delivery').filter((delivery) => delivery.held)
      const ordered = order === 'last' ? held.reverse() : held
      for (const delivery of ordered) await attempt(delivery)
      return ordered.map((delivery) => delivery.event)
    },
    resend: async (id) => {
      const event = store.get('event', id)
      if (event) await post(event)
      return event !== undefined
    },
    signedRequest: (id, now) => {
      const event = store.get('event', id)
      return event && write(event, now)
    },
    close: async () => {
      closed = true
      for (const timer of timers) clearTimeout(timer)
      const patience = setTimeout(() => closing.abort(), 1000)
      await Promise.all(underway)
      clearTimeout(patience)
    },
  }
}
