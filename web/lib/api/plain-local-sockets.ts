/**
 * Amplify's client opens `wss://` for every endpoint, even an `http://` one. The local cloud has no certificate, so its
 * real-time URL, and only that, is opened with `ws://` instead.
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
