import { generateClient } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'
import type { Config } from './config.ts'

/**
 * What of Amplify subscriptions use: its GraphQL client with the real-time part, in a chunk that is loaded after the
 * screen. Only `load-streams.ts` imports it.
 */

/**
 * The client's use with types of our own. Amplify's own types are made for its model generator (and bring an older
 * `graphql`): a document in, a stream of events out.
 */
type StreamClient = { graphql: (options: { query: string; variables: unknown }) => unknown }
const isStreamClient = (client: object): client is StreamClient => 'graphql' in client

/** What the product uses of the client. Amplify has been configured. */
export function createAmplifyStreams(config: Config) {
  if (config.local !== undefined) allowPlainLocalSockets(config.graphqlUrl)
  const api: object = generateClient()
  return {
    /** The events of a subscription, as a stream. */
    stream(query: string, variables: unknown): unknown {
      return isStreamClient(api) ? api.graphql({ query, variables }) : undefined
    },
    Hub,
  }
}

export type AmplifyStreams = ReturnType<typeof createAmplifyStreams>

/**
 * The Amplify client dials `wss://` for every endpoint, even an `http://` one. The local cloud has no certificate, so
 * there, and for exactly its own real-time address, the socket is opened with `ws://`. Nothing else changes.
 */
function allowPlainLocalSockets(graphqlUrl: string): void {
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
