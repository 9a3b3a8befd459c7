import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AppError } from './app-error.ts'
import { graphqlFailure } from './graphql-failure.ts'
import { isReply } from './is-reply.ts'
import { loadAmplify } from './load-amplify.ts'
import { currentSession, endSession, useSessionStore } from '#web/lib/session/session-store.ts'

async function appError(type: string, data: unknown): Promise<AppError> {
  const { refusalError } = await import('./refusal-error.ts')
  return refusalError(type, data)
}

async function run<T, V>(document: TypedDocumentNode<T, V>, variables: V, refreshed = false): Promise<T> {
  const amplify = await loadAmplify()
  try {
    const result: unknown = await amplify.graphql(document, variables)
    if (!isReply(document, result)) throw new Error('The reply holds no data')
    return result.data
  } catch (error) {
    const failure = graphqlFailure(error)
    if (failure.type === 'second-factor-missing') useSessionStore.setState({ secondFactorDue: true })
    // To an administrator nothing is refused: a refusal means that the user is no longer one.
    const demoted = failure.type === 'not-allowed' && currentSession()?.type === 'Admin' && !refreshed
    if (failure.type !== 'signed-out' && !demoted) throw await appError(failure.type, failure.data)
    // The token ended early, such as after a change of the user's type: one silent refresh, then sign in again.
    const session = refreshed
      ? undefined
      : await amplify.fetchAuthSession({ forceRefresh: true }).catch(() => undefined)
    if (session?.tokens !== undefined) return run(document, variables, true)
    if (currentSession() !== undefined) await amplify.signOut().catch(() => undefined)
    endSession(true)
    throw await appError('signed-out', undefined)
  }
}

/**
 * Runs a typed query (`XDocument` of `generated/operations.ts`). Fails with an `AppError` whose `message` can be shown.
 * An expired session leads to the sign-in page, and back afterwards.
 */
export function query<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}

/** Runs a typed mutation; fails as `query` does. */
export function mutate<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}
