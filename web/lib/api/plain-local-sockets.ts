/**
 * The Amplify client dials `wss://` for every endpoint, even an `http://` one. The local cloud has no certificate, so
 * there, and for exactly its own real-time address, the socket is opened with `ws://`. Nothing else changes.
 */
export function allowPlainLocalSockets(graphqlUrl: string): void {
  const endpoint = new URL(graphqlUrl, window.location.origin)
  if (endpoint.protocol !== 'http:') return
  const secure = `wss://${endpoint.host}${endpoint.pathname}/realtime`
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, [address, protocols]: [string | URL, string | string[] | undefined]) {
      const requested = String(address)
      const url = requested.startsWith(secure) ? requested.replace('wss://', 'ws://') : requested
      return new Socket(url, protocols)
    },
  })
}
