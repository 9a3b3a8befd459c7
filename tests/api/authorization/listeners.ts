import {
  connectRealtime,
  type Frame,
  openRealtime,
  type RealtimeClient,
} from 'local-cloud/appsync/testing/connect-realtime.ts'
import { EVERY_ROLE, type Role } from './cells.ts'

const errorTypeOf = ({ payload }: Frame): string =>
  (payload as { errors?: { errorType?: string; message?: string }[] }).errors?.map((error) => error.errorType).join() ??
  ''

const credential = (token: string): Record<string, string> =>
  token === '' ? { host: 'localhost' } : { Authorization: token, host: 'localhost' }

/**
 * Real-time connections, one per caller; a caller whose token can't connect sends it over an administrator's
 * connection.
 */
export type Listeners = {
  /** Starts a subscription and returns 'accepted' or the error. */
  listen: (role: Role, id: string, document: string) => Promise<string>
  /** Returns the next event of a subscription. */
  nextEvent: (role: Role, id: string) => Promise<Frame>
  /** The number of a subscription's events, besides those returned by `nextEvent`, once everything pending has arrived. */
  count: (role: Role, id: string) => Promise<number>
  close: () => void
}

/** Opens a connection with a token and returns 'accepted' or the error. */
async function connection(url: string, token: string): Promise<string> {
  const client = await openRealtime(url, credential(token))
  client.send({ type: 'connection_init' })
  const frame = await client.next(({ type }) => type === 'connection_ack' || type === 'connection_error')
  client.socket.close()
  return frame.type === 'connection_ack' ? 'accepted' : errorTypeOf(frame)
}

/**
 * Connects all callers. If a caller's token can't connect, its error combines those of the connection and the start.
 */
export async function connectListeners(url: string, tokens: Readonly<Record<Role, string>>): Promise<Listeners> {
  const clients = new Map<Role, RealtimeClient>()
  const closedTo = new Map<Role, string>()
  const connect = async (role: Role) => {
    const verdict = await connection(url, tokens[role])
    if (verdict !== 'accepted') closedTo.set(role, verdict)
    clients.set(role, await connectRealtime(url, tokens[verdict === 'accepted' ? role : 'admin']))
  }
  await Promise.all(EVERY_ROLE.map(connect))
  const clientOf = (role: Role): RealtimeClient => {
    const client = clients.get(role)
    if (!client) throw new Error(`${role} is not connected`)
    return client
  }
  const isEvent = (id: string) => (frame: Frame) => frame.id === id && frame.type === 'data'
  return {
    async listen(role, id, document) {
      const frame = await clientOf(role).start(id, document, credential(tokens[role]))
      const started = frame.type === 'start_ack' ? 'accepted' : errorTypeOf(frame)
      const connected = closedTo.get(role) ?? started
      return connected === started ? started : `${connected}, and ${started} over another's connection`
    },
    nextEvent: (role, id) => clientOf(role).next(isEvent(id)),
    async count(role, id) {
      const client = clientOf(role)
      await client.settle()
      return client.frames.filter(isEvent(id)).length
    },
    close: () => clients.forEach(({ socket }) => socket.close()),
  }
}
