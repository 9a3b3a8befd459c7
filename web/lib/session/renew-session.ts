import { displayName, userTypeOf } from '#domain/users/user.ts'
import type { AmplifyClient } from '#web/lib/api/amplify-client.ts'
import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { endSession, type Session, startSession } from './session-store.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The session of the current tokens; undefined when signed out. */
export async function sessionOfTokens(amplify: AmplifyClient, forceRefresh = false): Promise<Session | undefined> {
  const { tokens } = await amplify.fetchAuthSession({ forceRefresh })
  if (tokens === undefined) return undefined
  const facts = tokens.idToken?.payload ?? {}
  const groups = tokens.accessToken.payload['cognito:groups']
  const firstName = text(facts.given_name)
  const lastName = text(facts.family_name)
  return {
    uid: text(tokens.accessToken.payload.sub),
    email: text(facts.email),
    firstName,
    lastName,
    displayName: displayName(firstName, lastName),
    type: Array.isArray(groups) && groups.some((group) => userTypeOf(text(group)) === 'Admin') ? 'Admin' : 'Student',
  }
}

/**
 * Requests new tokens after the user's type was changed and updates the session. Without tokens, the session ends and
 * the sign-in page is shown. Without a network, the session stays as it is.
 */
export async function renewSession(): Promise<void> {
  try {
    const amplify = await loadAmplify()
    const session = await sessionOfTokens(amplify, true)
    if (session !== undefined) {
      startSession(session)
      return
    }
    await amplify.signOut().catch(() => undefined)
  } catch (error) {
    if (error instanceof Error && error.name === 'NetworkError') return
  }
  endSession(true)
}
