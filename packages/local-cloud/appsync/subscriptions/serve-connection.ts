import type { IncomingMessage } from 'node:http'
import type { WebSocket, RawData } from 'ws'
import { asRecord, isRecord, toText, tryParseJson } from '#shared/json.ts'
import { authenticate } from '../authorization/authenticate.ts'
import type { Caller } from '../authorization/caller.ts'
import type { OperationRequest } from '../execution/prepare-operation.ts'
import type { Api } from '../execution/scope.ts'
import { readOperation } from '../http/read-operation.ts'
import { RequestError } from '../http/request-error.ts'
import { headersOf, sourceIpOf } from '../http/request-facts.ts'
import { acceptSubscription } from './accept-subscription.ts'
import type { SubscriptionHub } from './hub.ts'
import type { AcceptedSubscription, LiveSubscription } from './subscription.ts'

/** A WebSocket message as text. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8')
}

/** A header object with lower-case names and string values. */
const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), toText(value)]))

/**
 * The authorization header object of a real-time connection, from the subprotocol `header-<base64url>` or the query's
 * `header` (base64). Undefined if it is missing or unreadable.
 */
function connectionHeader(request: IncomingMessage): Record<string, string> | undefined {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim())
  const ofProtocol = protocols.find((part) => part.startsWith('header-'))?.slice('header-'.length)
  const encoded = ofProtocol ?? new URL(request.url ?? '/', 'http://localhost').searchParams.get('header') ?? ''
  const header = tryParseJson(Buffer.from(encoded.replaceAll(' ', '+'), 'base64').toString('utf8'))
  return isRecord(header) ? lowerCased(header) : undefined
}

/** A parsed `start` message; `data` is the text covered by an IAM signature. */
type StartRequest = { data: string; headers: Record<string, string>; operation: OperationRequest }

/** Parses the payload of a start message. Throws RequestError if its data or authorization is missing. */
function readStart(payload: unknown): StartRequest {
  const { data, extensions } = asRecord(payload)
  const { authorization } = asRecord(extensions)
  if (typeof data !== 'string') throw new RequestError(400, 'BadRequestException', 'The start message has no data.')
  if (!isRecord(authorization))
    throw new RequestError(401, 'UnauthorizedException', 'Valid authorization header not provided.')
  return { data, headers: lowerCased(authorization), operation: readOperation(data) }
}

/** How long a client waits for a keep-alive, in milliseconds; same as AppSync. */
const connectionTimeoutMs = 300_000
/** AppSync's limit on subscriptions per connection. */
const subscriptionLimit = 200

const expiryOf = (caller: Caller) => (caller.mode === 'AWS_IAM' ? undefined : caller.expires)

/** The error sent for an unexpected failure; its cause only goes to the log. */
function refusalOf(api: Api, error: unknown): RequestError {
  if (error instanceof RequestError) return error
  api.options.log({ level: 'error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  return new RequestError(500, 'InternalFailure', 'An internal failure occurred.')
}

/** Serves an accepted WebSocket with AppSync's real-time protocol. */
export function serveConnection(api: Api, hub: SubscriptionHub, socket: WebSocket, request: IncomingMessage): void {
  const live = new Map<string, LiveSubscription>()
  const starting = new Set<string>()
  const sourceIp = sourceIpOf(request)
  const isOpen = () => socket.readyState === socket.OPEN
  const send = (message: unknown) => {
    if (isOpen()) socket.send(JSON.stringify(message))
  }
  const refuse = (id: string, errors: readonly unknown[]) =>
    send({ ...(id === '' ? {} : { id }), type: 'error', payload: { errors } })

  const authenticateConnection = async () => {
    const headers = connectionHeader(request)
    if (!headers) throw new RequestError(401, 'UnauthorizedException', 'Valid authorization header not provided.')
    await authenticate(api.options, { headers, body: '{}', method: 'POST', path: '/graphql/connect' }, sourceIp)
  }
  const connected = authenticateConnection()
  connected.catch(() => undefined)

  const initialize = async () => {
    try {
      await connected
      send({ type: 'connection_ack', payload: { connectionTimeoutMs } })
      send({ type: 'ka' })
    } catch (error) {
      const { errorType, message, status } = refusalOf(api, error)
      send({ type: 'connection_error', payload: { errors: [{ errorType, message, errorCode: status }] } })
      socket.close(4401, 'Unauthorized')
    }
  }

  const stop = (id: string) => {
    const subscription = live.get(id)
    starting.delete(id)
    live.delete(id)
    if (subscription) hub.remove(subscription)
  }

  const open = (id: string, accepted: AcceptedSubscription) => {
    const prefix = `{"id":${JSON.stringify(id)},"type":"data","payload":`
    const subscription: LiveSubscription = {
      ...accepted,
      id,
      expires: expiryOf(accepted.caller),
      deliver: (payload) => {
        if (isOpen()) socket.send(`${prefix}${payload}}`)
      },
      end: (errorType, message) => {
        stop(id)
        refuse(id, [{ errorType, message }])
      },
      complete: () => {
        stop(id)
        send({ id, type: 'complete' })
      },
    }
    live.set(id, subscription)
    hub.add(subscription)
    send({ id, type: 'start_ack' })
  }

  const accept = async (payload: unknown) => {
    await connected
    if (live.size + starting.size > subscriptionLimit)
      throw new RequestError(
        400,
        'MaxSubscriptionsReachedError',
        `Max number of ${subscriptionLimit} subscriptions reached`,
      )
    const { data, headers, operation } = readStart(payload)
    const caller = await authenticate(api.options, { headers, body: data, method: 'POST', path: '/graphql' }, sourceIp)
    return acceptSubscription(api, caller, { ...headersOf(request), ...headers }, operation)
  }

  const start = async (id: string, payload: unknown) => {
    if (live.has(id) || starting.has(id)) {
      refuse(id, [{ errorType: 'DuplicatedOperationError', message: `A subscription with the id ${id} is running.` }])
      return
    }
    starting.add(id)
    try {
      const acceptance = await accept(payload)
      const isWanted = starting.delete(id) && isOpen()
      if (!acceptance.ok) refuse(id, acceptance.errors)
      else if (isWanted) open(id, acceptance.subscription)
    } catch (error) {
      starting.delete(id)
      const { errorType, message } = refusalOf(api, error)
      refuse(id, [{ errorType, message }])
    }
  }

  socket.on('message', (data) => {
    const { type, id: given, payload } = asRecord(tryParseJson(textOf(data)))
    const id = toText(given)
    if (type === 'connection_init') void initialize()
    else if (type === 'start') void start(id, payload)
    else if (type === 'stop') {
      stop(id)
      send({ id, type: 'complete' })
    } else {
      const message = `${toText(type) || 'unknown'} not supported through the realtime channel`
      refuse(id, [{ errorType: 'UnsupportedOperation', message }])
    }
  })
  socket.on('close', () => {
    starting.clear()
    for (const subscription of live.values()) hub.remove(subscription)
    live.clear()
  })
  socket.on('error', ({ message }) =>
    api.options.log({ level: 'warn', message: `A real-time connection failed: ${message}` }),
  )
}
