import type { Call, Cards } from './call.ts'
import { missing, invalidRequest } from './card-error.ts'
import { createConfirmationToken, getConfirmationToken } from './confirmation-tokens.ts'
import { closeDispute, updateDispute } from './disputes.ts'
import { type Form, textAt, formAt } from './form.ts'
import { integerAt, needText } from './read-params.ts'
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

type SearchResult = {
  object: 'search_result'
  data: PaymentIntent[]
  has_more: boolean
  next_page: string | null
  url: string
}

type Clause = (intent: PaymentIntent) => boolean

const CLAUSE = /^(?:metadata\[["']([^"']+)["']\]|(status|currency|id))\s*:\s*["']([^"']*)["']$/

function readClause(text: string): Clause {
  const [, key, field, wanted = ''] = CLAUSE.exec(text.trim()) ?? []
  if (key !== undefined) return (intent) => intent.metadata[key] === wanted
  if (field === 'status') return (intent) => intent.status === wanted
  if (field === 'currency') return (intent) => intent.currency === wanted
  if (field === 'id') return (intent) => intent.id === wanted
  throw invalidRequest('We were unable to parse your search query.', { param: 'query' })
}

/** GET /v1/payment_intents/search: clauses `metadata['k']:'v'`, `status:'…'`, `currency:'…'` joined by AND or by OR. */
function searchIntents(all: PaymentIntent[], params: Form): SearchResult {
  const query = needText(params, 'query')
  const either = query.includes(' OR ')
  const clauses = query.split(either ? ' OR ' : ' AND ').map(readClause)
  const matches = (intent: PaymentIntent) =>
    either ? clauses.some((clause) => clause(intent)) : clauses.every((clause) => clause(intent))
  const intents = all.filter(matches).reverse()
  const limit = integerAt(params, 'limit') ?? 10
  const start = integerAt(params, 'page') ?? 0
  const more = intents.length > start + limit
  return {
    object: 'search_result',
    data: intents.slice(start, start + limit),
    has_more: more,
    next_page: more ? String(start + limit) : null,
    url: '/v1/payment_intents/search',
  }
}

type Listed = { id: string; created: number }

type Page<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

function limitAt(params: Form): number {
  const limit = integerAt(params, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: must be between 1 and 100.', { param: 'limit' })
  return limit
}

function createdWithin(params: Form): (listed: Listed) => boolean {
  const range = formAt(params, 'created')
  const bound = (name: string) => integerAt(range, name)
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')]
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}

/** A page of a list, newest first, paginated like Stripe: `limit`, `starting_after`, `ending_before`, `created[…]`. */
function listPage<T extends Listed>(all: T[], params: Form, url: string): Page<T> {
  const newestFirst = all.filter(createdWithin(params)).reverse()
  const limit = limitAt(params)
  const after = textAt(params, 'starting_after')
  const before = textAt(params, 'ending_before')
  const until = before === undefined ? -1 : newestFirst.findIndex((item) => item.id === before)
  if (until >= 0) {
    const start = Math.max(0, until - limit)
    return { object: 'list', data: newestFirst.slice(start, until), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : newestFirst.findIndex((item) => item.id === after) + 1
  return {
    object: 'list',
    data: newestFirst.slice(start, start + limit),
    has_more: newestFirst.length > start + limit,
    url,
  }
}

/** The fields of an intent that a browser with the client secret may see: an allow-list, like Stripe's. */
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
  /** `:id` matches one part of the path. */
  path: string
  /** Whether the publishable key is sufficient. */
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

/** Every request that this server supports. */
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

/** Finds the route of a request; a fixed name takes precedence over `:id`. */
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
