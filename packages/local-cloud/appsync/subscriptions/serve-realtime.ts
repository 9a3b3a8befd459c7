import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Api } from '../execution/scope.ts'
import type { SubscriptionHub } from './hub.ts'
import { serveConnection } from './serve-connection.ts'

/** Milliseconds between keep-alives, and between checks for expired tokens. */
const keepAliveMs = 60_000
const expiryCheckMs = 1_000

const noProtocol = { errorType: 'NoProtocolError', errorCode: 400, message: 'The subprotocol graphql-ws is required.' }

/** The real-time endpoint of an API. */
export type Realtime = {
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  connections: () => number
  close: () => Promise<void>
}

/** Serves WebSocket upgrades of `/graphql/realtime`; supports only the subprotocol `graphql-ws`. */
export function serveRealtime(api: Api, hub: SubscriptionHub): Realtime {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1_048_576,
    handleProtocols: (protocols) => (protocols.has('graphql-ws') ? 'graphql-ws' : false),
  })
  const keepAlive = setInterval(() => {
    for (const socket of server.clients) if (socket.readyState === socket.OPEN) socket.send('{"type":"ka"}')
  }, keepAliveMs)
  const expiry = setInterval(hub.expire, expiryCheckMs)
  keepAlive.unref()
  expiry.unref()
  return {
    handleUpgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (client) => {
        if (client.protocol === 'graphql-ws') {
          serveConnection(api, hub, client, request)
          return
        }
        client.send(JSON.stringify({ type: 'connection_error', payload: { errors: [noProtocol] } }))
        client.close(1002)
      })
    },
    connections: () => server.clients.size,
    async close() {
      clearInterval(keepAlive)
      clearInterval(expiry)
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
