import type { Call, Cards } from './call.ts'
import { missing } from './card-error.ts'
import { createConfirmationToken, getConfirmationToken } from './confirmation-tokens.ts'
import { closeDispute, updateDispute } from './disputes.ts'
import { type Form, textAt } from './form.ts'
import { listPage } from './list-page.ts'
import { getPaymentMethod, makePaymentMethod } from './make-payment-method.ts'
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  getPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts'
import type { CardRecords, PaymentIntent } from './records.ts'
import { createRefund } from './refunds.ts'
import { searchIntents } from './search-intents.ts'

/** What a browser holding the client secret may see of an intent: an allow-list, as Stripe's. */
const publicIntent = (intent: PaymentIntent) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  automatic_payment_methods: intent.automatic_payment_methods,
  canceled_at: intent.canceled_at,
  cancellation_reason: intent.cancellation_reason,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: intent.confirmation_method,
  created: intent.created,
  currency: intent.currency,
  description: intent.description,
  last_payment_error: intent.last_payment_error,
  livemode: intent.livemode,
  next_action: intent.next_action,
  payment_method: intent.payment_method,
  payment_method_types: intent.payment_method_types,
  receipt_email: intent.receipt_email,
  setup_future_usage: intent.setup_future_usage,
  shipping: intent.shipping,
  status: intent.status,
})

export type Route = {
  method: 'GET' | 'POST'
  /** `:id` represents one part of the path. */
  path: string
  /** Whether the publishable key is enough. */
  browser: boolean
  run: (cards: Cards, call: Call) => unknown
}

const seenBy = (call: Call, intent: PaymentIntent) => (call.byBrowser ? publicIntent(intent) : intent)

type Kind = 'charge' | 'refund' | 'event' | 'dispute' | 'payment_intent'

const sameAs =
  (params: Form, names: string[]) =>
  (record: object): boolean =>
    names.every((name) => {
      const wanted = textAt(params, name)
      return wanted === undefined || Object.entries(record).some(([key, value]) => key === name && value === wanted)
    })

const listOf =
  (kind: Kind, url: string, filters: string[]) =>
  (cards: Cards, { params }: Call) =>
    listPage<CardRecords[Kind]>(cards.store.list(kind).filter(sameAs(params, filters)), params, url)

const itemOf =
  (kind: Kind) =>
  (cards: Cards, { id }: Call) => {
    const item = cards.store.get(kind, id)
    if (!item) throw missing(404, kind, id, 'id')
    return item
  }

const read = (path: string, run: Route['run'], browser = false): Route => ({ method: 'GET', path, browser, run })
const write = (path: string, run: Route['run'], browser = false): Route => ({ method: 'POST', path, browser, run })

/** Every call this server answers. */
export const ROUTES: readonly Route[] = [
  write('/v1/payment_methods', (cards, { params }) => makePaymentMethod(cards, params), true),
  read('/v1/payment_methods/:id', (cards, { id }) => getPaymentMethod(cards, id, 404)),
  write('/v1/confirmation_tokens', createConfirmationToken, true),
  write('/v1/test_helpers/confirmation_tokens', createConfirmationToken),
  read('/v1/confirmation_tokens/:id', (cards, { id }) => getConfirmationToken(cards, id), true),
  write('/v1/payment_intents', createPaymentIntent),
  read('/v1/payment_intents', listOf('payment_intent', '/v1/payment_intents', ['customer'])),
  read('/v1/payment_intents/search', (cards, { params }) => searchIntents(cards.store.list('payment_intent'), params)),
  read('/v1/payment_intents/:id', (cards, call) => seenBy(call, getPaymentIntent(cards, call)), true),
  write('/v1/payment_intents/:id', updatePaymentIntent),
  write('/v1/payment_intents/:id/confirm', (cards, call) => seenBy(call, confirmPaymentIntent(cards, call)), true),
  write('/v1/payment_intents/:id/capture', capturePaymentIntent),
  write('/v1/payment_intents/:id/cancel', cancelPaymentIntent),
  read('/v1/charges', listOf('charge', '/v1/charges', ['payment_intent'])),
  read('/v1/charges/:id', itemOf('charge')),
  write('/v1/refunds', createRefund),
  read('/v1/refunds', listOf('refund', '/v1/refunds', ['payment_intent', 'charge'])),
  read('/v1/refunds/:id', itemOf('refund')),
  read('/v1/disputes', listOf('dispute', '/v1/disputes', ['payment_intent', 'charge'])),
  read('/v1/disputes/:id', itemOf('dispute')),
  write('/v1/disputes/:id', updateDispute),
  write('/v1/disputes/:id/close', closeDispute),
  read('/v1/events', listOf('event', '/v1/events', ['type'])),
  read('/v1/events/:id', itemOf('event')),
]

export type Found = { route: Route; id: string }

/** The route of a call; a fixed name wins over `:id`. */
export function findRoute(method: string, path: string): Found | undefined {
  const parts = path.split('/')
  const fits = (route: Route) => {
    const names = route.path.split('/')
    return names.length === parts.length && names.every((name, i) => name === ':id' || name === parts[i])
  }
  const matches = ROUTES.filter((route) => route.method === method && fits(route))
  const route = matches.find((route) => !route.path.includes(':id')) ?? matches[0]
  if (!route) return undefined
  return { route, id: decodeURIComponent(parts[route.path.split('/').indexOf(':id')] ?? '') }
}
