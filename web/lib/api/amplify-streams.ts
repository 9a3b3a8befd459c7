import { generateClient } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'

/**
 * What of Amplify subscriptions use: its GraphQL client with the real-time part, in a chunk that is loaded after the
 * screen. Only `load-streams.ts` imports it.
 */

/**
 * The client's use with types of our own. Amplify's own types are made for its model generator (and bring an older
 * `graphql`): a document in, a stream of events out.
 */
type StreamClient = { graphql: (options: { query: string; variables: unknown }) => Stream }
type Stream = { subscribe: (observer: Observer) => { unsubscribe: () => void } }
type Observer = { next: (event: unknown) => void; error: () => void }
const isStreamClient = (client: object): client is StreamClient => 'graphql' in client

/** What the product uses of the client. Amplify has been configured. */
export function createAmplifyStreams() {
  const api: object = generateClient()
  if (!isStreamClient(api)) throw new TypeError()
  return {
    /** Subscribes to the events of a document. */
    subscribeTo: (query: string, variables: unknown, observer: Observer) =>
      api.graphql({ query, variables }).subscribe(observer),
    Hub,
  }
}

export type AmplifyStreams = ReturnType<typeof createAmplifyStreams>
