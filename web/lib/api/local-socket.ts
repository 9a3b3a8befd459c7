/**
 * The Amplify client dials `wss://` for every endpoint, even an `http://` one. The local cloud has no certificate, so
 * there, and for exactly its own real-time address, the socket is opened with `ws://`. Nothing else changes.
 */
export function openLocalSocketsPlainly(graphqlUrl: string): void {
  const endpoint = new URL(graphqlUrl)
  if (endpoint.protocol !== 'http:') return
  const secure = `wss://${endpoint.host}${endpoint.pathname}/realtime`
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, [address, protocols]: [string | URL, string | string[] | undefined]) {
      const asked = String(address)
      const url = asked.startsWith(secure) ? asked.replace('wss://', 'ws://') : asked
      return new Socket(url, protocols)
    },
  })
}
