import type { TypedDocumentString } from '#generated/operations.ts'
import { networkFailure } from '#domain/messages/network-failure.ts'
import { AppError } from './app-error.ts'
import { loadAmplify } from './load-amplify.ts'
import { sendOperation } from './send-operation.ts'
import { currentSession, endSession, sessionStore } from '#web/lib/session/session-store.ts'

async function appError(type: string, data: unknown): Promise<AppError> {
  // Without a connection the words of refusals could not be loaded.
  if (type === 'network') return new AppError(type, networkFailure)
  const { refusalError } = await import('./refusal-error.ts')
  return refusalError(type, data)
}

/** A token that ended early, such as by a change of the user's type, is renewed once. Whether there are tokens. */
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
  // To an administrator nothing is refused: a refusal means that the user is no longer one.
  const demoted = failure.type === 'not-allowed' && currentSession()?.type === 'Admin' && !renewed
  if (failure.type !== 'signed-out' && !demoted) throw await appError(failure.type, failure.data)
  if (!renewed && (await renewTokens())) return run(document, variables, true)
  endSession(true)
  throw await appError('signed-out', undefined)
}

/**
 * Runs a typed query (`XDocument` of `generated/operations.ts`). Fails with an `AppError` whose `message` can be shown.
 * An expired session leads to the sign-in page, and back afterwards.
 */
export function query<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}

/** Runs a typed mutation; fails as `query` does. */
export function mutate<T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> {
  return run(document, variables)
}
