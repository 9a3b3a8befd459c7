import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { url: string; port: number; close: () => Promise<void> }

/** Starts an HTTP server on the loopback interface; port 0 (or none) uses a free one. */
export async function listen(handler: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(handler)
  // Longer than the clients' timeouts: the caller closes idle connections, so no request meets a closing one.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(bound)}`,
    port: bound,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
