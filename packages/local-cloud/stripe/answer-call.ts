import type { Cards } from './call.ts'
import { CardError, invalidRequest } from './card-error.ts'
import type { CardStore } from './records.ts'
import { listAt, parseForm, textAt } from './form.ts'
import type { Idempotency } from './idempotency.ts'
import { newId } from './new-id.ts'
import { findRoute } from './routes.ts'

const KINDS = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
} as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (name: string) => Object.entries(KINDS).find(([field]) => field === name)?.[1]

function expandPath(store: CardStore, value: unknown, [name, ...rest]: string[], path: string): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item) => expandPath(store, item, [name, ...rest], path))
  if (!isRecord(value)) return value
  if (!(name in value)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const held = value[name]
  const kind = kindOf(name)
  const object = typeof held === 'string' && kind ? store.get(kind, held) : held
  return { ...value, [name]: expandPath(store, object ?? held, rest, path) }
}

/**
 * Replaces IDs in a reply with whole objects, for each path of `expand[]` (`latest_charge`, `data.latest_charge`, …).
 */
const expand = (store: CardStore, reply: unknown, paths: string[]): unknown =>
  paths.reduce((value, path) => {
    const names = path.split('.')
    return expandPath(store, value, names, path)
  }, reply)

export type ApiRequest = {
  method: string
  path: string
  query: string
  body: string
  authorization: string | undefined
  idempotencyKey: string | undefined
}

export type Answer = { status: number; body: string; requestId: string; replayed: boolean }

export type Keys = { secretKey: string; publishableKey: string }

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`

const unauthorized = (message: string, code?: string): CardError =>
  new CardError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })

function keyOf({ authorization, query, body }: ApiRequest): string | undefined {
  const [scheme, value = ''] = (authorization ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0]
  return textAt(parseForm(query), 'key') ?? textAt(parseForm(body), 'key')
}

/**
 * Whether the caller is a browser. Throws 401 for a missing or wrong key, or a publishable key where a secret one is
 * required.
 */
function authenticate(apiRequest: ApiRequest, keys: Keys, browserAllowed: boolean): boolean {
  const key = keyOf(apiRequest)
  if (!key) throw unauthorized(NO_KEY)
  if (key === keys.secretKey) return false
  if (key !== keys.publishableKey) throw unauthorized(`Invalid API Key provided: ${masked(key)}`, 'api_key_invalid')
  if (!browserAllowed)
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    )
  return true
}

const unknownUrl = ({ method, path }: ApiRequest): CardError =>
  new CardError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })

const json = (value: unknown): string => JSON.stringify(value, null, 2)

/**
 * Handles one API request; errors are in Stripe's format. `pause` is awaited while the idempotency key is held (tests).
 */
export async function answerCall(
  cards: Cards,
  apiRequest: ApiRequest,
  keys: Keys,
  idempotency: Idempotency,
  pause: () => Promise<void>,
): Promise<Answer> {
  const requestId = newId('req', 14)
  const done = (status: number, body: string, replayed = false): Answer => ({ status, body, requestId, replayed })
  const refused = (error: CardError): string =>
    json({ error: { ...error.body, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` } })
  const request = `${apiRequest.method} ${apiRequest.path}\n${apiRequest.body}`
  const key = apiRequest.method === 'POST' ? apiRequest.idempotencyKey : undefined
  let held = false
  try {
    const match = findRoute(apiRequest.method, apiRequest.path)
    if (!match) throw unknownUrl(apiRequest)
    const byBrowser = authenticate(apiRequest, keys, match.route.browser)
    if (key !== undefined) {
      const saved = idempotency.begin(key, request, cards.now())
      if (saved) return done(saved.status, saved.body, true)
      held = true
    }
    await pause()
    const params = parseForm(apiRequest.method === 'GET' ? apiRequest.query : apiRequest.body)
    const call = { id: match.id, params, byBrowser, cause: { id: requestId, idempotency_key: key ?? null } }
    return cards.store.together(() => {
      const answer = runCall(
        () => json(expand(cards.store, match.route.run(cards, call), listAt(params, 'expand'))),
        refused,
      )
      if (key !== undefined) idempotency.save(key, request, answer.status, answer.body, cards.now())
      return done(answer.status, answer.body)
    })
  } catch (error) {
    if (error instanceof CardError) return done(error.status, refused(error))
    throw error
  } finally {
    if (held && key !== undefined) idempotency.end(key)
  }
}

function runCall(run: () => string, refused: (error: CardError) => string): { status: number; body: string } {
  try {
    return { status: 200, body: run() }
  } catch (error) {
    if (error instanceof CardError) return { status: error.status, body: refused(error) }
    throw error
  }
}
