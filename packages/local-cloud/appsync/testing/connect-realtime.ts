import { WebSocket } from 'ws'
import { textOf } from '../subscriptions/serve-connection.ts'
import { asRecord, tryParseJson } from '#shared/json.ts'

export type Frame = { type: unknown; id?: unknown; payload?: unknown }

/** A minimal client for the real-time protocol. */
export type RealtimeClient = {
  frames: Frame[]
  socket: WebSocket
  send(message: unknown): void
  /** Resolves with the next unread frame that matches; rejects after 15 seconds. */
  next(fits: (frame: Frame) => boolean): Promise<Frame>
  /** Starts a subscription and resolves with its start_ack or error. */
  start(id: string, query: string, token: string | Record<string, string>, variables?: unknown): Promise<Frame>
  /** Resolves after the server has responded to everything sent before. */
  settle(): Promise<void>
  closed: Promise<number>
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Opens a socket with the header in the subprotocol (`protocol`) or the URL (`query`), without connection_init. */
export async function openRealtime(
  url: string,
  header: unknown,
  way: 'protocol' | 'query' = 'protocol',
): Promise<RealtimeClient> {
  const socket =
    way === 'protocol'
      ? new WebSocket(url, ['graphql-ws', `header-${encode(header)}`])
      : new WebSocket(
          `${url}?header=${encodeURIComponent(Buffer.from(JSON.stringify(header)).toString('base64'))}&payload=${encodeURIComponent('e30=')}`,
          'graphql-ws',
        )
  const frames: Frame[] = []
  const waiting: { fits: (frame: Frame) => boolean; take: (frame: Frame) => void }[] = []
  socket.on('message', (data) => {
    const { type, id, payload } = asRecord(tryParseJson(textOf(data)))
    const frame = { type, id, payload }
    const index = waiting.findIndex(({ fits }) => fits(frame))
    if (index < 0) frames.push(frame)
    else waiting.splice(index, 1)[0]?.take(frame)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const send = (message: unknown) => socket.send(JSON.stringify(message))
  const next = (fits: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve, reject) => {
      const index = frames.findIndex(fits)
      const [frame] = index < 0 ? [] : frames.splice(index, 1)
      if (frame) {
        resolve(frame)
        return
      }
      const timer = setTimeout(() => reject(new Error(`no such frame; unclaimed: ${JSON.stringify(frames)}`)), 15_000)
      waiting.push({
        fits,
        take: (frame) => {
          clearTimeout(timer)
          resolve(frame)
        },
      })
    })
  return {
    frames,
    socket,
    send,
    next,
    closed,
    start(id, query, token, variables = {}) {
      const authorization = typeof token === 'string' ? { Authorization: token, host: 'localhost' } : token
      send({
        id,
        type: 'start',
        payload: { data: JSON.stringify({ query, variables }), extensions: { authorization } },
      })
      return next((frame) => frame.id === id && (frame.type === 'start_ack' || frame.type === 'error'))
    },
    async settle() {
      send({ id: 'settle', type: 'stop' })
      await next(({ type, id }) => type === 'complete' && id === 'settle')
    },
  }
}

/** Opens a socket and completes the handshake. */
export async function connectRealtime(url: string, token: string): Promise<RealtimeClient> {
  const client = await openRealtime(url, { Authorization: token, host: 'localhost' })
  client.send({ type: 'connection_init' })
  await client.next(({ type }) => type === 'connection_ack')
  return client
}
