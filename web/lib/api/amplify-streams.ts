import { generateClient } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'

/**
 * The part of Amplify that subscriptions need: its GraphQL client with real-time support, in a chunk loaded after the
 * screen. Only `load-streams.ts` imports this module.
 */

/**
 * Our own types for the client: a document in, a stream of events out. Amplify's types are made for its model generator
 * and depend on an older `graphql`.
 */
type StreamClient = { graphql: (options: { query: string; variables: unknown }) => Stream }
type Stream = { subscribe: (observer: Observer) => { unsubscribe: () => void } }
type Observer = { next: (event: unknown) => void; error: () => void }
const isStreamClient = (client: object): client is StreamClient => 'graphql' in client

/** Returns the parts of the client that the app uses. Amplify must be configured. */
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
