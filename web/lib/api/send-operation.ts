import type { TypedDocumentString } from '#generated/operations.ts'
import { loadConfig } from './config.ts'
import { type GraphqlFailure, graphqlFailure, thrownFailure } from './graphql-failure.ts'
import { isReply } from './is-reply.ts'
import { loadAmplify } from './load-amplify.ts'
import { countPending } from './pending-requests.ts'

/** The result of an operation: its data, or why there is none. */
export type Outcome<T> = { data: T; failure?: never } | { data?: never; failure: GraphqlFailure }

/** The user's access token, renewed if it has expired; undefined if Cognito returns none. Throws without a network. */
async function fetchAccessToken(): Promise<string | undefined> {
  const { fetchAuthSession } = await loadAmplify()
  const { tokens } = await fetchAuthSession()
  return tokens?.accessToken.toString()
}

async function send<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<Outcome<T>> {
  try {
    const [token, { graphqlUrl }] = await Promise.all([fetchAccessToken(), loadConfig()])
    if (token === undefined) return { failure: { type: 'signed-out', data: undefined } }
    const response = await fetch(graphqlUrl, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.toString(), variables }),
    })
    const body: unknown = await response.json().catch(() => undefined)
    const failure = graphqlFailure(response.status, body)
    if (failure !== undefined) return { failure }
    return isReply(document, body) ? { data: body.data } : { failure: { type: 'unknown', data: undefined } }
  } catch (error) {
    return { failure: thrownFailure(error) }
  }
}

/**
 * Sends a query or a mutation with the user's access token, using `fetch`, because Amplify's client would load its
 * real-time code, which queries and mutations don't need (decision 0073). Never rejects: a failure is part of the
 * outcome.
 */
export const sendOperation = <T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<Outcome<T>> =>
  countPending(send(document, variables))
