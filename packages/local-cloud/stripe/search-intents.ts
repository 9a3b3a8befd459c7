import { invalidRequest } from './card-error.ts'
import { integerAt, needText } from './read-params.ts'
import type { Form } from './form.ts'
import type { PaymentIntent } from './records.ts'

export type SearchResult = {
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
export function searchIntents(all: PaymentIntent[], params: Form): SearchResult {
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
