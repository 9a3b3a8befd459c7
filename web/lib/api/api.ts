import type { TypedDocumentString } from '#generated/operations.ts'
import { networkFailure } from '#domain/messages/network-failure.ts'
import { AppError } from './app-error.ts'
import { loadAmplify } from './load-amplify.ts'
import { sendOperation } from './send-operation.ts'
import { currentSession, endSession, sessionStore } from '#web/lib/session/session-store.ts'

async function appError(type: string, data: unknown): Promise<AppError> {
  // Without a connection, the error messages can't be loaded.
  if (type === 'network') return new AppError(type, networkFailure)
  const { refusalError } = await import('./refusal-error.ts')
  return refusalError(type, data)
}

/**
 * Renews, once, a token that was revoked early, for example by a change of the user's type. Returns whether there are
 * tokens.
 */
async function renewTokens(): Promise<boolean> {
  const amplify = await loadAmplify()
  const session = await amplify.fetchAuthSession({ forceRefresh: true }).catch(() => undefined)
  if (session?.tokens !== undefined) return true
  if (currentSession() !== undefined) await amplify.signOut().catch(() => undefined)
  return false
}

async function run<T, V>(document: TypedDocumentString<T, V>, variables: V, renewed = false): Promise<T> {
  const { data, failure } = await sendOperation(document, variables)
  if (failure === undefined) return data
  if (failure.type === 'second-factor-missing') sessionStore.setState({ secondFactorDue: true })
  // Administrators may access every field, so a rejection means that the user is no longer an administrator.
  const demoted = failure.type === 'not-allowed' && currentSession()?.type === 'Admin' && !renewed
  if (failure.type !== 'signed-out' && !demoted) throw await appError(failure.type, failure.data)
  if (!renewed && (await renewTokens())) return run(document, variables, true)
  endSession(true)
  throw await appError('signed-out', undefined)
}

/**
 * Runs a typed query (`XDocument` of `generated/operations.ts`). Throws an `AppError` with a `message` for the user. An
 * expired session redirects to the sign-in page, which later returns to this page.
 */
export function query<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}

/** Runs a typed mutation; throws like `query`. */
export function mutate<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}
