import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { authenticate } from '../authorization/authenticate.ts'
import type { Caller } from '../authorization/caller.ts'
import type { Api } from '../execution/scope.ts'
import { RequestError } from '../http/request-error.ts'
import { headersOf, sourceIpOf } from '../http/request-facts.ts'
import { asRecord } from '../shared/as-record.ts'
import { parseJson } from '../shared/parse-json.ts'
import { toText } from '../shared/to-text.ts'
import { acceptSubscription } from './accept-subscription.ts'
import { connectionHeader } from './connection-header.ts'
import type { SubscriptionHub } from './hub.ts'
import { readStart } from './read-start.ts'
import type { LiveSubscription } from './subscription.ts'

/** How long a client waits for a keep-alive, in milliseconds; AppSync's value. */
const connectionTimeoutMs = 300_000
/** AppSync's limit of subscriptions on one connection. */
const subscriptionLimit = 200

type ErrorFrame = { errorType: string; message: string; errorCode?: number }

const expiryOf = (caller: Caller) => (caller.mode === 'AWS_IAM' ? undefined : caller.expires)

/** Serves one accepted WebSocket by AppSync's real-time protocol. */
export function serveConnection(api: Api, hub: SubscriptionHub, socket: WebSocket, request: IncomingMessage): void {
  const live = new Map<string, LiveSubscription>()
  const sourceIp = sourceIpOf(request)
  const send = (message: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const fail = (type: 'error' | 'connection_error', error: unknown, id?: string) => {
    if (!(error instanceof RequestError))
      api.options.log({
        level: 'error',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    const { errorType, message, status } =
      error instanceof RequestError
        ? error
        : { errorType: 'InternalFailure', message: 'An internal failure occurred.', status: 500 }
    const frame: ErrorFrame = type === 'error' ? { errorType, message } : { errorType, message, errorCode: status }
    send({ ...(id === undefined ? {} : { id }), type, payload: { errors: [frame] } })
  }
  const stop = (subscription: LiveSubscription) => {
    live.delete(subscription.id)
    hub.remove(subscription)
  }

  const connected = (async () => {
    const headers = connectionHeader(request)
    if (!headers) throw new RequestError(401, 'UnauthorizedException', 'Valid authorization header not provided.')
    await authenticate(api.options, { headers, body: '{}', method: 'POST', path: '/graphql/connect' }, sourceIp)
  })()
  connected.catch(() => undefined)

  const initialize = async () => {
    try {
      await connected
      send({ type: 'connection_ack', payload: { connectionTimeoutMs } })
      send({ type: 'ka' })
    } catch (error) {
      fail('connection_error', error)
      socket.close(4401, 'Unauthorized')
    }
  }

  const start = async (id: string, payload: unknown) => {
    try {
      await connected
      if (live.has(id))
        throw new RequestError(400, 'DuplicatedOperationError', `A subscription with the id ${id} is running.`)
      if (live.size >= subscriptionLimit)
        throw new RequestError(
          400,
          'MaxSubscriptionsReachedError',
          `Max number of ${subscriptionLimit} subscriptions reached`,
        )
      const { data, headers, operation } = readStart(payload)
      const caller = await authenticate(
        api.options,
        { headers, body: data, method: 'POST', path: '/graphql' },
        sourceIp,
      )
      const acceptance = await acceptSubscription(api, caller, { ...headersOf(request), ...headers }, operation)
      if (!acceptance.ok) return send({ id, type: 'error', payload: { errors: acceptance.errors } })
      const prefix = `{"id":${JSON.stringify(id)},"type":"data","payload":`
      const subscription: LiveSubscription = {
        ...acceptance.subscription,
        id,
        expires: expiryOf(caller),
        deliver: (text) => {
          if (socket.readyState === socket.OPEN) socket.send(`${prefix}${text}}`)
        },
        end: (errorType, message) => {
          stop(subscription)
          send({ id, type: 'error', payload: { errors: [{ errorType, message }] } })
        },
      }
      if (socket.readyState !== socket.OPEN) return undefined
      live.set(id, subscription)
      hub.add(subscription)
      send({ id, type: 'start_ack' })
    } catch (error) {
      fail('error', error, id)
    }
    return undefined
  }

  const receive = (text: string) => {
    const { type, id, payload } = asRecord(parseJson(text))
    if (type === 'connection_init') return void initialize()
    if (type === 'start') return void start(toText(id), payload)
    if (type !== 'stop')
      return fail(
        'error',
        new RequestError(
          400,
          'UnsupportedOperation',
          `${toText(type) || 'unknown'} not supported through the realtime channel`,
        ),
        toText(id) || undefined,
      )
    const subscription = live.get(toText(id))
    if (subscription) stop(subscription)
    return send({ id, type: 'complete' })
  }

  socket.on('message', (data) => receive(data.toString()))
  socket.on('close', () => {
    for (const subscription of live.values()) hub.remove(subscription)
    live.clear()
  })
  socket.on('error', (error) =>
    api.options.log({ level: 'warn', message: `A real-time connection failed: ${error.message}` }),
  )
}
